import { expect, test } from "vitest";
import { buy, eventTypes, idOf, openShop, type Shop } from "../testing/shop.ts";

async function planDowngrade(shop: Shop, to: keyof Shop["prices"], discounts: { discount: string }[] = []) {
	const bought = await buy(shop, { plan: "proAnnual", founding: true });
	const { id } = await shop.stripe.subscriptionSchedules.create({
		from_subscription: bought.subscription.id,
	});
	const [item] = bought.subscription.items.data;
	const schedule = await shop.stripe.subscriptionSchedules.update(id, {
		end_behavior: "release",
		proration_behavior: "none",
		phases: [
			{
				items: [{ price: shop.prices.proAnnual, quantity: 1 }],
				start_date: item?.current_period_start ?? 0,
				end_date: item?.current_period_end ?? 0,
				discounts,
				proration_behavior: "none",
			},
			{ items: [{ price: shop.prices[to], quantity: 1 }], discounts, proration_behavior: "none" },
		],
	});
	return { ...bought, schedule, end: item?.current_period_end ?? 0 };
}

const read = (shop: Shop, id: string) =>
	shop.stripe.subscriptions.retrieve(id, { expand: ["latest_invoice", "schedule"] });

test("a scheduled downgrade changes nothing until the period ends, then renews at the lower price", async () => {
	const shop = await openShop();
	const { subscription, schedule, end } = await planDowngrade(shop, "plusMonthly");
	expect(schedule).toMatchObject({ status: "active", phases: [{ end_date: end }, { start_date: end }] });
	shop.moveTo(end * 1_000 - 1_000);
	const before = await read(shop, subscription.id);
	expect(before).toMatchObject({ items: { data: [{ price: { id: shop.prices.proAnnual } }] } });
	const preview = await shop.stripe.invoices.createPreview({ subscription: subscription.id });
	expect(preview).toMatchObject({ amount_due: 599, period_end: end });

	shop.moveTo(end * 1_000);
	expect(await read(shop, subscription.id)).toMatchObject({
		status: "active",
		items: { data: [{ price: { id: shop.prices.plusMonthly }, current_period_start: end }] },
		latest_invoice: {
			amount_paid: 599,
			billing_reason: "subscription_cycle",
			lines: { data: [{ amount: 599 }] },
		},
		schedule: { status: "active", current_phase: { start_date: end } },
	});
	shop.moveTo((schedule.phases[1]?.end_date ?? 0) * 1_000);
	expect(await read(shop, subscription.id)).toMatchObject({
		schedule: null,
		latest_invoice: { amount_paid: 599 },
	});
	expect(await eventTypes(shop)).toEqual(
		expect.arrayContaining(["subscription_schedule.updated", "subscription_schedule.released"]),
	);
	await shop.close();
});

test("a phase holds the discounts it names, and no others", async () => {
	const shop = await openShop();
	const dropped = await planDowngrade(shop, "plusAnnual");
	expect((await read(shop, dropped.subscription.id)).discounts).toEqual([]);

	const bought = await buy(shop, { plan: "proAnnual", founding: true });
	const discount = idOf(bought.subscription.discounts[0]);
	const { id } = await shop.stripe.subscriptionSchedules.create({
		from_subscription: bought.subscription.id,
	});
	const [item] = bought.subscription.items.data;
	const end = item?.current_period_end ?? 0;
	await shop.stripe.subscriptionSchedules.update(id, {
		phases: [
			{
				items: [{ price: shop.prices.proAnnual }],
				start_date: item?.current_period_start ?? 0,
				end_date: end,
				discounts: [{ discount }],
			},
			{ items: [{ price: shop.prices.plusAnnual }], discounts: [{ discount }] },
		],
	});
	shop.moveTo(end * 1_000);
	expect(await read(shop, bought.subscription.id)).toMatchObject({
		discounts: [discount],
		latest_invoice: { amount_paid: 4_800 },
	});
	await shop.close();
});

test("a released schedule leaves the plan as it is", async () => {
	const shop = await openShop();
	const { subscription, schedule, end } = await planDowngrade(shop, "plusAnnual");
	await expect(
		shop.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
	).rejects.toThrow(/managed by the subscription schedule/);
	const released = await shop.stripe.subscriptionSchedules.release(schedule.id);
	expect(released).toMatchObject({
		status: "released",
		released_subscription: subscription.id,
		subscription: null,
	});
	shop.moveTo(end * 1_000);
	expect(await read(shop, subscription.id)).toMatchObject({
		schedule: null,
		items: { data: [{ price: { id: shop.prices.proAnnual } }] },
	});
	await expect(shop.stripe.subscriptionSchedules.release(schedule.id)).rejects.toThrow(/released/);
	await shop.close();
});

test("a subscription that is cancelled takes its schedule with it", async () => {
	const shop = await openShop();
	const { subscription, schedule } = await planDowngrade(shop, "plusAnnual");
	expect(await shop.stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: "canceled" });
	expect(await shop.stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({ status: "canceled" });
	await expect(shop.stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ statusCode: 404 });
	await shop.close();
});

test("a schedule is made once and starts with what is there", async () => {
	const shop = await openShop();
	const { subscription, schedule } = await planDowngrade(shop, "plusAnnual");
	await expect(
		shop.stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
	).rejects.toThrow(/already attached/);
	await expect(
		shop.stripe.subscriptionSchedules.update(schedule.id, {
			phases: [{ items: [{ price: shop.prices.proAnnual }] }],
		}),
	).rejects.toThrow(/start_date/);
	await shop.close();
});
