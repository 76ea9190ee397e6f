import type Stripe from "stripe";
import type { Shop } from "./open-shop.ts";

interface Purchase {
	plan: keyof Shop["prices"];
	founding?: boolean;
	card?: string;
	/** A customer who is there already. */
	customer?: string;
}

export interface Bought {
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
