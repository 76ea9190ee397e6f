import type Stripe from "stripe";
import { expect, test } from "vitest";
import { buy, eventTypes, idOf, openShop, type Shop } from "../testing/shop.ts";

const HOUR = 3_600_000;

async function upgrade(
	shop: Shop,
	behavior: "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete",
) {
	const { subscription, item, customer } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	const change = shop.stripe.subscriptions.update(subscription.id, {
		items: [{ id: item, price: shop.prices.proMonthly }],
		proration_behavior: "always_invoice",
		payment_behavior: behavior,
	});
	return { id: subscription.id, customer, change };
}

const priceOf = async (shop: Shop, id: string) =>
	(await shop.stripe.subscriptions.retrieve(id)).items.data[0]?.price.id;

test("a change that may not fail leaves everything as it was", async () => {
	const shop = await openShop();
	const { id, customer, change } = await upgrade(shop, "error_if_incomplete");
	await expect(change).rejects.toMatchObject({
		type: "StripeCardError",
		code: "card_declined",
		decline_code: "generic_decline",
	});
	expect(await priceOf(shop, id)).toBe(shop.prices.plusMonthly);
	expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
	await shop.close();
});

test("a waiting change keeps the old plan until its invoice is paid", async () => {
	const shop = await openShop();
	const { id, customer, change } = await upgrade(shop, "pending_if_incomplete");
	const waiting = await change;
	expect(waiting).toMatchObject({
		status: "active",
		pending_update: { subscription_items: [{ price: { id: shop.prices.proMonthly } }] },
	});
	expect(await priceOf(shop, id)).toBe(shop.prices.plusMonthly);
	const method = await shop.stripe.paymentMethods.attach("pm_card_visa", { customer });
	await shop.stripe.invoices.pay(idOf(waiting.latest_invoice), { payment_method: method.id });
	expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
		pending_update: null,
		items: { data: [{ price: { id: shop.prices.proMonthly } }] },
	});
	expect(await eventTypes(shop)).toContain("customer.subscription.pending_update_applied");
	await shop.close();
});

test("a waiting change is given up after 23 hours, and nothing is owed for it", async () => {
	const shop = await openShop();
	const { id, change } = await upgrade(shop, "pending_if_incomplete");
	const invoice = idOf((await change).latest_invoice);
	shop.moveTo(shop.now().getTime() + 23 * HOUR);
	expect(await shop.stripe.subscriptions.retrieve(id)).toMatchObject({
		status: "active",
		pending_update: null,
	});
	expect(await shop.stripe.invoices.retrieve(invoice)).toMatchObject({ status: "void" });
	expect(await priceOf(shop, id)).toBe(shop.prices.plusMonthly);
	expect(await eventTypes(shop)).toContain("customer.subscription.pending_update_expired");
	await shop.close();
});

test("a change that may fail is made, and the subscription is past due", async () => {
	const shop = await openShop();
	const { id, change } = await upgrade(shop, "allow_incomplete");
	expect(await change).toMatchObject({ status: "past_due" });
	expect(await priceOf(shop, id)).toBe(shop.prices.proMonthly);
	await shop.close();
});

test("a card that asks each time fails later and says why", async () => {
	const shop = await openShop();
	const { subscription } = await buy(shop, { plan: "plusMonthly", card: "4000002760003184" });
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "past_due" });
	expect(await eventTypes(shop)).toContain("invoice.payment_action_required");
	await shop.close();
});

test("a payment is given back in parts, never more than it was", async () => {
	const shop = await openShop();
	const { customer } = await buy(shop, { plan: "proMonthly" });
	const [invoice] = (await shop.stripe.invoices.list({ customer, expand: ["data.payments"] })).data;
	const intent = idOf(invoice?.payments?.data[0]?.payment.payment_intent);
	await shop.stripe.refunds.create({ payment_intent: intent, amount: 499, reason: "requested_by_customer" });
	await expect(shop.stripe.refunds.create({ payment_intent: intent, amount: 1_001 })).rejects.toMatchObject({
		param: "amount",
	});
	expect(await shop.stripe.refunds.create({ payment_intent: intent })).toMatchObject({
		amount: 1_000,
		status: "succeeded",
	});
	await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
		code: "charge_already_refunded",
	});
	const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(intent, {
		expand: ["latest_charge"],
	});
	expect(charge).toMatchObject({ refunded: true, amount_refunded: 1_499 });
	await shop.close();
});

test("a coupon has as many redemptions as it was given", async () => {
	const shop = await openShop();
	await shop.stripe.coupons.create({
		id: "two",
		amount_off: 100,
		currency: "usd",
		duration: "forever",
		max_redemptions: 1,
	});
	const order: Stripe.Checkout.SessionCreateParams = {
		mode: "subscription",
		line_items: [{ price: shop.prices.plusAnnual, quantity: 1 }],
		discounts: [{ coupon: "two" }],
		success_url: "http://localhost:3000/success",
	};
	const [first, second] = [
		await shop.stripe.checkout.sessions.create(order),
		await shop.stripe.checkout.sessions.create(order),
	];
	expect(await shop.standIn.act.pay(first.id, "4242424242424242")).toMatchObject({ kind: "paid" });
	expect(await shop.stripe.coupons.retrieve("two")).toMatchObject({ times_redeemed: 1, valid: false });
	expect(await shop.standIn.act.pay(second.id, "4242424242424242")).toMatchObject({ kind: "declined" });
	await expect(shop.stripe.checkout.sessions.create(order)).rejects.toMatchObject({
		code: "coupon_expired",
		param: "discounts[0][coupon]",
	});
	await shop.close();
});

test("the annual discount sleeps on a monthly plan and wakes on the next annual one", async () => {
	const shop = await openShop();
	const { subscription, item } = await buy(shop, { plan: "plusAnnual", founding: true });
	const change = async (plan: keyof Shop["prices"]) =>
		await shop.stripe.subscriptions.update(subscription.id, {
			items: [{ id: item, price: shop.prices[plan] }],
			proration_behavior: "none",
			expand: ["latest_invoice"],
		});
	expect((await change("proMonthly")).latest_invoice).toMatchObject({ total: 1_499 });
	expect((await change("proAnnual")).latest_invoice).toMatchObject({ total: 13_800 });
	expect(await shop.stripe.coupons.retrieve(shop.coupon, { expand: ["applies_to"] })).toMatchObject({
		times_redeemed: 1,
		applies_to: { products: [expect.any(String), expect.any(String)] },
	});
	await shop.close();
});

test("a credit that a given-up change had taken comes back", async () => {
	const shop = await openShop();
	const { subscription, item, customer } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	await shop.stripe.customers.update(customer, { balance: -100 });
	const waiting = await shop.stripe.subscriptions.update(subscription.id, {
		items: [{ id: item, price: shop.prices.proAnnual }],
		proration_behavior: "always_invoice",
		payment_behavior: "pending_if_incomplete",
		expand: ["latest_invoice"],
	});
	expect(waiting).toMatchObject({
		latest_invoice: { amount_due: 14_900 - 599 - 100, starting_balance: -100, ending_balance: 0 },
	});
	expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
	shop.moveTo(shop.now().getTime() + 23 * HOUR);
	expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: -100 });
	await shop.close();
});

test("a waiting change that is paid after a renewal keeps the new period", async () => {
	const shop = await openShop();
	const { subscription, item, customer } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1_000;
	shop.moveTo(end - 2 * HOUR);
	const waiting = await shop.stripe.subscriptions.update(subscription.id, {
		items: [{ id: item, price: shop.prices.proMonthly }],
		proration_behavior: "always_invoice",
		payment_behavior: "pending_if_incomplete",
	});
	shop.moveTo(end + HOUR);
	const method = await shop.stripe.paymentMethods.attach("pm_card_visa", { customer });
	await shop.stripe.invoices.pay(idOf(waiting.latest_invoice), { payment_method: method.id });
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
		items: { data: [{ price: { id: shop.prices.proMonthly }, current_period_start: end / 1_000 }] },
	});
	await shop.close();
});
