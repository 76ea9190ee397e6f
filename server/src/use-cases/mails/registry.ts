import { accountChanged } from "./account-changed.ts";
import { cancellation } from "./cancellation.ts";
import { contactReceipt } from "./contact-receipt.ts";
import { deletionRequested } from "./deletion-requested.ts";
import { dispute } from "./dispute.ts";
import { emailChange } from "./email-change.ts";
import { emailChangeNotice } from "./email-change-notice.ts";
import { emailChangeUndone } from "./email-change-undone.ts";
import { kept } from "./kept.ts";
import { modelBudget } from "./model-budget.ts";
import { passwordChanged } from "./password-changed.ts";
import { paymentFailed } from "./payment-failed.ts";
import { planChange } from "./plan-change.ts";
import { priceNotice } from "./price-notice.ts";
import { quotaOpen } from "./quota-open.ts";
import { receipt } from "./receipt.ts";
import { refund } from "./refund.ts";
import { resetPassword } from "./reset-password.ts";
import { subscriptionEnded } from "./subscription-ended.ts";
import { trialEnded } from "./trial-ended.ts";
import { trialEndsSoon } from "./trial-ends-soon.ts";
import { twoFactorChanged } from "./two-factor-changed.ts";
import { accountDisowned, verifyEmail, verifyEmailAgain } from "./verify-email.ts";
import { welcome } from "./welcome.ts";

/** Every mail that exists: one line here. */
export const MAILS = [
	verifyEmail,
	verifyEmailAgain,
	resetPassword,
	passwordChanged,
	twoFactorChanged,
	welcome,
	emailChange,
	emailChangeNotice,
	emailChangeUndone,
	deletionRequested,
	accountChanged,
	accountDisowned,
	contactReceipt,
	modelBudget,
	trialEndsSoon,
	trialEnded,
	receipt,
	paymentFailed,
	cancellation,
	kept,
	planChange,
	subscriptionEnded,
	refund,
	priceNotice,
	quotaOpen,
	dispute,
] as const;
