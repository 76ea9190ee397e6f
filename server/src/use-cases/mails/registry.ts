import { contactReceipt } from "./contact-receipt.ts";
import { deletionRequested } from "./deletion-requested.ts";
import { emailChange } from "./email-change.ts";
import { emailChangeNotice } from "./email-change-notice.ts";
import { emailChangeUndone } from "./email-change-undone.ts";
import { modelBudget } from "./model-budget.ts";
import { passwordChanged } from "./password-changed.ts";
import { resetPassword } from "./reset-password.ts";
import { twoFactorChanged } from "./two-factor-changed.ts";
import { verifyEmail } from "./verify-email.ts";
import { welcome } from "./welcome.ts";

/** Every mail that exists: one file and one line here. */
export const MAILS = [
	verifyEmail,
	resetPassword,
	passwordChanged,
	twoFactorChanged,
	welcome,
	emailChange,
	emailChangeNotice,
	emailChangeUndone,
	deletionRequested,
	contactReceipt,
	modelBudget,
] as const;
