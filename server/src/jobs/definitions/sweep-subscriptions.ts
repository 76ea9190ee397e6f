import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Asks the payment provider about every customer, so that no lost webhook is lost for long. */
export const sweepSubscriptionsJob = defineJob({
	id: "sweep-subscriptions",
	payload: z.object({}),
	retryLimit: 3,
	retryDelay: 300,
	expireInSeconds: 3_600,
	concurrency: 1,
	cron: "23 3 * * *",
	// Writes what the provider says, so running twice writes the same.
	async run({ ctx }) {
		const { sweepSubscriptions } = await import("#use-cases/billing/index.ts");
		await sweepSubscriptions({ ctx });
	},
});
