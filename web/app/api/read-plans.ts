import { type PlansAnswer, plansAnswerSchema } from "@dewlight/contracts/billing.ts";
import { intervalOf, type PaidPlan, paidTierOf } from "@dewlight/core/plans/paid-plan.ts";
import { queryOptions } from "@tanstack/react-query";
import { request } from "./request.ts";

/** API-47: prices and their ids, as they are today. */
export const plansQuery = queryOptions({
	queryKey: ["plans"],
	networkMode: "always",
	queryFn: ({ signal }) => request("plans", { answer: plansAnswerSchema, signal }),
});

/** Throws where the catalogue does not sell the plan. */
export function priceIdOf({ plans }: PlansAnswer, plan: PaidPlan): string {
	const offer = plans.find(({ key }) => key === paidTierOf(plan));
	if (offer === undefined) throw new Error(`${plan} is not on sale.`);
	return intervalOf(plan) === "year" ? offer.price_id_annual : offer.price_id_monthly;
}
