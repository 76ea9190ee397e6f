import { feedbackSchema } from "@dewlight/contracts/contact.ts";
import type { z } from "zod";
import { insertFeedback } from "#db/queries/contact.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { FEEDBACK_BY_ACCOUNT, FEEDBACK_BY_ADDRESS } from "./contact-rules.ts";

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
