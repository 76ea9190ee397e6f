import type { Transaction } from "#db/database.ts";
import { reserveUsage } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { requireAllowances } from "../read-allowance.ts";
import { turnSource } from "./chat-rules.ts";

/** Messages first, then tokens (CHAT-A11). Hold the account, or two sendings may pass on the last message. */
export async function reserveMessage(
	ctx: Context<UserActor>,
	tx: Transaction,
	turnId: string,
): Promise<void> {
	const { userId } = ctx.actor;
	await requireAllowances(ctx, tx, userId, ["messages", "tokens"]);
	const entry = { id: ctx.ids.uuid(), userId, kind: "message", amount: 1 } as const;
	await reserveUsage(tx, { ...entry, source: turnSource(turnId), at: ctx.clock.now() });
}

export async function requireTokens(ctx: Context<UserActor>, tx: Transaction): Promise<void> {
	await requireAllowances(ctx, tx, ctx.actor.userId, ["tokens"]);
}
