import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { LOOKUP_KEYS } from "@dewlight/server/adapters/payments/account.ts";
import { openStripe, type StripeAddress } from "@dewlight/server/adapters/payments/open-stripe.ts";
import { setUpCatalogue, WEBHOOK_EVENTS } from "@dewlight/server/adapters/payments/set-up-catalogue.ts";

/** Makes what is missing in the account and says what was made, what was found and what to set. */
export async function setUpStripe({ live, ...address }: StripeAddress & { live: boolean }): Promise<string> {
	const { prices, couponId, made } = await setUpCatalogue(await openStripe(address));
	const wanted = [...PAID_PLANS.map((plan) => `price ${LOOKUP_KEYS[plan]}`), `coupon ${couponId}`];
	return [
		`Stripe, ${live ? "live" : "test"} account:`,
		...wanted.map((name) => `  ${made.includes(name) ? "made " : "found"}  ${name}`),
		"",
		"Environment:",
		...PAID_PLANS.map((plan) => `  STRIPE_PRICE_${plan.toUpperCase()}=${prices[plan]}`),
		"",
		"Webhook: an endpoint at PUBLIC_URL/api/stripe/webhook, its signing secret in STRIPE_WEBHOOK_SECRET, with these events:",
		...WEBHOOK_EVENTS.map((event) => `  ${event}`),
	].join("\n");
}
