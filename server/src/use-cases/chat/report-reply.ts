import { findUserById } from "#db/queries/accounts.ts";
import { findOwnAnswer } from "#db/queries/chat-messages.ts";
import { insertContactMessage } from "#db/queries/contact.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { wholeAnswer } from "./answer-parts.ts";
import { REPORT_RULE } from "./chat-rules.ts";

const NO_REASON = "(none given)";

/** Puts an answer with its stored text into the operators' queue of AI reports. */
export async function reportReply({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: number; reason: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, REPORT_RULE, String(userId));
	await ctx.store.transaction(async (tx) => {
		const user = await findUserById(tx, userId);
		const answer = await findOwnAnswer(tx, userId, input.id);
		const text = answer ? wholeAnswer(answer.message) : "";
		if (!user || !answer || text === "") throw notFound();
		const products = (answer.products ?? []).map(({ id, reason }) => `${id}: ${reason}`);
		const id = ctx.ids.uuid();
		await insertContactMessage(tx, {
			id,
			userId,
			name: user.username,
			email: user.email,
			subject: "Report AI",
			message: [
				`Reason: ${input.reason || NO_REASON}`,
				`Answer ${answer.id} of ${answer.createdAt.toISOString()} by the ${answer.engine ?? "unknown"} engine:`,
				text,
				...(products.length > 0 ? [`Products:\n${products.join("\n")}`] : []),
			].join("\n\n"),
			createdAt: ctx.clock.now(),
		});
		const details = { contact_id: id, message_id: answer.id };
		await audit(ctx, tx, { action: "chat.answer_reported", userId, details });
	});
}
