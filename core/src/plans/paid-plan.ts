import { type PlanKey, tierOf } from "./plan.ts";

export const PAID_PLANS = ["plus_monthly", "plus_annual", "pro_monthly", "pro_annual"] as const;
/** A plan with a price: what a subscription is for. */
export type PaidPlan = (typeof PAID_PLANS)[number];
export type PaidTier = "plus" | "pro";
export type BillingInterval = "month" | "year";

const INTERVALS: Record<PaidPlan, BillingInterval> = {
	plus_monthly: "month",
	plus_annual: "year",
	pro_monthly: "month",
	pro_annual: "year",
};
const PAID: Record<PaidTier, Record<BillingInterval, PaidPlan>> = {
	plus: { month: "plus_monthly", year: "plus_annual" },
	pro: { month: "pro_monthly", year: "pro_annual" },
};

export function isPaidPlan(plan: PlanKey): plan is PaidPlan {
	return Object.hasOwn(INTERVALS, plan);
}

export function paidPlan(tier: PaidTier, interval: BillingInterval): PaidPlan {
	return PAID[tier][interval];
}

/** Null where the plan has no interval, or none is known (`plus`, `pro`: BILL-A14). */
export function intervalOf(plan: PlanKey): BillingInterval | null {
	return isPaidPlan(plan) ? INTERVALS[plan] : null;
}

export function paidTierOf(plan: PaidPlan): PaidTier {
	return tierOf(plan) === "pro" ? "pro" : "plus";
}
