export { type AccountChange, accountErasedMail } from "./account-security.ts";
export { type MailPayload, mailPayloadSchema, sendMail } from "./registry.ts";
export { LONGEST_NOTICE } from "./subscription.ts";
