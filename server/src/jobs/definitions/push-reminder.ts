import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Sends one reminder that a person chose. */
export const pushReminderJob = defineJob({
	id: "push-reminder",
	payload: z.object({
		user_id: z.number().int(),
		kind: z.enum(["morning", "night", "ramp_step", "next_scan", "expiry", "patch_test"]),
		day: z.iso.date(),
	}),
	retryLimit: 3,
	retryDelay: 60,
	expireInSeconds: 120,
	concurrency: 2,
	// A second run shows the same message again under its tag, where the first one stands; the mail goes out once a day.
	async run({ ctx, payload }) {
		const { pushReminder } = await import("#use-cases/reminders/index.ts");
		await pushReminder({ ctx, input: payload });
	},
});
