import { PAID_PLANS } from "@dewlight/core/plans/paid-plan.ts";
import { setUpCatalogue, WEBHOOK_EVENTS } from "@dewlight/server/adapters/payments/set-up-catalogue.ts";
import {
	LOOKUP_KEYS,
	openStripe,
	type StripeAddress,
} from "@dewlight/server/adapters/payments/stripe-account.ts";
import { UsageError } from "../parse-words.ts";

/** Makes what is missing in the account and says what was made, what was found and what to set. */
export async function setUpStripe({ live, ...address }: StripeAddress & { live: boolean }): Promise<string> {
	const stripe = await openStripe(address);
	const { prices, couponId, made } = await setUpCatalogue(stripe).catch((error: unknown) => {
		throw explained(stripe, error, address.apiBase ?? "https://api.stripe.com");
	});
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

/** What the operator can mend, in one sentence without the key; a fault of ours keeps its stack. */
function explained({ errors }: Awaited<ReturnType<typeof openStripe>>, error: unknown, at: string): unknown {
	if (error instanceof errors.StripeConnectionError)
		return new UsageError(
			`Stripe was not reached at ${at} (${error.message.split("\n", 1)[0]}). Nothing was changed.`,
		);
	if (error instanceof errors.StripeAuthenticationError)
		return new UsageError("Stripe does not know this key. Copy STRIPE_SECRET_KEY from its dashboard again.");
	if (error instanceof errors.StripePermissionError)
		return new UsageError("This key may not write products, prices and coupons. Give it those rights.");
	return error;
}
