import type { Transaction } from "#db/database.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { changeAnswer } from "#db/queries/chat-messages.ts";
import { moveTurn } from "#db/queries/chat-turns.ts";
import { refundUsage, reserveUsage } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { turnSource } from "./chat-rules.ts";
import type { Draft } from "./draft.ts";
import type { OpenedTurn } from "./open-turn.ts";
import { countTokens } from "./record-call.ts";

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
