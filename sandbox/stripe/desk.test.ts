import { expect, test } from "vitest";
import { buy, eventTypes, openShop } from "./testing/shop.ts";

test("the next period begins now, whatever the length of the months", async () => {
	const shop = await openShop({ start: "2027-01-31T10:00:00Z" });
	const { subscription, customer } = await buy(shop, { plan: "proMonthly" });
	shop.moveTo(new Date("2027-02-10T10:00:00Z"));
	const now = shop.now().getTime() / 1_000;
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	expect((await shop.stripe.subscriptions.retrieve(subscription.id)).items.data[0]).toMatchObject({
		current_period_start: now,
		current_period_end: Date.parse("2027-03-10T10:00:00Z") / 1_000,
	});
	expect((await shop.stripe.invoices.list({ customer })).data).toMatchObject([
		{ billing_reason: "subscription_cycle", created: now, status: "paid" },
		{ billing_reason: "subscription_create" },
	]);
	await shop.close();
});

test("a scheduled plan and a planned end come with the next period", async () => {
	const shop = await openShop();
	const planned = await buy(shop, { plan: "proAnnual" });
	const [item] = planned.subscription.items.data;
	const { id } = await shop.stripe.subscriptionSchedules.create({
		from_subscription: planned.subscription.id,
	});
	await shop.stripe.subscriptionSchedules.update(id, {
		phases: [
			{
				items: [{ price: shop.prices.proAnnual }],
				start_date: item?.current_period_start ?? 0,
				end_date: item?.current_period_end ?? 0,
			},
			{ items: [{ price: shop.prices.plusMonthly }] },
		],
	});
	expect(shop.standIn.view().subscriptions).toMatchObject([{ price: "proAnnual", nextPrice: "plusMonthly" }]);
	await shop.standIn.act.advanceToNextPeriod(planned.subscription.id);
	expect(shop.standIn.view().subscriptions).toMatchObject([
		{ price: "plusMonthly", nextPrice: null, status: "active", cents: 599 },
	]);

	const ending = await buy(shop, { plan: "plusMonthly" });
	await shop.stripe.subscriptions.update(ending.subscription.id, { cancel_at_period_end: true });
	await shop.standIn.act.advanceToNextPeriod(ending.subscription.id);
	expect(await shop.stripe.subscriptions.retrieve(ending.subscription.id)).toMatchObject({
		status: "canceled",
		ended_at: Math.floor(shop.now().getTime() / 1_000),
	});
	await shop.close();
});

test("a failed renewal leaves an open invoice, and the view shows it", async () => {
	const shop = await openShop();
	const { subscription, customer } = await buy(shop, { plan: "plusAnnual" });
	await shop.standIn.act.failRenewal(subscription.id);
	const [open] = (await shop.stripe.invoices.list({ customer, status: "open" })).data;
	expect(shop.standIn.view()).toMatchObject({
		customers: [{ id: customer, email: "ana@example.com", card: "4242" }],
		subscriptions: [{ id: subscription.id, status: "past_due", openInvoice: open?.id }],
		checkouts: [],
	});
	await shop.close();
});

test("the newest charge is disputed, and that is told", async () => {
	const shop = await openShop();
	const { subscription, customer } = await buy(shop, { plan: "plusMonthly" });
	const id = await shop.standIn.act.dispute(subscription.id);
	expect(await shop.stripe.disputes.retrieve(id ?? "")).toMatchObject({
		amount: 599,
		status: "needs_response",
	});
	const [charge] = (await shop.stripe.charges.list({ customer })).data;
	expect(charge).toMatchObject({ disputed: true });
	await expect(shop.stripe.refunds.create({ charge: charge?.id ?? "" })).rejects.toMatchObject({
		code: "charge_disputed",
	});
	expect(await eventTypes(shop)).toContain("charge.dispute.created");
	await shop.close();
});
