import { findPlanSources } from "#db/queries/plan-sources.ts";
import type { SubscriptionRow } from "#db/queries/subscriptions.ts";
import { type PlanState, planOfUser } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** What the Billing tab is made of. */
export interface BillingState {
	plan: PlanState;
	/** The one that lives; null for who pays nothing. */
	subscription: SubscriptionRow | null;
}

/** API-46 */
export async function getSubscription({ ctx }: { ctx: Context<UserActor> }): Promise<BillingState> {
	return readBillingState(ctx, ctx.actor.userId);
}

export async function readBillingState(ctx: Context, userId: number): Promise<BillingState> {
	const sources = await findPlanSources(ctx.store.db, userId);
	if (!sources) throw new DomainError("no_session", "Please log in.");
	const { subscription } = sources;
	return {
		plan: planOfUser(sources, ctx.clock.now()),
		subscription: subscription?.state === "ended" ? null : subscription,
	};
}
