import type { contactSchema } from "@dewlight/contracts/contact.ts";
import type { z } from "zod";
import { insertContactMessage } from "#db/queries/contact.ts";
import { sendMailJob } from "#jobs/definitions/send-mail.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { CONTACT_BY_ADDRESS, CONTACT_BY_EMAIL } from "./contact-rules.ts";

/** API-45: keeps the message for the operators' inbox and promises a receipt to the address it names. */
export async function sendContactMessage({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: z.infer<typeof contactSchema>;
}): Promise<void> {
	const { actor } = ctx;
	await takeAttempt(ctx, CONTACT_BY_ADDRESS, actor.address);
	await takeAttempt(ctx, CONTACT_BY_EMAIL, input.email.toLowerCase());
	const id = ctx.ids.uuid();
	const userId = actor.kind === "user" ? actor.userId : null;
	await ctx.store.transaction(async (tx) => {
		const { name, email, subject, message } = input;
		await insertContactMessage(tx, {
			id,
			userId,
			name,
			email,
			subject,
			message,
			createdAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "contact.sent", userId, details: { contact_id: id, subject } });
		await enqueue(ctx, tx, sendMailJob, { template: "contact-receipt", contact_id: id });
	});
}
