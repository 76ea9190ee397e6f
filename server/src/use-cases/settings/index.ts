export { cancelDeletion } from "./cancel-deletion.ts";
export { confirmEmailChange } from "./confirm-email-change.ts";
export { eraseAccount } from "./erase-account.ts";
export { eraseDueAccounts } from "./erase-due-accounts.ts";
export { type AccountExport, exportAccount } from "./export-account.ts";
export { type AccountSettingsView, getAccount } from "./get-account.ts";
export { requestDeletion } from "./request-deletion.ts";
export { undoEmailChange } from "./undo-email-change.ts";
export { asksForNewAddress, updateAccount } from "./update-account.ts";
