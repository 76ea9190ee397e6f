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
});
