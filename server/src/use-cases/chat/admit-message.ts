import { MESSAGES } from "@dewlight/contracts/messages.ts";
import type { Turn } from "@dewlight/core/assistant/inquiry.ts";
import type { Queryable, Transaction } from "#db/database.ts";
import { findCheckinForUser } from "#db/queries/find-checkin.ts";
import { isSwitchedOff } from "#db/queries/switches.ts";
import { reserveUsage } from "#db/queries/usage.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { requireAllowances } from "../read-allowance.ts";
import { refuseOutsideHistory } from "../scans/index.ts";
import { turnSource } from "./chat-rules.ts";
import { withoutHiddenComment } from "./hidden-comment.ts";

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

/** DER-39: an operator may turn the assistant off. */
export async function refuseWhileOff(db: Queryable): Promise<void> {
	if (await isSwitchedOff(db, "assistant")) throw new DomainError("busy", MESSAGES.assistantOff);
}

/** The check-in a thread is about is the person's own, and one their plan shows. */
export async function requireVisibleCheckin(ctx: Context<UserActor>, id: number | null): Promise<void> {
	if (id === null) return;
	const checkin = await findCheckinForUser(ctx.store.db, id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
}

/** A message as it is stored and answered. Throws where nothing is left of it. */
export function readAsked(message: string): string {
	const asked = withoutHiddenComment(message).trim();
	if (asked === "") throw new DomainError("bad_input", MESSAGES.emptyMessage);
	return asked;
}

/** What the client says was said before: data for the answer, believed in nothing. */
export function readThread(history: readonly Turn[]): Turn[] {
	return history
		.map(({ role, message }) => ({ role, message: withoutHiddenComment(message).trim() }))
		.filter(({ message }) => message !== "");
}
