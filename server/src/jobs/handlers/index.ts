import type { JobHandler } from "../define-handler.ts";
import { analyzeScanHandler } from "./analyze-scan.ts";
import { cleanUpHandler } from "./clean-up.ts";
import { endRenewalHandler } from "./end-renewal.ts";
import { eraseAccountsHandler } from "./erase-accounts.ts";
import { giveUpScanHandler } from "./give-up-scan.ts";
import { quotaRemindersHandler } from "./quota-reminders.ts";
import { resumeRenewalHandler } from "./resume-renewal.ts";
import { sendMailHandler } from "./send-mail.ts";
import { sweepChatsHandler } from "./sweep-chats.ts";
import { sweepScansHandler } from "./sweep-scans.ts";
import { sweepSubscriptionsHandler } from "./sweep-subscriptions.ts";
import { trialNoticesHandler } from "./trial-notices.ts";

export const HANDLERS: readonly JobHandler[] = [
	sendMailHandler,
	cleanUpHandler,
	analyzeScanHandler,
	giveUpScanHandler,
	sweepScansHandler,
	sweepChatsHandler,
	sweepSubscriptionsHandler,
	endRenewalHandler,
	resumeRenewalHandler,
	eraseAccountsHandler,
	trialNoticesHandler,
	quotaRemindersHandler,
];
