import { DAY_MS } from "@dewlight/contracts/constants.ts";
import type { LimitedAction } from "@dewlight/core/plans/entitlements.ts";
import { listDueReminders, type QuotaReminder, removeReminder, saveReminder } from "#db/queries/usage.ts";
import { sendMailJob } from "#jobs/definitions/promised.ts";
import type { ThrottleRule } from "#ports/throttle.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, JobActor, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { enqueue } from "../enqueue.ts";
import { readQuotas } from "../read-allowance.ts";

const BATCH = 200;
/** After an outage it is news for this long. */
const LATEST_MS = 3 * DAY_MS;

/** Sends what people asked for and is due, once. Where the quota is not open after all, nothing is said. */
export async function sendReminders({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	for (;;) {
		const due = await listDueReminders(ctx.store.db, ctx.clock.now(), BATCH);
		for (const reminder of due) await send(ctx, reminder);
		if (due.length < BATCH) return;
	}
}

async function send(ctx: Context<JobActor>, { userId, action, dueAt }: QuotaReminder): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		// Whoever withdrew it in the same moment hears nothing.
		if (!(await removeReminder(tx, userId, action))) return;
		if (ctx.clock.now().getTime() - dueAt.getTime() > LATEST_MS) return;
		const quota = (await readQuotas(ctx, tx, userId)).find((one) => one.action === action);
		if (!quota || quota.spent) return;
		await enqueue(ctx, tx, sendMailJob, { template: "quota-open", user_id: userId, action });
	});
}

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
