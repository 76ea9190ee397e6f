import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { BILLING_RULES } from "./billing-rules.ts";
import { type BillingState, readBillingState, requireSubscription } from "./get-subscription.ts";
import { refuseWhileDisputed } from "./handle-dispute.ts";
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
