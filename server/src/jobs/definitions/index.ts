import type { JobDefinition } from "../define-job.ts";
import { analyzeScanJob } from "./analyze-scan.ts";
import { cleanUpJob } from "./clean-up.ts";
import { eraseAccountsJob } from "./erase-accounts.ts";
import { sendMailJob } from "./send-mail.ts";
import { sweepScansJob } from "./sweep-scans.ts";

/** Every job that exists. The worker refuses to start unless each has exactly one handler. */
export const JOBS = [
	sendMailJob,
	cleanUpJob,
	analyzeScanJob,
	sweepScansJob,
	eraseAccountsJob,
] as const satisfies readonly JobDefinition[];
export type JobId = (typeof JOBS)[number]["id"];
