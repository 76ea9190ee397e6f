import { planName } from "@dewlight/core/plans/plan.ts";
import { findPlanSources } from "#db/queries/plan-sources.ts";
import type { SubscriptionRow } from "#db/queries/subscriptions.ts";
import { type PlanState, planOfUser } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { syncSubscription } from "./sync-subscription.ts";

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

/** The person's living subscription as the provider has it now. */
export async function requireSubscription(ctx: Context<UserActor>): Promise<SubscriptionRow> {
	const input = { userId: ctx.actor.userId };
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input }));
	if (row && row.state !== "ended") return row;
	throw new DomainError("bad_input", "You have no subscription. Please choose a plan first.");
}

/** One that may move to another plan: paid up, and nothing else planned for it. */
export async function requireChangeable(
	ctx: Context<UserActor>,
	refuseAs: "bad_input" | "conflict",
): Promise<SubscriptionRow> {
	const row = await requireSubscription(ctx);
	const name = planName(row.plan);
	if (row.state === "past_due") {
		throw new DomainError(refuseAs, "Your last payment failed. Please update your card first.");
	}
	if (row.state === "paused") {
		throw new DomainError(refuseAs, `Your subscription is paused. Resume ${name} first.`);
	}
	if (row.endsWithPeriod || row.scheduledPlan) {
		throw new DomainError(refuseAs, `A change of your plan is pending. Keep ${name} first, then change it.`);
	}
	return row;
}
