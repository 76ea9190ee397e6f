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

/** Ends answers whose process died and gives back the messages nobody answered. */
export const sweepChatsJob = defineJob({
	id: "sweep-chats",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 10,
	expireInSeconds: 60,
	concurrency: 1,
	cron: "* * * * *",
	// Ends what is lost, so running twice ends nothing more.
	async run({ ctx }) {
		const { sweepChats } = await import("#use-cases/chat/index.ts");
		await sweepChats({ ctx });
	},
});

/** Deletes photos nobody will analyse any more and ends scans whose job was lost. */
export const sweepScansJob = defineJob({
	id: "sweep-scans",
	payload: z.object({}),
	retryLimit: 1,
	retryDelay: 10,
	expireInSeconds: 60,
	concurrency: 1,
	cron: "* * * * *",
	// Deletes what is left over, so running twice deletes nothing more.
	async run({ ctx }) {
		const { sweepScans } = await import("#use-cases/scans/index.ts");
		await sweepScans({ ctx });
	},
});

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

/** Removes expired sessions, mail tokens, counters of attempts, and the record of erasures that no backup holds any more. */
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
		const { forgetOldErasures } = await import("#use-cases/settings/index.ts");
		await removeExpired({ ctx });
		await forgetOldErasures({ ctx });
	},
});
