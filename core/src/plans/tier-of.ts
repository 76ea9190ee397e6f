import type { Tier } from "./plan-table.ts";

export const PLAN_KEYS = [
	"free",
	"trial",
	"plus",
	"plus_monthly",
	"plus_annual",
	"pro",
	"pro_monthly",
	"pro_annual",
	"admin",
] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

const TIER_OF: Record<PlanKey, Tier> = {
	free: "free",
	trial: "trial",
	plus: "plus",
	plus_monthly: "plus",
	plus_annual: "plus",
	pro: "pro",
	pro_monthly: "pro",
	pro_annual: "pro",
	admin: "pro",
};

/** Admin counts and displays as Pro (BILL-01). */
export function tierOf(plan: PlanKey): Tier {
	return TIER_OF[plan];
}
