import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Sends the mails people asked for about a quota that opens again. */
export const quotaRemindersJob = defineJob({
	id: "quota-reminders",
	payload: z.object({}),
	retryLimit: 3,
	retryDelay: 30,
	expireInSeconds: 900,
	concurrency: 1,
	cron: "27 * * * *",
	// A reminder is removed with the promise of its mail, so running twice tells nobody twice.
	async run({ ctx }) {
		const { sendReminders } = await import("#use-cases/reminders/index.ts");
		await sendReminders({ ctx });
	},
});
