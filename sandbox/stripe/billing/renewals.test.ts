import { expect, test } from "vitest";
import { buy, eventTypes, idOf, openShop } from "../testing/shop.ts";

const DAY = 86_400_000;

test("a subscription bought on the 31st renews at month ends, one invoice each", async () => {
	const shop = await openShop({ start: "2027-01-31T12:00:00Z" });
	const { subscription, customer } = await buy(shop, { plan: "proMonthly" });
	shop.moveTo(new Date("2027-04-30T12:00:00Z"));
	const renewed = await shop.stripe.subscriptions.retrieve(subscription.id);
	expect(renewed.items.data[0]).toMatchObject({
		current_period_start: Date.parse("2027-04-30T12:00:00Z") / 1_000,
		current_period_end: Date.parse("2027-05-31T12:00:00Z") / 1_000,
	});
	const { data } = await shop.stripe.invoices.list({ customer });
	const dated = data.map(({ created, amount_paid }) => [
		new Date(created * 1_000).toISOString().slice(0, 10),
		amount_paid,
	]);
	expect(dated).toEqual([
		["2027-04-30", 1_499],
		["2027-03-31", 1_499],
		["2027-02-28", 1_499],
		["2027-01-31", 1_499],
	]);
	await shop.close();
});

test("a renewal is announced a week ahead", async () => {
	const shop = await openShop();
	await buy(shop, { plan: "plusMonthly" });
	shop.moveTo(shop.now().getTime() + 22 * DAY);
	expect(await eventTypes(shop)).not.toContain("invoice.upcoming");
	shop.moveTo(shop.now().getTime() + 2 * DAY);
	expect((await eventTypes(shop)).filter((type) => type === "invoice.upcoming")).toHaveLength(1);
	await shop.close();
});

test("a failed renewal is tried four times within two weeks, then the subscription ends", async () => {
	const shop = await openShop();
	const { subscription } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1_000;
	shop.moveTo(end);
	const late = await shop.stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
	expect(late).toMatchObject({ status: "past_due", latest_invoice: { status: "open", attempt_count: 1 } });
	const failures = async () =>
		(await eventTypes(shop)).filter((type) => type === "invoice.payment_failed").length;
	expect(await failures()).toBe(1);
	shop.moveTo(end + 8 * DAY);
	expect(await failures()).toBe(3);
	shop.moveTo(end + 14 * DAY - 1_000);
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "past_due" });
	shop.moveTo(end + 14 * DAY);
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
		status: "canceled",
		cancellation_details: { reason: "payment_failed" },
		ended_at: end / 1_000 + 14 * 86_400,
	});
	expect(await failures()).toBe(4);
	expect(await eventTypes(shop)).toContain("customer.subscription.deleted");
	await shop.close();
});

test("another card pays the open invoice, and the subscription is active again", async () => {
	const shop = await openShop();
	const { subscription, customer } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	const [open] = (await shop.stripe.invoices.list({ customer, status: "open" })).data;
	await expect(shop.stripe.invoices.pay(idOf(open?.id))).rejects.toMatchObject({
		type: "StripeCardError",
		statusCode: 402,
		decline_code: "generic_decline",
	});
	const method = await shop.stripe.paymentMethods.attach("pm_card_visa", { customer });
	await shop.stripe.customers.update(customer, { invoice_settings: { default_payment_method: method.id } });
	await shop.stripe.subscriptions.update(subscription.id, { default_payment_method: method.id });
	const paid = await shop.stripe.invoices.pay(idOf(open?.id));
	expect(paid).toMatchObject({ status: "paid", amount_paid: 599, amount_remaining: 0 });
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
	await expect(shop.stripe.invoices.pay(idOf(open?.id))).rejects.toMatchObject({
		code: "invoice_already_paid",
	});
	await shop.close();
});

test("a subscription that is to end at its period end does, and until then it can be kept", async () => {
	const shop = await openShop();
	const { subscription } = await buy(shop, { plan: "proAnnual" });
	const end = subscription.items.data[0]?.current_period_end ?? 0;
	const ending = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
	expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: "active" });
	await expect(shop.stripe.invoices.createPreview({ subscription: subscription.id })).rejects.toMatchObject({
		statusCode: 404,
		code: "invoice_upcoming_none",
	});
	const kept = await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
	expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
	await shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
	shop.moveTo(end * 1_000);
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
		status: "canceled",
		ended_at: end,
	});
	expect((await shop.stripe.subscriptions.list({ customer: idOf(subscription.customer) })).data).toEqual([]);
	await expect(
		shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false }),
	).rejects.toMatchObject({ code: "subscription_canceled" });
	await shop.close();
});

test("nothing is collected while collection is paused", async () => {
	const shop = await openShop();
	const { subscription, customer } = await buy(shop, { plan: "plusMonthly" });
	await shop.stripe.subscriptions.update(subscription.id, { pause_collection: { behavior: "void" } });
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	expect((await shop.stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual([
		"void",
		"paid",
	]);
	await shop.stripe.subscriptions.update(subscription.id, { pause_collection: "" });
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	expect((await shop.stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual([
		"paid",
		"void",
		"paid",
	]);
	await shop.close();
});

test("customers of a test clock live by it, the others by the clock of the stand-in", async () => {
	const shop = await openShop();
	const start = Math.floor(shop.now().getTime() / 1_000);
	const clock = await shop.stripe.testHelpers.testClocks.create({ frozen_time: start });
	const customer = await shop.stripe.customers.create({ email: "ben@example.com", test_clock: clock.id });
	const { subscription } = await buy(shop, { plan: "plusMonthly", customer: customer.id });
	const other = await buy(shop, { plan: "plusMonthly" });
	await expect(
		shop.stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: start + 70 * 86_400 }),
	).rejects.toMatchObject({ param: "frozen_time" });
	const advanced = await shop.stripe.testHelpers.testClocks.advance(clock.id, {
		frozen_time: start + 31 * 86_400,
	});
	expect(advanced).toMatchObject({ status: "ready", frozen_time: start + 31 * 86_400 });
	const renewed = await shop.stripe.subscriptions.retrieve(subscription.id);
	const end = subscription.items.data[0]?.current_period_end;
	expect(renewed).toMatchObject({ test_clock: clock.id, items: { data: [{ current_period_start: end }] } });
	const untouched = await shop.stripe.subscriptions.retrieve(other.subscription.id);
	expect(untouched.items.data[0]?.current_period_start).toBe(start);
	await shop.close();
});

test("a subscription ends at a day of its own, unless that is taken back", async () => {
	const shop = await openShop();
	const { subscription } = await buy(shop, { plan: "proAnnual" });
	const day = Math.floor(shop.now().getTime() / 1_000) + 40 * 86_400;
	const set = (cancel_at: number | "") => shop.stripe.subscriptions.update(subscription.id, { cancel_at });
	expect(await set(day)).toMatchObject({ cancel_at: day, cancel_at_period_end: false });
	expect(await set("")).toMatchObject({ cancel_at: null, canceled_at: null });
	await expect(set(1)).rejects.toMatchObject({ param: "cancel_at" });
	await set(day);
	shop.moveTo(day * 1_000);
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
		status: "canceled",
		ended_at: day,
	});
	await shop.close();
});

test("a paused subscription is not charged; resumed, it starts anew with a credit for the unused time", async () => {
	const shop = await openShop({ start: "2027-04-01T00:00:00Z" });
	const { subscription, customer } = await buy(shop, { plan: "plusMonthly" });
	shop.moveTo(new Date("2027-04-16T00:00:00Z"));
	expect(await shop.stripe.subscriptions.pause(subscription.id)).toMatchObject({ status: "paused" });
	shop.moveTo(new Date("2027-07-01T00:00:00Z"));
	expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
	const resumed = await shop.stripe.subscriptions.resume(subscription.id, {}, {});
	expect(resumed).toMatchObject({
		status: "active",
		items: { data: [{ current_period_end: Date.parse("2027-08-01T00:00:00Z") / 1_000 }] },
	});
	const [invoice] = (await shop.stripe.invoices.list({ customer })).data;
	expect(invoice).toMatchObject({ amount_paid: 599 - 300, status: "paid" });
	await expect(shop.stripe.subscriptions.resume(subscription.id)).rejects.toThrow(/not paused/);
	await shop.close();
});
