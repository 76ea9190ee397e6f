import { MailRefusedError } from "#ports/mailer.ts";
import type { Context, JobActor } from "../context.ts";
import type { MailPayload } from "./mail-payload.ts";
import { MAILS } from "./registry.ts";

/** Composes and sends one mail. A refusal for good is logged and ends here; any other failure is for a retry. */
export async function sendMail({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: MailPayload;
}): Promise<void> {
	const { template } = input;
	const mail = await MAILS.find((candidate) => candidate.template === template)?.compose({
		ctx,
		payload: input,
	});
	if (!mail) return;
	try {
		await ctx.mailer.send(mail);
	} catch (error) {
		if (!(error instanceof MailRefusedError)) throw error;
		const userId = "user_id" in input ? input.user_id : null;
		ctx.log.warn({ template, userId }, "the mail server refused a mail for good");
	}
}
