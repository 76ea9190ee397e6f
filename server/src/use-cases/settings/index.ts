export { confirmEmailChange, disownAccount, undoEmailChange } from "./email-change.ts";
export {
	cancelDeletion,
	type Erasure,
	eraseAccount,
	eraseDueAccounts,
	forgetOldErasures,
	keepLives,
	readErasures,
	requestDeletion,
} from "./erasure.ts";
export { type AccountExport, exportAccount } from "./export-account.ts";
export { type AccountSettingsView, asksForNewAddress, getAccount, updateAccount } from "./update-account.ts";
