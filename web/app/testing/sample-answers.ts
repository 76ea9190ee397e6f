import type { User } from "@dewlight/contracts/accounts.ts";
import type { PlansAnswer, SubscriptionView } from "@dewlight/contracts/billing.ts";
import type { Product } from "@dewlight/contracts/products.ts";

/** A verified, onboarded person on the Free plan who accepted the policies. */
export function buildUser(changes: Partial<User> = {}): User {
	return {
		id: 7,
		email: "ana@example.com",
		username: "Ana",
		is_email_verified: true,
		onboarding_complete: true,
		is_2fa_enabled: false,
		plan: "free",
		scheduled_plan: null,
		plan_expires_at: null,
		next_invoice_date: null,
		next_invoice_amount: null,
		subscription_status: null,
		agreed_to_terms: true,
		agreed_to_terms_date: "2026-01-02T10:00:00.000Z",
		latest_checkin_id: 0,
		care_plan: null,
		...changes,
	};
}

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

/** A cleanser of the catalogue, not in use, sold by one shop. */
export function sampleProduct(id: string, changes: Partial<Product> = {}): Product {
	return {
		id,
		name: `Product ${id}`,
		brand: "Plain",
		image_url: null,
		product_url: `https://shop.example/${id}`,
		price: 12.5,
		currency: "USD",
		rating: null,
		retailer: "Corner Shop",
		observed: "2026-10",
		suggested_category: "cleanser",
		category: "cleanser",
		is_custom: false,
		is_confirmed: false,
		...changes,
	};
}

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
