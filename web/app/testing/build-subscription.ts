import type { SubscriptionView } from "@dewlight/contracts/billing.ts";

/** Pro by the month, paid and going on. */
export function buildSubscription(changes: Partial<SubscriptionView> = {}): SubscriptionView {
	return {
		plan: "pro_monthly",
		plan_name: "Pro",
		price: "$14.99",
		discounted_price: null,
		currency: "usd",
		interval: "month",
		status: "active",
		description: "Renews on Dec 31, 2026",
		current_period_end: "2026-12-31T12:00:00.000Z",
		cancel_at_period_end: false,
		scheduled_plan: null,
		show_keep_button: false,
		...changes,
	};
}
