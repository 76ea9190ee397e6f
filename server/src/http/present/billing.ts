import type { PlanOffer, PlansAnswer, QuotaView, SubscriptionView } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidTier, paidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { CURRENCY, foundingCents, PRICE_CENTS, savingsText } from "@dewlight/core/plans/prices.ts";
import type { BillingState, Offers } from "#use-cases/billing/index.ts";
import type { QuotaState } from "#use-cases/read-allowance.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** "Dec 31, 2026", the day in UTC. */
export function shortDay(time: Date): string {
	return DAY.format(time);
}

type Living = NonNullable<BillingState["subscription"]>;

const NOTHING_PAID = {
	price: null,
	discounted_price: null,
	currency: null,
	interval: null,
	current_period_end: null,
	cancel_at_period_end: false,
	scheduled_plan: null,
	show_keep_button: false,
} as const;

/** API-46. An admin has nothing to manage (BILL-A22). */
export function presentSubscription({ plan, subscription }: BillingState): SubscriptionView {
	if (plan.plan === "admin" || !subscription) {
		return {
			...NOTHING_PAID,
			plan: plan.plan,
			plan_name: planName(plan.plan),
			status: plan.status,
			description: unpaidLine(plan),
		};
	}
	if (subscription.state === "past_due" && plan.status !== "past_due") return lapsed(plan, subscription);
	return paid(plan, subscription);
}

function unpaidLine({ plan, status, expiresAt }: BillingState["plan"]): string {
	if (status === "trialing" && expiresAt) return `Your trial ends on ${shortDay(expiresAt)}`;
	if (plan === "free") return "No subscription";
	return expiresAt ? `Included until ${shortDay(expiresAt)}` : "Included with your account";
}

/** The days of grace are over and nothing was paid: it can still be brought back. */
function lapsed(plan: BillingState["plan"], subscription: Living): SubscriptionView {
	const name = planName(subscription.plan);
	return {
		...NOTHING_PAID,
		plan: plan.plan,
		plan_name: planName(plan.plan),
		status: plan.status,
		description: `Your payment failed and ${name} has stopped. Update your card to bring it back.`,
		needs_payment: true,
	};
}

function paid(plan: BillingState["plan"], subscription: Living): SubscriptionView {
	const { discountCents, state, endsWithPeriod, scheduledPlan } = subscription;
	const cents = PRICE_CENTS[subscription.plan];
	const paused = state === "paused";
	const disputed = subscription.disputedAt !== null;
	return {
		plan: subscription.plan,
		plan_name: planName(subscription.plan),
		price: dollars(cents),
		discounted_price: discountCents > 0 ? dollars(Math.max(0, cents - discountCents)) : null,
		currency: CURRENCY,
		interval: intervalOf(subscription.plan),
		status: statusOf(plan, subscription),
		description: paidLine(plan, subscription),
		current_period_end: subscription.periodEndsAt.toISOString(),
		cancel_at_period_end: endsWithPeriod,
		scheduled_plan: endsWithPeriod ? null : scheduledPlan,
		show_keep_button: !disputed && (endsWithPeriod || scheduledPlan !== null || paused),
		...(disputed && { disputed }),
		paused,
		needs_payment: state === "past_due",
		founding_member: subscription.founding,
	};
}

/** Of the subscription itself: a plan that was given may stand above it. */
function statusOf(plan: BillingState["plan"], { state, endsWithPeriod }: Living): SubscriptionView["status"] {
	if (state === "past_due") return "past_due";
	if (state === "paused") return plan.status;
	return endsWithPeriod ? "canceled" : "active";
}

function paidLine(plan: BillingState["plan"], subscription: Living): string {
	const { state, endsWithPeriod, scheduledPlan, periodEndsAt } = subscription;
	const name = planName(subscription.plan);
	if (state === "paused") return "Paused. Nothing is charged until you resume.";
	if (state === "past_due") {
		return `Your payment failed. Update your card by ${shortDay(plan.expiresAt ?? periodEndsAt)} to keep ${name}.`;
	}
	const day = shortDay(periodEndsAt);
	if (subscription.disputedAt) return `A payment is disputed at your bank. ${name} ends on ${day}.`;
	if (endsWithPeriod) return `Ends on ${day}`;
	if (!scheduledPlan) return `Renews on ${day}`;
	const next = planName(scheduledPlan);
	return next === name
		? `Changes to ${intervalWord(scheduledPlan)} billing on ${day}`
		: `Changes to ${next} on ${day}`;
}

const intervalWord = (plan: NonNullable<Living["scheduledPlan"]>) =>
	intervalOf(plan) === "year" ? "yearly" : "monthly";

function dollars(cents: number): string {
	return `$${(cents / 100).toFixed(2)}`;
}

/** API-47 */
export function presentPlans(offers: Offers): PlansAnswer {
	return {
		plans: [presentOffer(offers, "plus"), presentOffer(offers, "pro")],
		founding_open: offers.foundingOffered,
		founding_left: offers.foundingLeft,
		...(offers.standing && { quotas: offers.standing.quotas.map((quota) => presentQuota(offers, quota)) }),
	};
}

function presentQuota({ standing }: Offers, quota: QuotaState): QuotaView {
	const reminder = standing?.reminders.find(({ action }) => action === quota.action);
	return {
		limit_type: quota.action,
		used: quota.used,
		limit: quota.limit,
		spent: quota.spent,
		opens_at: isoOrNull(quota.opensAt),
		remind_at: reminder?.dueAt.toISOString() ?? null,
	};
}

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** What is saved is counted from the price that is charged (BILL-A3). */
function presentOffer({ priceIds, foundingOffered, standing }: Offers, tier: PaidTier): PlanOffer {
	const annual = paidPlan(tier, "year");
	const discounted = foundingOffered ? foundingCents(annual) : null;
	return {
		key: tier,
		name: planName(tier),
		monthly_price: PRICE_CENTS[paidPlan(tier, "month")] / 100,
		annual_price: PRICE_CENTS[annual] / 100,
		price_id_monthly: priceIds[tier].month,
		price_id_annual: priceIds[tier].year,
		discounted_annual_price: discounted === null ? null : discounted / 100,
		annual_savings: savingsText(tier, discounted ?? PRICE_CENTS[annual]),
		...(standing && {
			spent: standing.spent[tier].map(({ action, used, limit, resetsAt }) => ({
				limit_type: action,
				used,
				limit,
				opens_at: isoOrNull(resetsAt),
			})),
		}),
	};
}
