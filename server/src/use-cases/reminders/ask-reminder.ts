import type { LimitedAction } from "@dewlight/core/plans/limits.ts";
import { removeReminder, saveReminder } from "#db/queries/quota-reminders.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readQuotas } from "../read-allowance.ts";

const RULE: ThrottleRule = { name: "quota-reminder", points: 30, windowSeconds: 3_600 };

interface Call {
	ctx: Context<UserActor>;
	input: { action: LimitedAction };
}

/** Promises one mail for the moment the quota opens again; the moment is never taken from whoever asks. */
export async function askReminder({ ctx, input: { action } }: Call): Promise<{ dueAt: Date }> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, RULE, String(userId));
	const { db } = ctx.store;
	const quota = (await readQuotas(ctx, db, userId)).find((one) => one.action === action);
	if (!quota?.spent) throw new DomainError("bad_input", "There is something left already.");
	if (quota.opensAt === null) throw new DomainError("bad_input", "This frees up bit by bit, on no one day.");
	const dueAt = new Date(quota.opensAt);
	await saveReminder(db, { userId, action, dueAt, askedAt: ctx.clock.now() });
	return { dueAt };
}

/** Withdrawn twice is withdrawn. */
export async function withdrawReminder({ ctx, input: { action } }: Call): Promise<void> {
	await removeReminder(ctx.store.db, ctx.actor.userId, action);
}
