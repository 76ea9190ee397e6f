import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Removes expired sessions, mail tokens and counters of attempts. */
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
		await removeExpired({ ctx });
	},
});
