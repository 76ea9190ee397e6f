import { sendMail } from "#use-cases/mails/index.ts";
import { defineHandler } from "../define-handler.ts";
import { sendMailJob } from "../definitions/send-mail.ts";

/** A second run sends a second mail with a fresh link; both links work. */
export const sendMailHandler = defineHandler(sendMailJob, ({ ctx, payload }) =>
	sendMail({ ctx, input: payload }),
);
