import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Tells people about the end of their trial; the plan itself changes by the clock alone. */
export const trialNoticesJob = defineJob({
	id: "trial-notices",
	payload: z.object({}),
	retryLimit: 3,
	retryDelay: 30,
	expireInSeconds: 900,
	concurrency: 1,
	cron: "17 * * * *",
	// Who was told is written down with the promise of the mail, so running twice tells nobody twice.
	async run({ ctx }) {
		const { sendTrialNotices } = await import("#use-cases/trials/index.ts");
		await sendTrialNotices({ ctx });
	},
});
