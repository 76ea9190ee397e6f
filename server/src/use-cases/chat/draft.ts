import type { ChatEngine, ChatEvent } from "@dewlight/contracts/chat.ts";
import { changeAnswer } from "#db/queries/chat-messages.ts";
import { moveTurn } from "#db/queries/chat-turns.ts";
import type { Citation, ModelCall, ProductSearch } from "#ports/assistant.ts";
import type { Context } from "../context.ts";
import { FIRST_SIGN_MS, SIGN_OF_LIFE_MS } from "./chat-rules.ts";
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
