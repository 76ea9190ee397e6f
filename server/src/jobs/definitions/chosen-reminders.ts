import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Looks whose reminders are due. */
export const chosenRemindersJob = defineJob({
	id: "chosen-reminders",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 30,
	expireInSeconds: 540,
	concurrency: 1,
	cron: "*/10 * * * *",
	// Each reminder is noted with its promise, so running twice promises nothing twice.
	async run({ ctx }) {
		const { sendChosenReminders } = await import("#use-cases/reminders/index.ts");
		await sendChosenReminders({ ctx });
	},
});
