import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Removes expired sessions, mail tokens, counters of attempts, and the record of erasures that no backup holds any more. */
export const cleanUpJob = defineJob({
	id: "clean-up",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 60,
	expireInSeconds: 120,
	concurrency: 1,
	cron: "17 * * * *",
	// Deletes by time, so running twice deletes nothing more.
	async run({ ctx }) {
		const { removeExpired } = await import("#use-cases/accounts/index.ts");
		const { forgetOldErasures } = await import("#use-cases/settings/index.ts");
		await removeExpired({ ctx });
		await forgetOldErasures({ ctx });
	},
});
