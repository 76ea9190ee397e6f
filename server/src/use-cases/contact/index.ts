export { recordEvent } from "./record-event.ts";
export { sendContactMessage } from "./send-contact-message.ts";
export { sendFeedback } from "./send-feedback.ts";
