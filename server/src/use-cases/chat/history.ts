import { findUserById, lockAccount } from "#db/queries/accounts.ts";
import {
	type ChatMessageRow,
	findOwnAnswer,
	type ListedMessage,
	listMessages,
	listSilentTurns,
} from "#db/queries/chat.ts";
import { insertContactMessage } from "#db/queries/contact.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { readSuggested, type SuggestedProduct, wholeAnswer, withoutHiddenComment } from "./answer-text.ts";
import { LOST_TURN_MS, REPORT_RULE, UNSAID } from "./chat-rules.ts";
import { endLostTurns } from "./turn.ts";

export interface HistoryMessage extends Omit<ChatMessageRow, "products"> {
	/** Null where no search was made. */
	products: SuggestedProduct[] | null;
	/** The answer was cut short, or is not whole yet. */
	incomplete: boolean;
}

/** API-39: offset counts from the newest, each page is oldest first (CHAT-A10). */
export async function listHistory({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { offset: number; limit: number };
}): Promise<{ messages: HistoryMessage[]; hasMore: boolean }> {
	const { db } = ctx.store;
	const { userId } = ctx.actor;
	await endLost(ctx);
	const found = await listMessages(db, userId, { offset: input.offset, limit: input.limit + 1 });
	const page = found.slice(0, input.limit).toReversed();
	const suggested = await readSuggested(
		db,
		userId,
		page.map(({ message }) => message.products),
	);
	return {
		messages: page.map((listed) => ({
			...listed.message,
			message: textOf(listed),
			products: listed.message.products && suggested(listed.message.products),
			incomplete: listed.message.role === "assistant" && listed.state !== "complete",
		})),
		hasMore: found.length > input.limit,
	};
}

function textOf({ message, state }: ListedMessage): string {
	if (message.role === "user") return message.message;
	const text = withoutHiddenComment(wholeAnswer(message.message));
	if (text !== "") return text;
	return state === "stopped" ? UNSAID.stopped : UNSAID.cut;
}

/** Before anybody looks: an answer whose process died is told as cut, and not counted where nothing was said. */
async function endLost(ctx: Context<UserActor>): Promise<void> {
	const { userId } = ctx.actor;
	const before = new Date(ctx.clock.now().getTime() - LOST_TURN_MS);
	if ((await listSilentTurns(ctx.store.db, { writing: before }, userId)).length === 0) return;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await endLostTurns(ctx, tx, userId);
	});
}

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
