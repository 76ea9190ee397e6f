import { type PlanKey, tierOf } from "./plan.ts";
import { FOUNDING } from "./plan-table.ts";
import { PRICE_CENTS } from "./prices.ts";

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

export type PlanChange = "same" | "upgrade" | "downgrade";

/** A higher tier is an upgrade whatever the interval; within one tier a year is more than a month (BILL-A13). */
export function comparePlans(from: PaidPlan, to: PaidPlan): PlanChange {
	if (from === to) return "same";
	if (paidTierOf(from) !== paidTierOf(to)) return paidTierOf(to) === "pro" ? "upgrade" : "downgrade";
	return intervalOf(to) === "year" ? "upgrade" : "downgrade";
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
