import Stripe from "stripe";
import { type StripeStandIn, startStripeStandIn } from "../start-stand-in.ts";

interface ShopOptions {
	start?: string;
	file?: string | null;
}

export interface Shop {
	standIn: StripeStandIn;
	stripe: Stripe;
	prices: Record<"plusMonthly" | "plusAnnual" | "proMonthly" | "proAnnual", string>;
	/** $11 off the annual plans, forever. */
	coupon: string;
	now(): Date;
	moveTo(date: Date | number): void;
	close(): Promise<void>;
}

const PLANS = {
	plusMonthly: { cents: 599, interval: "month" },
	plusAnnual: { cents: 5_900, interval: "year" },
	proMonthly: { cents: 1_499, interval: "month" },
	proAnnual: { cents: 14_900, interval: "year" },
} as const;

/** A stand-in with four plans and a coupon, the SDK that talks to it, and a clock that stands still until it is moved. */
export async function openShop({
	start = "2026-11-21T10:00:00Z",
	file = null,
}: ShopOptions = {}): Promise<Shop> {
	let now = new Date(start);
	const standIn = await startStripeStandIn({ now: () => now, file, webhookSecret: "whsec_test" });
	const stripe = clientOf(standIn);
	const prices: Partial<Shop["prices"]> = {};
	const annual: string[] = [];
	for (const [name, { cents, interval }] of Object.entries(PLANS)) {
		const product = await stripe.products.create({ name });
		const price = await stripe.prices.create({
			product: product.id,
			currency: "usd",
			unit_amount: cents,
			recurring: { interval },
			lookup_key: name,
		});
		prices[name as keyof Shop["prices"]] = price.id;
		if (interval === "year") annual.push(product.id);
	}
	const coupon = await stripe.coupons.create({
		id: "founding",
		amount_off: 1_100,
		currency: "usd",
		duration: "forever",
		max_redemptions: 1_000,
		applies_to: { products: annual },
	});
	return {
		standIn,
		stripe,
		prices: prices as Shop["prices"],
		coupon: coupon.id,
		now: () => now,
		moveTo(date) {
			now = new Date(date);
		},
		close: () => standIn.close(),
	};
}

export function clientOf(standIn: StripeStandIn, key: string = standIn.apiKey): Stripe {
	return new Stripe(key, {
		host: standIn.host,
		port: standIn.port,
		protocol: "http",
		maxNetworkRetries: 0,
		telemetry: false,
	});
}

interface Purchase {
	plan: keyof Shop["prices"];
	founding?: boolean;
	card?: string;
	/** A customer who is there already. */
	customer?: string;
}

interface Bought {
	customer: string;
	checkout: string;
	subscription: Stripe.Subscription;
	item: string;
}

/** Buys a plan as a person would. */
export async function buy(shop: Shop, options: Purchase): Promise<Bought> {
	const { plan, founding = false, card = "4242424242424242" } = options;
	const customer = options.customer ?? (await shop.stripe.customers.create({ email: "ana@example.com" })).id;
	const checkout = await shop.stripe.checkout.sessions.create({
		mode: "subscription",
		customer,
		line_items: [{ price: shop.prices[plan], quantity: 1 }],
		...(founding && { discounts: [{ coupon: shop.coupon }] }),
		success_url: "http://localhost:3000/success",
		cancel_url: "http://localhost:3000/plans",
	});
	const paid = await shop.standIn.act.pay(checkout.id, card);
	if (paid.kind !== "paid") throw new Error(`The checkout was not paid: ${JSON.stringify(paid)}`);
	const { data } = await shop.stripe.subscriptions.list({ customer, status: "all" });
	const [subscription] = data;
	const item = subscription?.items.data[0]?.id;
	if (!subscription || item === undefined) throw new Error("There is no subscription");
	return { customer, checkout: checkout.id, subscription, item };
}

/** What has happened so far, newest first. */
export async function eventTypes(shop: Shop): Promise<string[]> {
	const { data } = await shop.stripe.events.list({ limit: 100 });
	return data.map(({ type }) => type);
}

/** The id of an answer's part that may be expanded. Throws where there is none. */
export function idOf(part: string | { id: string } | null | undefined): string {
	if (part === null || part === undefined) throw new Error("There is no id");
	return typeof part === "string" ? part : part.id;
}
