import { PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import type { Stripe } from "stripe";

/** By these the prices are found again at the provider. */
export const LOOKUP_KEYS: Readonly<Record<PaidPlan, string>> = {
	plus_monthly: "dewlight_plus_monthly",
	plus_annual: "dewlight_plus_annual",
	pro_monthly: "dewlight_pro_monthly",
	pro_annual: "dewlight_pro_annual",
};

/** Id of the coupon behind the founding price. */
export const FOUNDING_COUPON = "dewlight-founding";

/** An account at the provider, ready for calls. */
export interface StripeAccount {
	stripe: Stripe;
	prices: Readonly<Record<PaidPlan, string>>;
}

/** Null for a price that is none of ours. Prices of earlier days carry the plan they are for. */
export function planOfPrice({ prices }: StripeAccount, price: Stripe.Price | string): PaidPlan | null {
	const id = idOf(price);
	const named = typeof price === "string" ? null : price.metadata.plan;
	return PAID_PLANS.find((plan) => prices[plan] === id || plan === named) ?? null;
}

export function idOf(reference: string | { id: string }): string {
	return typeof reference === "string" ? reference : reference.id;
}

export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
export const milliseconds = (unixSeconds: number) => unixSeconds * 1000;

/** The one item a subscription of ours has. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
	const [item] = subscription.items.data;
	if (!item) throw new Error(`The subscription ${subscription.id} has no item.`);
	return item;
}
