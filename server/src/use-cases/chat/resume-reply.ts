import { setTimeout as wait } from "node:timers/promises";
import type { ChatResumeRequest } from "@dewlight/contracts/chat.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import {
	changeAnswer,
	deleteTurn,
	findTurn,
	findTurnByClientId,
	findTurnOfSearch,
	moveTurn,
	readTurnMessages,
	type TurnRow,
} from "#db/queries/chat.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Citation } from "#ports/assistant.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readLeftOut } from "../profile/index.ts";
import {
	joinAnswer,
	plainParagraphs,
	readSuggested,
	type SuggestedProduct,
	splitAnswer,
	withoutHiddenComment,
} from "./answer-text.ts";
import { askForProducts, countTokens, type Presented, recordCall } from "./ask-assistant.ts";
import {
	FOLLOW_MS,
	LONGEST_SEARCH_MS,
	NO_PRODUCTS_NOW,
	productsSource,
	RESUME_RULE,
	turnSource,
	WAITING_MS,
} from "./chat-rules.ts";
import { readCandidates } from "./read-candidates.ts";
import { readChatContext } from "./read-chat-context.ts";
import {
	beginTurn,
	endLostTurns,
	newDraft,
	readAsked,
	readThread,
	refuseWhileOff,
	requireTokens,
	requireVisibleCheckin,
	showLife,
} from "./turn.ts";

export interface ResumedReply {
	reply: string;
	products: SuggestedProduct[];
	messageId: number;
	citations: Citation[];
}

/**
 * API-41: the products an answer announced. It belongs to the turn that waits; called again it answers what is
 * stored. It is finished also when whoever asked has left, and then stands in the history.
 */
export async function resumeReply({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: ChatResumeRequest;
}): Promise<ResumedReply> {
	await takeAttempt(ctx, RESUME_RULE, String(ctx.actor.userId));
	const asked = readAsked(input.message);
	await requireVisibleCheckin(ctx, input.checkin_id);
	const claim = await claimSearch(ctx, { ...input, asked, client_message_id: input.client_message_id });
	if (claim.kind === "claimed") await answerSearch(ctx, { ...claim, asked }, input);
	return readStored(ctx, claim.turnId);
}

interface ClaimedSearch {
	turnId: string;
	waited: boolean;
	asked: string;
}

async function answerSearch(
	ctx: Context<UserActor>,
	claim: ClaimedSearch,
	input: ChatResumeRequest,
): Promise<void> {
	const { turnId } = claim;
	// Nothing is said before it is whole: the draft stays empty, only the sign of life is renewed.
	const stopLife = showLife(ctx, turnId, newDraft());
	try {
		const found = await find(ctx, claim.asked, input);
		for (const call of found.calls) await recordCall(ctx, "products", call);
		await stopLife();
		await saveFound(ctx, turnId, found);
	} catch (error) {
		await stopLife();
		await giveUpSearch(ctx, claim);
		ctx.log.error({ kind: error instanceof Error ? error.name : "unknown" }, "a product search failed");
		throw new DomainError("provider_down", NO_PRODUCTS_NOW);
	}
}

/** Whatever an engine says, the answer names no product that is not a row of the catalogue. */
async function find(ctx: Context<UserActor>, message: string, input: ChatResumeRequest): Promise<Presented> {
	const search = { product_intent: input.product_intent, category: input.category };
	const history = readThread(input.conversation_history);
	const signal = AbortSignal.timeout(LONGEST_SEARCH_MS);
	const [context, listed, leftOut] = await Promise.all([
		readChatContext(ctx, { message, history, checkinId: input.checkin_id }),
		readCandidates(ctx.store.db, search, message),
		readLeftOut(ctx.store.db, ctx.actor.userId),
	]);
	const candidates = listed.filter(({ id }) => !leftOut.has(id));
	const found = await askForProducts(ctx, {
		message,
		history,
		context,
		search,
		candidates,
		signal,
	});
	const known = new Set(candidates.map(({ id }) => id));
	const products = [...new Map(found.products.map((one) => [one.id, one])).values()];
	return {
		...found,
		text: withoutHiddenComment(plainParagraphs(found.text)).trim(),
		products: products
			.filter(({ id }) => known.has(id))
			.map(({ id, reason }) => ({ id, reason: withoutHiddenComment(reason) })),
	};
}

/** The stored answer; waits for one that another call is being given. */
async function readStored(ctx: Context<UserActor>, turnId: string): Promise<ResumedReply> {
	const { db } = ctx.store;
	const until = performance.now() + LONGEST_SEARCH_MS;
	for (;;) {
		const turn = await findTurn(db, turnId);
		if (!turn) break;
		const { answer } = await readTurnMessages(db, turnId);
		const { reply } = splitAnswer(answer.message);
		if (reply !== null) {
			const stored = answer.products ?? [];
			const suggested = await readSuggested(db, ctx.actor.userId, [stored]);
			return { reply, products: suggested(stored), messageId: answer.id, citations: answer.citations };
		}
		if (turn.state !== "writing" || performance.now() > until) break;
		await wait(FOLLOW_MS);
	}
	throw new DomainError("provider_down", NO_PRODUCTS_NOW);
}

interface AskedSearch extends Pick<ChatResumeRequest, "product_intent" | "category" | "checkin_id"> {
	asked: string;
	client_message_id: string | undefined;
}

type SearchClaim =
	/** Ours to answer. `waited`: an answer announced the products; otherwise the call counted as a message. */
	| { kind: "claimed"; turnId: string; waited: boolean }
	/** Answered, or being answered, for another call. */
	| { kind: "taken"; turnId: string };

/** Finds the turn that waits for these products and takes it, so that it is answered and charged once. */
async function claimSearch(ctx: Context<UserActor>, search: AskedSearch): Promise<SearchClaim> {
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

/** Saves what was found behind what was said, once, and charges its tokens once. */
async function saveFound(ctx: Context<UserActor>, turnId: string, found: Presented): Promise<void> {
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
async function giveUpSearch(
	ctx: Context<UserActor>,
	{ turnId, waited }: Pick<ClaimedSearch, "turnId" | "waited">,
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
