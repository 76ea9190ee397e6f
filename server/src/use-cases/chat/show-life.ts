import { changeAnswer } from "#db/queries/chat-messages.ts";
import { moveTurn } from "#db/queries/chat-turns.ts";
import type { Context } from "../context.ts";
import { FIRST_SIGN_MS, SIGN_OF_LIFE_MS } from "./chat-rules.ts";
import type { Draft } from "./draft.ts";

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
