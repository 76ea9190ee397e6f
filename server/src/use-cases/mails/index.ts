export type { AccountChange } from "./account-changed.ts";
export { accountErasedMail } from "./account-erased.ts";
export { type MailPayload, mailPayloadSchema } from "./mail-payload.ts";
export { LONGEST_NOTICE } from "./price-notice.ts";
export { sendMail } from "./send-mail.ts";
