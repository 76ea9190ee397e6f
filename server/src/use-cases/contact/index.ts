export { recordEvent, sendContactMessage, sendFeedback } from "./messages.ts";
