import { intervalOf, type PaidPlan } from "./paid-plan.ts";
import { FOUNDING, PLAN_TABLE } from "./plan-table.ts";

export { FOUNDING } from "./plan-table.ts";

export const CURRENCY = "usd";

const { plus, pro } = PLAN_TABLE;

/** Full prices in US cents (CONST-02, CONST-03). */
export const PRICE_CENTS: Record<PaidPlan, number> = {
	plus_monthly: plus.cents.month,
	plus_annual: plus.cents.year,
	pro_monthly: pro.cents.month,
	pro_annual: pro.cents.year,
};

/** What a founding member pays; monthly plans have no founding price. */
export function foundingCents(plan: PaidPlan): number | null {
	return intervalOf(plan) === "year" ? PRICE_CENTS[plan] - FOUNDING.offCents : null;
}
