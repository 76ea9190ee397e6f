export { type MailPayload, mailPayloadSchema } from "./mail-payload.ts";
export { sendMail } from "./send-mail.ts";
