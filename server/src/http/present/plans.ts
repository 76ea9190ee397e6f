import type { PlanOffer, PlansAnswer, QuotaView } from "@dewlight/contracts/billing.ts";
import { type PaidTier, paidPlan, savingsText } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { foundingCents, PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import type { Offers } from "#use-cases/billing/index.ts";
import type { QuotaState } from "#use-cases/read-allowance.ts";

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
