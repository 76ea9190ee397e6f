import { contactReceipt } from "./contact-receipt.ts";
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
	contactReceipt,
] as const;
