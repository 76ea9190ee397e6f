export { recordEvent, sendContactMessage, sendFeedback } from "./contact.ts";
