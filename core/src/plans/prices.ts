import { intervalOf, type PaidPlan, type PaidTier } from "./paid-plan.ts";
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

const DAY_MS = 86_400_000;
/** An account this young shares `YOUNG_SHARE` with all others that are. */
export const YOUNG_ACCOUNT_MS = DAY_MS;
/** Of the places that are not taken: what accounts of the last day may hold at checkout together. */
const YOUNG_SHARE = 0.1;
/** A place may be held so often by one account within `HOLDS_WINDOW_MS`. */
const MOST_HOLDS = 3;
export const HOLDS_WINDOW_MS = DAY_MS;

/** How the places at the founding price stand, and who asks for one. */
export interface FoundingState {
	/** Paid for. */
	taken: number;
	/** Held at checkouts that are open. */
	held: number;
	/** Of those, by accounts younger than `YOUNG_ACCOUNT_MS`. */
	heldByYoung: number;
	/** Null for a visitor, who is shown what is on offer and holds nothing. */
	asker: {
		isYoung: boolean;
		/** Places that it held within `HOLDS_WINDOW_MS`, paid or not. */
		holds: number;
	} | null;
}

/**
 * Whether one more place may be held. Never more are taken and held than exist; and an unpaid checkout costs nothing, so
 * no crowd of new accounts can hold them all, and no account holds one again and again.
 */
export function mayHoldPlace(
	{ taken, held, heldByYoung, asker }: FoundingState,
	places: number = FOUNDING.places,
): boolean {
	if (taken + held >= places) return false;
	if (asker === null) return true;
	if (asker.holds >= MOST_HOLDS) return false;
	return !asker.isYoung || heldByYoung < youngShare(places - taken);
}

/** At least one, so that the last places can be bought by anybody. */
function youngShare(free: number): number {
	return Math.max(1, Math.floor(free * YOUNG_SHARE));
}
