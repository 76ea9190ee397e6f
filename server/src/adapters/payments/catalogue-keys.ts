import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";

/** By these the prices are found again at the provider. */
export const LOOKUP_KEYS: Readonly<Record<PaidPlan, string>> = {
	plus_monthly: "dewlight_plus_monthly",
	plus_annual: "dewlight_plus_annual",
	pro_monthly: "dewlight_pro_monthly",
	pro_annual: "dewlight_pro_annual",
};

/** Id of the coupon behind the founding price. */
export const FOUNDING_COUPON = "dewlight-founding";
