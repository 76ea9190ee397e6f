import type { ChatEngine, ChatEvent } from "@dewlight/contracts/chat.ts";
import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { changeAnswer, moveTurn } from "#db/queries/chat.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Citation, ModelCall, ProductSearch } from "#ports/assistant.ts";
import type { Context, UserActor } from "../context.ts";
import { countTokens } from "./ask-assistant.ts";
import { FIRST_SIGN_MS, SIGN_OF_LIFE_MS, turnSource } from "./chat-rules.ts";
import type { OpenedTurn } from "./open-turn.ts";

/** An answer as far as it is written. */
export interface Draft {
	text: string;
	search: ProductSearch | null;
	citations: Citation[];
	engine: ChatEngine | null;
	calls: ModelCall[];
}

export function newDraft(): Draft {
	return { text: "", search: null, citations: [], engine: null, calls: [] };
}

/**
 * While an answer is written: renews the turn's sign of life and keeps what was said, so that a process that dies
 * leaves both. The returned function ends it and waits for what is being stored.
 */
export function showLife(ctx: Context, turnId: string, draft: Draft): () => Promise<void> {
	let stored = draft.text;
	let last: Promise<void> = Promise.resolve();
	const beat = async () => {
		const alive = await moveTurn(ctx.store.db, turnId, ["writing"], { aliveAt: ctx.clock.now() });
		if (!alive || draft.text === stored) return;
		stored = draft.text;
		await changeAnswer(ctx.store.db, turnId, { message: stored });
	};
	const show = () => {
		last = last.then(beat).catch((error: unknown) => {
			ctx.log.warn({ err: error, turnId }, "a turn's sign of life could not be stored");
		});
	};
	const first = setTimeout(show, FIRST_SIGN_MS);
	const timer = setInterval(show, SIGN_OF_LIFE_MS);
	return async () => {
		clearTimeout(first);
		clearInterval(timer);
		await last;
	};
}

export function sessionStarted({ turnId, messageId, userMessageId }: OpenedTurn): ChatEvent {
	return {
		type: "session_started",
		session_id: turnId,
		message_id: messageId,
		user_message_id: userMessageId,
	};
}

/** `stopped` by the person, `cut` by a failure; whatever was said by then is kept. */
export type TurnEnd = "complete" | "searching" | "stopped" | "cut";

/** Saves an answer once, with its state, and charges its tokens once. A message that got no word is not counted. */
export async function closeTurn(
	ctx: Context<UserActor>,
	turn: Pick<OpenedTurn, "turnId" | "asked">,
	draft: Draft,
	end: TurnEnd,
): Promise<void> {
	const { userId } = ctx.actor;
	const unsaid = draft.text === "" && end !== "searching";
	const now = ctx.clock.now();
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const moved = await moveTurn(tx, turn.turnId, ["writing"], {
			state: unsaid && end === "cut" ? "failed" : end,
			productIntent: end === "searching" || end === "cut" ? (draft.search?.product_intent ?? null) : null,
			category: draft.search?.category ?? null,
			aliveAt: now,
			endedAt: end === "searching" ? null : now,
		});
		if (!moved) return;
		const { text: message, citations, engine } = draft;
		await changeAnswer(tx, turn.turnId, { message, citations, engine, createdAt: now });
		await charge(ctx, tx, turn, draft, unsaid);
	});
}

async function charge(
	ctx: Context<UserActor>,
	tx: Transaction,
	{ turnId, asked }: Pick<OpenedTurn, "turnId" | "asked">,
	draft: Draft,
	unsaid: boolean,
): Promise<void> {
	const { userId } = ctx.actor;
	const source = turnSource(turnId);
	const at = ctx.clock.now();
	if (unsaid) return refundUsage(tx, { ids: ctx.ids.uuid, userId, source, at });
	const amount = countTokens({ asked, answered: draft.text, engine: draft.engine, calls: draft.calls });
	await reserveUsage(tx, { id: ctx.ids.uuid(), userId, kind: "tokens", amount, source, at });
}
