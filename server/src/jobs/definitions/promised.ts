import { z } from "zod";
import { mailPayloadSchema } from "#use-cases/mails/index.ts";
import { defineJob } from "../define-job.ts";

/** Ends a scan whose analysis failed every try, also when each of them took its process along. */
export const giveUpScanJob = defineJob({
	id: "give-up-scan",
	payload: z.object({ checkin_id: z.number().int() }),
	retryLimit: 10,
	retryDelay: 5,
	expireInSeconds: 60,
	concurrency: 1,
	// A scan that has ended stays as it is, and a deleted photo is deleted once.
	async run({ ctx, payload }) {
		const { giveUpScan } = await import("#use-cases/scans/index.ts");
		await giveUpScan({ ctx, input: { checkinId: payload.checkin_id } });
	},
});

/**
 * Analyzes the photo of a scan. Two at a time is what two analysis threads can do; a lost try is taken up again within
 * seconds.
 */
export const analyzeScanJob = defineJob({
	id: "analyze-scan",
	payload: z.object({ checkin_id: z.number().int() }),
	retryLimit: 2,
	retryDelay: 1,
	expireInSeconds: 120,
	concurrency: 2,
	whenGivenUp: giveUpScanJob.id,
	// A second run finds what the first one finished and goes on from there.
	async run({ ctx, payload, signal, lastTry }) {
		const { analyzeScan } = await import("#use-cases/scans/index.ts");
		await analyzeScan({ ctx, input: { checkinId: payload.checkin_id, lastTry, signal } });
	},
});

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

/**
 * Sends one mail. The payload names what to send, never a link: secrets of a mail are made when it is sent, so none lies
 * in the queue.
 */
export const sendMailJob = defineJob({
	id: "send-mail",
	payload: mailPayloadSchema,
	retryLimit: 8,
	retryDelay: 5,
	expireInSeconds: 60,
	concurrency: 2,
	// A second run sends the mail again under the same Message-ID, with a fresh link; both links work.
	async run({ ctx, payload, jobId }) {
		const { sendMail } = await import("#use-cases/mails/index.ts");
		await sendMail({ ctx, input: payload, id: jobId });
	},
});
