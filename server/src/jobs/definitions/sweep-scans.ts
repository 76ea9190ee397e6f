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
	// Deletes what is left over, so running twice deletes nothing more.
	async run({ ctx }) {
		const { sweepScans } = await import("#use-cases/scans/index.ts");
		await sweepScans({ ctx });
	},
});
