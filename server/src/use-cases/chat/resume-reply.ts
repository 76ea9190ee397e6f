import { setTimeout as wait } from "node:timers/promises";
import type { ChatResumeRequest } from "@dewlight/contracts/chat.ts";
import { readTurnMessages } from "#db/queries/chat-messages.ts";
import { findTurn } from "#db/queries/chat-turns.ts";
import type { Citation } from "#ports/assistant.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readLeftOut } from "../profile/index.ts";
import { readAsked, readThread, requireVisibleCheckin } from "./admit-message.ts";
import { plainParagraphs, readSuggested, type SuggestedProduct, splitAnswer } from "./answer-parts.ts";
import { askForProducts, type Presented } from "./ask-assistant.ts";
import { FOLLOW_MS, LONGEST_SEARCH_MS, NO_PRODUCTS_NOW, RESUME_RULE } from "./chat-rules.ts";
import { newDraft, showLife } from "./draft.ts";
import { withoutHiddenComment } from "./hidden-comment.ts";
import { readCandidates } from "./read-candidates.ts";
import { readChatContext } from "./read-chat-context.ts";
import { recordCall } from "./record-call.ts";
import { claimSearch, giveUpSearch, saveFound } from "./search-turn.ts";

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
