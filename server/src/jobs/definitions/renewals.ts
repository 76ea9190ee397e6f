import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Asks the payment provider to renew again what a deletion had ended that somebody else asked for. */
export const resumeRenewalJob = defineJob({
	id: "resume-renewal",
	payload: z.object({ user_id: z.number().int() }),
	retryLimit: 8,
	retryDelay: 30,
	expireInSeconds: 120,
	concurrency: 1,
	// Running twice finds that the plan renews already.
	async run({ ctx, payload }) {
		const { resumeRenewal } = await import("#use-cases/billing/index.ts");
		await resumeRenewal({ ctx, input: { userId: payload.user_id } });
	},
});

/** Asks the payment provider not to renew the subscription of somebody whose account is about to be erased. */
export const endRenewalJob = defineJob({
	id: "end-renewal",
	payload: z.object({ user_id: z.number().int() }),
	retryLimit: 8,
	retryDelay: 30,
	expireInSeconds: 120,
	concurrency: 1,
	// Running twice finds the renewal ended already.
	async run({ ctx, payload }) {
		const { endRenewal } = await import("#use-cases/billing/index.ts");
		await endRenewal({ ctx, input: { userId: payload.user_id } });
	},
});
