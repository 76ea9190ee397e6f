import type { PlanKey } from "@dewlight/contracts/plans.ts";
import { planInForce, type Subscription, type SubscriptionStatus } from "@dewlight/core/plans/index.ts";
import type { SubscriptionRow } from "#db/queries/billing.ts";

/** The plan in force at one moment. */
export interface PlanState {
	plan: PlanKey;
	scheduledPlan: PlanKey | null;
	/** End of the trial, of the grant, of the paid period or of the days of grace; null when nothing ends. */
	expiresAt: Date | null;
	status: SubscriptionStatus;
}

export interface PlanSources {
	trialEndsAt: Date;
	grantedPlan: PlanKey | null;
	grantedPlanUntil: Date | null;
	/** What the payment provider said last; null for who never paid. */
	subscription: SubscriptionRow | null;
}

/** Out of what stands in the database and the clock; nothing has to run for a plan to end. */
export function planOfUser(sources: PlanSources, now: Date): PlanState {
	const { trialEndsAt, grantedPlan, grantedPlanUntil, subscription } = sources;
	const until = grantedPlanUntil?.getTime() ?? null;
	const { expiresAt, ...state } = planInForce(
		{
			trialEndsAt: trialEndsAt.getTime(),
			granted: grantedPlan && { plan: grantedPlan, until },
			subscription: subscription && toSubscription(subscription),
		},
		now.getTime(),
	);
	return { ...state, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
}

function toSubscription(row: SubscriptionRow): Subscription {
	const { plan, state, endsWithPeriod, scheduledPlan } = row;
	return {
		plan,
		state,
		endsWithPeriod,
		scheduledPlan,
		periodEndsAt: row.periodEndsAt.getTime(),
		pastDueSince: row.pastDueSince?.getTime() ?? null,
	};
}
