export { sendContactMessage, sendFeedback } from "./messages.ts";
export { recordEvent } from "./record-event.ts";
