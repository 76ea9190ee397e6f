import { setTimeout as wait } from "node:timers/promises";
import type { ChatEvent } from "@dewlight/contracts/chat.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { readTurnMessages } from "#db/queries/chat-messages.ts";
import { findTurn, type TurnRow } from "#db/queries/chat-turns.ts";
import type { Context, UserActor } from "../context.ts";
import { splitAnswer } from "./answer-parts.ts";
import { CUT_OFF, FOLLOW_MS, LOST_TURN_MS, NOT_ANSWERED } from "./chat-rules.ts";
import { endLostTurns } from "./end-lost-turns.ts";

/** Gives an answer that is written for another sending, by whichever process; all at once where it is done. */
export async function* followTurn(
	ctx: Context<UserActor>,
	turnId: string,
	left: AbortSignal,
): AsyncGenerator<ChatEvent> {
	let given = 0;
	while (!left.aborted) {
		const turn = await findTurn(ctx.store.db, turnId);
		if (!turn) return yield { type: "error", detail: NOT_ANSWERED };
		const { answer } = await readTurnMessages(ctx.store.db, turnId);
		const { said } = splitAnswer(answer.message);
		if (said.length > given) yield { type: "content_delta", delta: said.slice(given) };
		given = said.length;
		if (turn.state !== "writing" || turn.productIntent !== null) return yield* endOf(turn, given);
		if (isLost(ctx, turn)) await endLost(ctx);
		else await pause(left);
	}
}

function* endOf({ state, productIntent, category }: TurnRow, given: number): Generator<ChatEvent> {
	if (productIntent !== null) {
		const search = { product_intent: productIntent, category };
		yield { type: "searching_products", ...search };
		yield { type: "ready_for_resume", ...search };
		return;
	}
	const failed = state === "cut" || state === "failed";
	if (failed) yield { type: "error", detail: given === 0 ? NOT_ANSWERED : CUT_OFF };
}

function isLost(ctx: Context, { aliveAt }: TurnRow): boolean {
	return ctx.clock.now().getTime() - aliveAt.getTime() > LOST_TURN_MS;
}

async function endLost(ctx: Context<UserActor>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		await endLostTurns(ctx, tx, userId);
	});
}

async function pause(left: AbortSignal): Promise<void> {
	await wait(FOLLOW_MS, undefined, { signal: left }).catch((error: unknown) => {
		if (!left.aborted) throw error;
	});
}
