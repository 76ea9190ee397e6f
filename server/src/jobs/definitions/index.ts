import type { JobDefinition } from "../define-job.ts";
import { analyzeScanJob, giveUpScanJob } from "./analyze-scan.ts";
import { pushReminderJob } from "./push-reminder.ts";
import { endRenewalJob, resumeRenewalJob } from "./renewals.ts";
import {
	chosenRemindersJob,
	cleanUpJob,
	eraseAccountsJob,
	keepLivesJob,
	quotaRemindersJob,
	sweepChatsJob,
	sweepScansJob,
	sweepSubscriptionsJob,
	trialNoticesJob,
} from "./scheduled.ts";
import { sendMailJob } from "./send-mail.ts";

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
