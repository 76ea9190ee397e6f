import type { PaidTier } from "./paid-plan.ts";
import { PRICE_CENTS } from "./prices.ts";

const MONTHS = 12;

/**
 * What a year saves over twelve months at the price that is charged (BILL-A3): Plus in percent, Pro in whole dollars,
 * as the plans are advertised. Null where a year saves nothing.
 */
export function savingsText(tier: PaidTier, annualCents: number): string | null {
	const monthsCents = MONTHS * PRICE_CENTS[tier === "plus" ? "plus_monthly" : "pro_monthly"];
	const saved = monthsCents - annualCents;
	if (saved <= 0) return null;
	return tier === "plus"
		? `Save ${Math.round((saved / monthsCents) * 100)}%`
		: `Save $${Math.round(saved / 100)}/year`;
}
