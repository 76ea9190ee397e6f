import { type contactSchema, type EventType, feedbackSchema } from "@dewlight/contracts/contact.ts";
import type { z } from "zod";
import { insertContactMessage, insertEventOnce, insertFeedback } from "#db/queries/contact.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { enqueue } from "../enqueue.ts";

const HOUR = 3_600;

/** The receipt goes to whatever address was typed, so one address gets few of them, whoever asks. */
const CONTACT_BY_EMAIL: ThrottleRule = { name: "contact-email", points: 5, windowSeconds: HOUR };
const CONTACT_BY_ADDRESS: ThrottleRule = {
	name: "contact-address",
	perAddress: true,
	points: 10,
	windowSeconds: HOUR,
};
const FEEDBACK_BY_ADDRESS: ThrottleRule = {
	name: "feedback-address",
	perAddress: true,
	points: 20,
	windowSeconds: HOUR,
};
const FEEDBACK_BY_ACCOUNT: ThrottleRule = {
	name: "feedback-account",
	points: 20,
	windowSeconds: HOUR,
};

const DEFAULT_SOURCE = feedbackSchema.shape.source.def.defaultValue;

/** API-23: visitors may write too (NAV-A9). */
export async function sendFeedback({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: z.infer<typeof feedbackSchema>;
}): Promise<void> {
	const { actor } = ctx;
	const userId = actor.kind === "user" ? actor.userId : null;
	await takeAttempt(ctx, FEEDBACK_BY_ADDRESS, actor.address);
	if (userId !== null) await takeAttempt(ctx, FEEDBACK_BY_ACCOUNT, String(userId));
	const id = ctx.ids.uuid();
	const source = input.source || DEFAULT_SOURCE;
	await ctx.store.transaction(async (tx) => {
		await insertFeedback(tx, { id, userId, message: input.message, source, createdAt: ctx.clock.now() });
		await audit(ctx, tx, { action: "feedback.sent", userId, details: { feedback_id: id } });
	});
}

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

/** API-40: each kind at most once per person; false when it stands already. No audit: it is the record itself. */
export async function recordEvent({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { event_type: EventType };
}): Promise<boolean> {
	const { userId } = ctx.actor;
	return insertEventOnce(ctx.store.db, {
		userId,
		eventType: input.event_type,
		createdAt: ctx.clock.now(),
	});
}
