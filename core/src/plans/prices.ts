import { intervalOf, type PaidPlan } from "./paid-plan.ts";

export const CURRENCY = "usd";

/** Full prices in US cents (CONST-02, CONST-03). */
export const PRICE_CENTS: Record<PaidPlan, number> = {
	plus_monthly: 599,
	plus_annual: 5_900,
	pro_monthly: 1_499,
	pro_annual: 14_900,
};

/** CONST-05, BILL-A4, BILL-A5: off annual plans, for as long as the subscription never fully ends. */
export const FOUNDING = {
	offCents: 1_100,
	/** Paid annual subscriptions, Plus and Pro together. */
	places: 1_000,
	/** A place is kept this long for somebody at checkout. */
	holdMs: 30 * 60_000,
} as const;

/** What a founding member pays; monthly plans have no founding price. */
export function foundingCents(plan: PaidPlan): number | null {
	return intervalOf(plan) === "year" ? PRICE_CENTS[plan] - FOUNDING.offCents : null;
}
