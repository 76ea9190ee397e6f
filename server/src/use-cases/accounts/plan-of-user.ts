import type { PlanKey } from "@dewlight/contracts/plans.ts";

/** The plan in force at one moment. */
export interface PlanState {
	plan: PlanKey;
	scheduledPlan: PlanKey | null;
	/** End of the trial, of the grant or of the paid period; null when nothing ends. */
	expiresAt: Date | null;
	/** Values of BILL-A24. */
	status: "none" | "trialing" | "active" | "past_due" | "canceled";
}

export interface PlanSources {
	trialEndsAt: Date;
	grantedPlan: PlanKey | null;
	grantedPlanUntil: Date | null;
}

/**
 * What an operator gave stands above everything while it lasts; it is no subscription, so there is nothing to cancel.
 * Without it every account is on trial until `trialEndsAt`, then free; nothing has to run for the change to happen.
 */
export function planOfUser(
	{ trialEndsAt, grantedPlan, grantedPlanUntil }: PlanSources,
	now: Date,
): PlanState {
	if (grantedPlan && (!grantedPlanUntil || now < grantedPlanUntil)) {
		return { plan: grantedPlan, scheduledPlan: null, expiresAt: grantedPlanUntil, status: "none" };
	}
	return now < trialEndsAt
		? { plan: "trial", scheduledPlan: null, expiresAt: trialEndsAt, status: "trialing" }
		: { plan: "free", scheduledPlan: null, expiresAt: null, status: "none" };
}
