import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Once a day, what has been kept for its time is deleted. */
export const keepLivesJob = defineJob({
	id: "keep-lives",
	payload: z.object({}),
	retryLimit: 2,
	retryDelay: 300,
	expireInSeconds: 3_600,
	concurrency: 1,
	cron: "23 3 * * *",
	// Deletes by time, so running twice deletes nothing more.
	async run({ ctx }) {
		const { keepLives } = await import("#use-cases/settings/index.ts");
		await keepLives({ ctx });
	},
});
