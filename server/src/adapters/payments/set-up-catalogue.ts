import { intervalOf, PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { CURRENCY, FOUNDING, PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import type { Stripe } from "stripe";
import { FOUNDING_COUPON, idOf, isMissing, LOOKUP_KEYS } from "./stripe-account.ts";

/** What the account must send to our webhook; each is a nudge to ask again, so more would do no harm. */
export const WEBHOOK_EVENTS = [
	"checkout.session.completed",
	"checkout.session.async_payment_succeeded",
	"checkout.session.async_payment_failed",
	"checkout.session.expired",
	"customer.subscription.created",
	"customer.subscription.updated",
	"customer.subscription.deleted",
	"customer.subscription.paused",
	"customer.subscription.resumed",
	"customer.subscription.pending_update_applied",
	"customer.subscription.pending_update_expired",
	"invoice.paid",
	"invoice.payment_failed",
	"invoice.payment_action_required",
	"invoice.finalization_failed",
	"subscription_schedule.updated",
	"subscription_schedule.released",
	"subscription_schedule.canceled",
	"subscription_schedule.aborted",
	"subscription_schedule.completed",
	"charge.refunded",
	"charge.dispute.created",
	"charge.dispute.closed",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export interface ProviderCatalogue {
	prices: Record<PaidPlan, string>;
	couponId: string;
	/** What this run had to make; empty when everything stood. */
	made: string[];
}

type StandingPrice = Pick<Stripe.Price, "id" | "unit_amount" | "currency" | "product" | "recurring">;

/**
 * Four products with one price each, and the founding coupon. What stands already is left as it is, so it may run at
 * any time; a price whose amount has changed is replaced by a new one under the same lookup key, and who pays the old
 * one goes on paying it.
 */
export async function setUpCatalogue(stripe: Stripe): Promise<ProviderCatalogue> {
	const made: string[] = [];
	const standing = await stripe.prices.list({
		lookup_keys: PAID_PLANS.map((plan) => LOOKUP_KEYS[plan]),
		active: true,
		limit: 100,
	});
	const settle = async (plan: PaidPlan): Promise<StandingPrice> => {
		const known = standing.data.find(({ lookup_key }) => lookup_key === LOOKUP_KEYS[plan]);
		if (known && isAsWanted(known, plan)) return known;
		made.push(`price ${LOOKUP_KEYS[plan]}`);
		return makePrice(stripe, plan, known ? idOf(known.product) : null);
	};
	const prices = {
		plus_monthly: await settle("plus_monthly"),
		plus_annual: await settle("plus_annual"),
		pro_monthly: await settle("pro_monthly"),
		pro_annual: await settle("pro_annual"),
	};
	const annual = [prices.plus_annual, prices.pro_annual].map(({ product }) => idOf(product));
	if (await ensureCoupon(stripe, annual)) made.push(`coupon ${FOUNDING_COUPON}`);
	return {
		prices: {
			plus_monthly: prices.plus_monthly.id,
			plus_annual: prices.plus_annual.id,
			pro_monthly: prices.pro_monthly.id,
			pro_annual: prices.pro_annual.id,
		},
		couponId: FOUNDING_COUPON,
		made,
	};
}

function isAsWanted(price: StandingPrice, plan: PaidPlan): boolean {
	return (
		price.unit_amount === PRICE_CENTS[plan] &&
		price.currency === CURRENCY &&
		price.recurring?.interval === intervalOf(plan)
	);
}

async function makePrice(stripe: Stripe, plan: PaidPlan, productId: string | null): Promise<StandingPrice> {
	const product = productId ?? (await makeProduct(stripe, plan));
	return stripe.prices.create({
		product,
		unit_amount: PRICE_CENTS[plan],
		currency: CURRENCY,
		recurring: { interval: intervalOf(plan) ?? "month" },
		lookup_key: LOOKUP_KEYS[plan],
		transfer_lookup_key: true,
		metadata: { plan },
	});
}

async function makeProduct(stripe: Stripe, plan: PaidPlan): Promise<string> {
	const interval = intervalOf(plan) === "year" ? "yearly" : "monthly";
	const name = `Dewlight ${planName(plan)}, ${interval}`;
	const { id } = await stripe.products.create({ name, metadata: { plan } });
	return id;
}

/** True when it had to be made. */
async function ensureCoupon(stripe: Stripe, products: string[]): Promise<boolean> {
	try {
		await stripe.coupons.retrieve(FOUNDING_COUPON);
		return false;
	} catch (error) {
		if (!isMissing(stripe, error)) throw error;
	}
	await stripe.coupons.create({
		id: FOUNDING_COUPON,
		name: "Founding member",
		amount_off: FOUNDING.offCents,
		currency: CURRENCY,
		duration: "forever",
		max_redemptions: FOUNDING.places,
		applies_to: { products },
	});
	return true;
}
