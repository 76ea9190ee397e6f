import { lockAccount } from "#db/queries/accounts.ts";
import { type ChatMessageRow, type ListedMessage, listMessages } from "#db/queries/chat-messages.ts";
import { listSilentTurns } from "#db/queries/chat-turns.ts";
import type { Context, UserActor } from "../context.ts";
import { readSuggested, type SuggestedProduct, wholeAnswer } from "./answer-parts.ts";
import { LOST_TURN_MS, UNSAID } from "./chat-rules.ts";
import { endLostTurns } from "./end-lost-turns.ts";
import { withoutHiddenComment } from "./hidden-comment.ts";

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
