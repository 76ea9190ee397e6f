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

export type PlanChange = "same" | "upgrade" | "downgrade";

/** A higher tier is an upgrade whatever the interval; within one tier a year is more than a month (BILL-A13). */
export function comparePlans(from: PaidPlan, to: PaidPlan): PlanChange {
	if (from === to) return "same";
	if (paidTierOf(from) !== paidTierOf(to)) return paidTierOf(to) === "pro" ? "upgrade" : "downgrade";
	return intervalOf(to) === "year" ? "upgrade" : "downgrade";
}

const DAY_MS = 86_400_000;

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
