import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Deletes photos nobody will analyse any more and ends scans whose job was lost. */
export const sweepScansJob = defineJob({
	id: "sweep-scans",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 10,
	expireInSeconds: 60,
	concurrency: 1,
	cron: "* * * * *",
});
