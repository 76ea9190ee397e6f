import { findPlanSources } from "#db/queries/plan-sources.ts";
import { planOfUser } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { refuseWhileDisputed } from "./handle-dispute.ts";
import { syncSubscription } from "./sync-subscription.ts";

export function alreadySubscribed(): DomainError {
	return new DomainError("conflict", "You already have a subscription.");
}

/**
 * Asks the provider, so that nobody pays twice while the news of a payment are under way. A subscription whose days of
 * grace are over gives nothing any more: it ends here, and a new one may begin.
 */
export async function refuseSubscribers(ctx: Context<UserActor>): Promise<void> {
	const { userId } = ctx.actor;
	const input = { userId };
	await refuseWhileDisputed(ctx, userId);
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input }));
	const sources = await findPlanSources(ctx.store.db, userId);
	const plan = sources && planOfUser(sources, ctx.clock.now());
	if (plan?.plan === "admin") throw alreadySubscribed();
	if (!row || row.state === "ended") return;
	if (row.state !== "past_due" || plan?.status === "past_due") throw alreadySubscribed();
	await askProvider(ctx, () => ctx.payments.endNow(row.subscriptionId));
	await askProvider(ctx, () => syncSubscription({ ctx, input }));
}
