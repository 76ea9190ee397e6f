import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openShop } from "./testing/shop.ts";

test("a person pays a checkout and has a subscription, and a signed event says so", async () => {
	const shop = await openShop();
	const seen: Stripe.Event[] = [];
	shop.standIn.deliverTo((body, headers) => {
		const signature = headers["stripe-signature"] ?? "";
		seen.push(shop.stripe.webhooks.constructEvent(body, signature, shop.standIn.webhookSecret));
		return Promise.resolve(200);
	});
	const customer = await shop.stripe.customers.create({ email: "ana@example.com", metadata: { user: "7" } });
	const checkout = await shop.stripe.checkout.sessions.create({
		mode: "subscription",
		customer: customer.id,
		client_reference_id: "7",
		line_items: [{ price: shop.prices.plusAnnual, quantity: 1 }],
		discounts: [{ coupon: shop.coupon }],
		success_url: "http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}",
		cancel_url: "http://localhost:3000/plans",
		subscription_data: { metadata: { checkout: "c1" } },
	});
	expect(checkout).toMatchObject({ status: "open", amount_subtotal: 5_900, amount_total: 4_800 });

	const paid = await shop.standIn.act.pay(checkout.id, "4242424242424242");
	expect(paid).toEqual({ kind: "paid", url: `http://localhost:3000/success?session_id=${checkout.id}` });
	const done = await shop.stripe.checkout.sessions.retrieve(checkout.id, {
		expand: ["subscription.latest_invoice", "line_items"],
	});
	expect(done).toMatchObject({
		status: "complete",
		payment_status: "paid",
		customer: customer.id,
		line_items: { data: [{ price: { id: shop.prices.plusAnnual } }] },
		subscription: {
			status: "active",
			metadata: { checkout: "c1" },
			latest_invoice: { status: "paid", amount_paid: 4_800, billing_reason: "subscription_create" },
		},
	});
	expect(seen.map(({ type }) => type)).toEqual(
		expect.arrayContaining([
			"customer.created",
			"customer.subscription.created",
			"invoice.paid",
			"checkout.session.completed",
		]),
	);
	await shop.close();
});
