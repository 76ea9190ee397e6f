import { intervalOf, type PaidPlan, paidTierOf } from "./paid-plan.ts";

export type PlanChange = "same" | "upgrade" | "downgrade";

/** A higher tier is an upgrade whatever the interval; within one tier a year is more than a month (BILL-A13). */
export function comparePlans(from: PaidPlan, to: PaidPlan): PlanChange {
	if (from === to) return "same";
	if (paidTierOf(from) !== paidTierOf(to)) return paidTierOf(to) === "pro" ? "upgrade" : "downgrade";
	return intervalOf(to) === "year" ? "upgrade" : "downgrade";
}
