import {
	billingApi,
	type PlansAnswer,
	type ProrationPreview,
	type SpentQuota,
} from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan, paidTierOf } from "@dewlight/core/plans/paid-plan.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";

/** API-47: prices and their ids, as they are today. */
export const plansQuery = queryOptions({
	queryKey: ["plans"],
	networkMode: "always",
	queryFn: ({ signal }) => call(billingApi.plans, { signal }),
});

/** What would be used up right after a change to the plan; nothing where nobody asks for themselves. */
export function spentBy({ plans }: PlansAnswer, plan: PaidPlan): readonly SpentQuota[] {
	return plans.find(({ key }) => key === paidTierOf(plan))?.spent ?? [];
}

/** Throws where the catalogue does not sell the plan. */
export function priceIdOf({ plans }: PlansAnswer, plan: PaidPlan): string {
	const offer = plans.find(({ key }) => key === paidTierOf(plan));
	if (offer === undefined) throw new Error(`${plan} is not on sale.`);
	return intervalOf(plan) === "year" ? offer.price_id_annual : offer.price_id_monthly;
}

/** API-34 */
export function previewChange(priceId: string): Promise<ProrationPreview> {
	return call(billingApi.prorationPreview, { query: { priceId } });
}

/** API-35. An upgrade is charged now, a downgrade comes with the next period. */
export function changePlan(priceId: string, changeType: "upgrade" | "downgrade") {
	return call(billingApi.changeSubscription, {
		body: { priceId, changeType },
	});
}
