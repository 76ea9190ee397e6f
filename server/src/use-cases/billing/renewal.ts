import { findUserById } from "#db/queries/accounts.ts";
import { findBillingCustomer } from "#db/queries/billing.ts";
import { listOpenSessions } from "#db/queries/checkouts.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, JobActor, OperatorActor, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider, BILLING_RULES } from "./billing-rules.ts";
import { refuseWhileDisputed } from "./refunds-and-disputes.ts";
import { type BillingState, readBillingState, requireSubscription } from "./subscription.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** API-36. With the end of the period; why is the person's own business and is kept only when told. */
export async function cancelSubscription({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { reason?: string | undefined };
}): Promise<BillingState> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.change, String(userId));
	const { subscriptionId, endsWithPeriod, plan } = await requireSubscription(ctx);
	if (endsWithPeriod) throw new DomainError("bad_input", "Your subscription is canceled already.");
	const version = (await findBillingCustomer(ctx.store.db, userId))?.version ?? 0;
	const key = `cancel-${subscriptionId}-${version}`;
	await askProvider(ctx, () => ctx.payments.cancelAtPeriodEnd(subscriptionId, key));
	await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	const details = { plan, reason_given: Boolean(input.reason) };
	await audit(ctx, ctx.store.db, { action: "billing.canceled", userId, details });
	return readBillingState(ctx, userId);
}

/** API-38. Undoes a cancellation, a scheduled change and a pause. */
export async function keepPlan({ ctx }: { ctx: Context<UserActor> }): Promise<BillingState> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.change, String(userId));
	await refuseWhileDisputed(ctx, userId);
	const { subscriptionId, plan, ...row } = await requireSubscription(ctx);
	if (!row.endsWithPeriod && !row.scheduledPlan && row.state !== "paused") {
		throw new DomainError("bad_input", "No change of your plan is pending.");
	}
	const version = (await findBillingCustomer(ctx.store.db, userId))?.version ?? 0;
	const key = `keep-${subscriptionId}-${version}`;
	await askProvider(ctx, () => ctx.payments.keep(subscriptionId, key));
	await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	await audit(ctx, ctx.store.db, { action: "billing.kept", userId, details: { plan } });
	return readBillingState(ctx, userId);
}

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
