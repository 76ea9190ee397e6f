import type { JobDefinition } from "../define-job.ts";
import {
	analyzeScanJob,
	endRenewalJob,
	giveUpScanJob,
	pushReminderJob,
	resumeRenewalJob,
	sendMailJob,
} from "./promised.ts";
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
