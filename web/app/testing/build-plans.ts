import type { PlansAnswer } from "@dewlight/contracts/billing.ts";

/** The catalogue, with the founding price open or closed. */
export function buildPlans(open = true): PlansAnswer {
	return {
		plans: [
			{
				key: "plus",
				name: "Plus",
				monthly_price: 5.99,
				annual_price: 59,
				price_id_monthly: "price_plus_month",
				price_id_annual: "price_plus_year",
				discounted_annual_price: open ? 48 : null,
			},
			{
				key: "pro",
				name: "Pro",
				monthly_price: 14.99,
				annual_price: 149,
				price_id_monthly: "price_pro_month",
				price_id_annual: "price_pro_year",
				discounted_annual_price: open ? 138 : null,
			},
		],
		founding_open: open,
	};
}
