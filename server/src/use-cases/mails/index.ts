export { accountErasedMail } from "./account-erased.ts";
export { type MailPayload, mailPayloadSchema } from "./mail-payload.ts";
export { sendMail } from "./send-mail.ts";
