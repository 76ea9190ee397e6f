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

/** BILL-A30: a failed renewal keeps the plan this long. */
export const PAST_DUE_GRACE_MS = 7 * DAY_MS;
/** News of a renewal may be lost; a period that ended longer ago than this was not renewed. */
const LATE_NEWS_MS = 7 * DAY_MS;

/** BILL-A24 */
export const SUBSCRIPTION_STATUSES = ["none", "trialing", "active", "past_due", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** What is known of a subscription, in the words of the payment provider; times in epoch milliseconds. */
export interface Subscription {
	plan: PaidPlan;
	/** `paused`: nothing is charged and nothing is given. `ended`: over for good, or never paid. */
	state: "active" | "past_due" | "paused" | "ended";
	periodEndsAt: number;
	/** Ends with the period instead of being renewed. */
	endsWithPeriod: boolean;
	/** When the renewal failed; null unless past due. */
	pastDueSince: number | null;
	/** Another plan from the next period on. */
	scheduledPlan: PaidPlan | null;
}

export interface PlanSources {
	/** Epoch milliseconds. */
	trialEndsAt: number;
	/** A plan an operator gave, and until when; null end: until it is taken back. */
	granted: { plan: PlanKey; until: number | null } | null;
	subscription: Subscription | null;
}

/** The plan in force at one moment. */
export interface PlanInForce {
	plan: PlanKey;
	scheduledPlan: PlanKey | null;
	/** End of the trial, of the grant, of the paid period or of the days of grace; null when nothing ends. */
	expiresAt: number | null;
	status: SubscriptionStatus;
}

const FREE: PlanInForce = { plan: "free", scheduledPlan: null, expiresAt: null, status: "none" };

/**
 * What an operator gave stands above everything while it lasts. Then comes what is paid for, then the trial, then Free.
 * Nothing has to run for a plan to end.
 */
export function planInForce({ trialEndsAt, granted, subscription }: PlanSources, now: number): PlanInForce {
	if (granted && (granted.until === null || now < granted.until)) {
		return { plan: granted.plan, scheduledPlan: null, expiresAt: granted.until, status: "none" };
	}
	const paid = subscription === null ? null : paidInForce(subscription, now);
	if (paid) return paid;
	if (now < trialEndsAt) {
		return { plan: "trial", scheduledPlan: null, expiresAt: trialEndsAt, status: "trialing" };
	}
	return FREE;
}

function paidInForce(subscription: Subscription, now: number): PlanInForce | null {
	const { plan, state, periodEndsAt, endsWithPeriod, pastDueSince, scheduledPlan } = subscription;
	if (state === "past_due") {
		const ends = (pastDueSince ?? periodEndsAt) + PAST_DUE_GRACE_MS;
		return now < ends ? { plan, scheduledPlan, expiresAt: ends, status: "past_due" } : null;
	}
	if (state !== "active") return null;
	if (endsWithPeriod) {
		return now < periodEndsAt
			? { plan, scheduledPlan: null, expiresAt: periodEndsAt, status: "canceled" }
			: null;
	}
	if (now >= periodEndsAt + LATE_NEWS_MS) return null;
	return { plan, scheduledPlan, expiresAt: periodEndsAt, status: "active" };
}
