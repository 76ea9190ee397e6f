import { z } from "zod";
import { defineJob } from "../define-job.ts";

/** Erases the accounts whose owners asked for it and did not change their mind in time. */
export const eraseAccountsJob = defineJob({
	id: "erase-accounts",
	payload: z.object({}),
	retryLimit: 3,
	retryDelay: 30,
	expireInSeconds: 900,
	concurrency: 1,
	cron: "41 * * * *",
	// Goes on where a run that was killed stopped; an account that is gone is not due.
	async run({ ctx }) {
		const { eraseDueAccounts } = await import("#use-cases/settings/index.ts");
		await eraseDueAccounts({ ctx });
	},
});
