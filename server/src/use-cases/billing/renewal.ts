import { findUserById } from "#db/queries/accounts.ts";
import { listOpenSessions } from "#db/queries/checkouts.ts";
import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, OperatorActor } from "../context.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** More living subscriptions than one are a mistake that erasing an account must not leave behind. */
const MAX_SUBSCRIPTIONS = 10;

/** Nothing is charged to this person any more: open checkouts close and subscriptions end at the provider. */
export async function endBilling({
	ctx,
	input,
}: {
	ctx: Context<JobActor | OperatorActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { payments, store } = ctx;
	const customer = await findBillingCustomer(store.db, userId);
	if (!customer) return;
	for (const sessionId of await listOpenSessions(store.db, userId, ctx.clock.now())) {
		await payments.expireCheckout(sessionId);
	}
	for (let ended = 0; ended < MAX_SUBSCRIPTIONS; ended += 1) {
		const living = await payments.readSubscription(customer.customerId);
		if (!living || living.state === "ended") return;
		await payments.endNow(living.id);
		await audit(ctx, store.db, { action: "billing.ended", userId, details: { plan: living.plan } });
	}
	throw new Error("A person has more subscriptions than can be.");
}

/**
 * Whoever asked for their account to be erased is not charged for another period while they wait. What is paid for
 * stays theirs, and who changes their mind keeps the plan in Billing.
 */
export async function endRenewal({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { db } = ctx.store;
	if (!(await findUserById(db, userId))?.deletionDueAt) return;
	const row = await syncSubscription({ ctx, input });
	if (!row || row.state === "ended" || row.endsWithPeriod) return;
	const version = (await findBillingCustomer(db, userId))?.version ?? 0;
	await ctx.payments.cancelAtPeriodEnd(row.subscriptionId, `cancel-${row.subscriptionId}-${version}`);
	await syncSubscription({ ctx, input });
	await audit(ctx, db, {
		action: "billing.canceled",
		userId,
		details: { plan: row.plan, reason_given: false },
	});
	// The deletion may have been called off while the provider was asked; nobody would resume the renewal later.
	await resumeRenewal({ ctx, input });
}

/**
 * A renewal that a request for deletion ended goes on where that request was not the owner's. A disputed payment keeps
 * it ended, and so does another request for deletion.
 */
export async function resumeRenewal({
	ctx,
	input,
}: {
	ctx: Context<JobActor>;
	input: { userId: number };
}): Promise<void> {
	const { userId } = input;
	const { db } = ctx.store;
	const user = await findUserById(db, userId);
	if (!user || user.deletionDueAt) return;
	const row = await syncSubscription({ ctx, input });
	if (!row?.endsWithPeriod || row.state === "ended" || row.disputedAt) return;
	const version = (await findBillingCustomer(db, userId))?.version ?? 0;
	await ctx.payments.keep(row.subscriptionId, `keep-${row.subscriptionId}-${version}`);
	await syncSubscription({ ctx, input });
	await audit(ctx, db, { action: "billing.kept", userId, details: { plan: row.plan } });
}
