import type { JobDefinition } from "../define-job.ts";
import { analyzeScanJob } from "./analyze-scan.ts";
import { chosenRemindersJob } from "./chosen-reminders.ts";
import { cleanUpJob } from "./clean-up.ts";
import { endRenewalJob } from "./end-renewal.ts";
import { eraseAccountsJob } from "./erase-accounts.ts";
import { giveUpScanJob } from "./give-up-scan.ts";
import { keepLivesJob } from "./keep-lives.ts";
import { pushReminderJob } from "./push-reminder.ts";
import { quotaRemindersJob } from "./quota-reminders.ts";
import { resumeRenewalJob } from "./resume-renewal.ts";
import { sendMailJob } from "./send-mail.ts";
import { sweepChatsJob } from "./sweep-chats.ts";
import { sweepScansJob } from "./sweep-scans.ts";
import { sweepSubscriptionsJob } from "./sweep-subscriptions.ts";
import { trialNoticesJob } from "./trial-notices.ts";

/** Every job that exists: one line here. */
export const JOBS = [
	sendMailJob,
	cleanUpJob,
	keepLivesJob,
	analyzeScanJob,
	giveUpScanJob,
	sweepScansJob,
	sweepChatsJob,
	sweepSubscriptionsJob,
	endRenewalJob,
	resumeRenewalJob,
	eraseAccountsJob,
	trialNoticesJob,
	quotaRemindersJob,
	chosenRemindersJob,
	pushReminderJob,
] as const satisfies readonly JobDefinition[];
export type JobId = (typeof JOBS)[number]["id"];
