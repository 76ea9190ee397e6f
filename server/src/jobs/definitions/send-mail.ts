import { mailPayloadSchema } from "#use-cases/mails/index.ts";
import { defineJob } from "../define-job.ts";

/**
 * The payload names what to send, never a link: secrets of a mail are made when it is sent, so none lies in the
 * queue.
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
