import type { PlanKey } from "@dewlight/contracts/plans.ts";

/** The plan in force at one moment. */
export interface PlanState {
	plan: PlanKey;
	scheduledPlan: PlanKey | null;
	/** End of the trial or of the paid period; null when nothing ends. */
	expiresAt: Date | null;
	/** Values of BILL-A24. */
	status: "none" | "trialing" | "active" | "past_due" | "canceled";
}

/** Every account is on trial until `trialEndsAt`, then free; nothing has to run for the change to happen. */
export function planOfUser(user: { trialEndsAt: Date }, now: Date): PlanState {
	return now < user.trialEndsAt
		? { plan: "trial", scheduledPlan: null, expiresAt: user.trialEndsAt, status: "trialing" }
		: { plan: "free", scheduledPlan: null, expiresAt: null, status: "none" };
}
