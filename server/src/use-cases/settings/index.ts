export { cancelDeletion, eraseDueAccounts, requestDeletion } from "./deletion.ts";
export { disownAccount } from "./disown-account.ts";
export { confirmEmailChange, undoEmailChange } from "./email-change.ts";
export { eraseAccount } from "./erase-account.ts";
export { type Erasure, forgetOldErasures, readErasures } from "./erasure-journal.ts";
export { type AccountExport, exportAccount } from "./export-account.ts";
export { keepLives } from "./keep-lives.ts";
export { type AccountSettingsView, asksForNewAddress, getAccount, updateAccount } from "./update-account.ts";
