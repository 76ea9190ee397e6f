import type { ChatResumeRequest } from "@dewlight/contracts/chat.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { changeAnswer, readTurnMessages } from "#db/queries/chat-messages.ts";
import {
	deleteTurn,
	findTurnByClientId,
	findTurnOfSearch,
	moveTurn,
	type TurnRow,
} from "#db/queries/chat-turns.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { refuseWhileOff, requireTokens } from "./admit-message.ts";
import { joinAnswer, splitAnswer } from "./answer-parts.ts";
import type { Presented } from "./ask-assistant.ts";
import { productsSource, turnSource, WAITING_MS } from "./chat-rules.ts";
import { endLostTurns } from "./end-lost-turns.ts";
import { beginTurn } from "./open-turn.ts";
import { countTokens } from "./record-call.ts";

interface AskedSearch extends Pick<ChatResumeRequest, "product_intent" | "category" | "checkin_id"> {
	asked: string;
	client_message_id: string | undefined;
}

export type SearchClaim =
	/** Ours to answer. `waited`: an answer announced the products; otherwise the call counted as a message. */
	| { kind: "claimed"; turnId: string; waited: boolean }
	/** Answered, or being answered, for another call. */
	| { kind: "taken"; turnId: string };

/** Finds the turn that waits for these products and takes it, so that it is answered and charged once. */
export async function claimSearch(ctx: Context<UserActor>, search: AskedSearch): Promise<SearchClaim> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await refuseWhileOff(tx);
		await endLostTurns(ctx, tx, userId);
		const waiting = await findWaiting(ctx, tx, search);
		if (!waiting) return openSearch(ctx, tx, search, null);
		const turnId = waiting.id;
		const { answer } = await readTurnMessages(tx, turnId);
		const answered = splitAnswer(answer.message).reply !== null;
		if (answered || waiting.state === "writing") return { kind: "taken", turnId };
		if (waiting.endedAt && answer.message === "") {
			// It ended without a word and was given back, so it gives way and counts anew.
			await deleteTurn(tx, turnId);
			return openSearch(ctx, tx, search, waiting.clientMessageId);
		}
		await requireTokens(ctx, tx);
		const now = ctx.clock.now();
		await moveTurn(tx, turnId, [waiting.state], { state: "writing", aliveAt: now, endedAt: null });
		return { kind: "claimed", turnId, waited: true };
	});
}

/** By the sender's own id, else by what was asked for; null where no turn of this person announced a search. */
async function findWaiting(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ asked, client_message_id: id, product_intent: productIntent, category }: AskedSearch,
): Promise<TurnRow | null> {
	const { userId } = ctx.actor;
	if (id !== undefined) {
		const turn = await findTurnByClientId(tx, userId, id);
		return turn && turn.productIntent !== null ? turn : null;
	}
	const endedAfter = new Date(ctx.clock.now().getTime() - WAITING_MS);
	return findTurnOfSearch(tx, userId, { message: asked, productIntent, category, endedAfter });
}

/** A call that nothing announced is a message like any other, so that it is no way around the quota. */
async function openSearch(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ asked, checkin_id: checkinId, product_intent: productIntent, category }: AskedSearch,
	clientMessageId: string | null,
): Promise<SearchClaim> {
	const { turnId } = await beginTurn(ctx, tx, {
		asked,
		checkinId,
		clientMessageId,
		state: "writing",
		productIntent,
		category,
	});
	return { kind: "claimed", turnId, waited: false };
}

type Claimed = SearchClaim & { kind: "claimed" };

/** Saves what was found behind what was said, once, and charges its tokens once. */
export async function saveFound(ctx: Context<UserActor>, turnId: string, found: Presented): Promise<void> {
	const { userId } = ctx.actor;
	const at = ctx.clock.now();
	const { text: reply, products, engine, calls } = found;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await moveTurn(tx, turnId, ["writing", "cut"], { state: "complete", endedAt: at }))) return;
		const { question, answer } = await readTurnMessages(tx, turnId);
		const { said } = splitAnswer(answer.message);
		const citations = [...answer.citations, ...found.citations];
		await changeAnswer(tx, turnId, { message: joinAnswer(said, reply), products, citations, engine });
		const amount = countTokens({ asked: question.message, answered: reply, engine, calls });
		const source = productsSource(turnId);
		await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
	});
}

/** Nothing was found out: the turn waits again, or, where the call was the message, is not counted. */
export async function giveUpSearch(
	ctx: Context<UserActor>,
	{ turnId, waited }: Pick<Claimed, "turnId" | "waited">,
): Promise<void> {
	const { userId } = ctx.actor;
	const at = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (waited) {
			await moveTurn(tx, turnId, ["writing"], { state: "searching", aliveAt: at });
			return;
		}
		if (!(await moveTurn(tx, turnId, ["writing"], { state: "failed", endedAt: at }))) return;
		await refundUsage(tx, { ids: ctx.ids.uuid, userId, source: turnSource(turnId), at });
	});
}
