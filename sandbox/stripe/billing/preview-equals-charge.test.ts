import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buy, idOf, openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
	shop = await openShop();
});
afterAll(() => shop.close());

const PLANS = ["plusMonthly", "plusAnnual", "proMonthly", "proAnnual"] as const;

test("a preview is the charge, at any moment, between any plans, with and without the discount", async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...PLANS),
			fc.constantFrom(...PLANS),
			fc.boolean(),
			fc.double({ min: 0, max: 0.999_999, noNaN: true }),
			fc.integer({ min: 0, max: 3_600 }),
			fc.constantFrom("always_invoice", "create_prorations", "none"),
			async (from, to, founding, share, late, behavior) => {
				fc.pre(from !== to);
				const { stripe, prices } = shop;
				const { subscription, item, customer } = await buy(shop, { plan: from, founding });
				const [start, end] = periodOf(subscription);
				const at = start + Math.floor((end - start) * share);
				shop.moveTo(at * 1_000);
				const current = await stripe.subscriptions.retrieve(subscription.id);
				const [, currentEnd] = periodOf(current);
				const change = {
					proration_behavior: behavior,
					...(behavior !== "none" && { proration_date: at }),
				} as const;
				const items = [{ id: item, price: prices[to] }];
				const preview = await stripe.invoices.createPreview({
					subscription: subscription.id,
					subscription_details: { items, ...change },
				});
				shop.moveTo(Math.min(at + late, currentEnd - 1) * 1_000);
				const updated = await stripe.subscriptions.update(subscription.id, { items, ...change });
				expect(updated.items.data[0]?.price.id).toBe(prices[to]);
				if (preview.created === at && preview.next_payment_attempt === null) {
					const charged = await stripe.invoices.retrieve(idOf(updated.latest_invoice));
					expect(charged.amount_due).toBe(preview.amount_due);
					expect(charged.total).toBe(preview.total);
					expect(charged.lines.data.map(({ amount }) => amount)).toEqual(
						preview.lines.data.map(({ amount }) => amount),
					);
					expect(charged.status).toBe("paid");
				} else {
					// It comes with the renewal.
					shop.moveTo(preview.period_end * 1_000);
					const renewed = await stripe.subscriptions.retrieve(subscription.id);
					const charged = await stripe.invoices.retrieve(idOf(renewed.latest_invoice));
					expect(charged.billing_reason).toBe("subscription_cycle");
					expect(charged.amount_due).toBe(preview.amount_due);
				}
				await stripe.customers.del(customer);
			},
		),
		{ numRuns: 60 },
	);
});

test("an upgrade in mid-period costs the difference for the time left, net of the discount", async () => {
	const { stripe, prices } = shop;
	shop.moveTo(new Date("2027-01-01T00:00:00Z"));
	const { subscription, item } = await buy(shop, { plan: "plusAnnual", founding: true });
	const [start, end] = periodOf(subscription);
	const half = start + (end - start) / 2;
	shop.moveTo(half * 1_000);
	const updated = await stripe.subscriptions.update(subscription.id, {
		items: [{ id: item, price: prices.proAnnual }],
		proration_behavior: "always_invoice",
		proration_date: half,
		payment_behavior: "pending_if_incomplete",
		expand: ["latest_invoice"],
	});
	// $59 - $11 for half a year back, $149 - $11 for half a year on.
	expect(updated.latest_invoice).toMatchObject({
		amount_due: 4_500,
		lines: { data: [{ amount: -2_400 }, { amount: 6_900 }] },
	});
	expect(periodOf(updated)).toEqual([start, end]);
	expect(updated.discounts).toHaveLength(1);
});

test("another interval starts a new period now, and what was not used up is credited", async () => {
	const { stripe, prices } = shop;
	shop.moveTo(new Date("2027-04-01T00:00:00Z"));
	const { subscription, item, customer } = await buy(shop, { plan: "proAnnual" });
	shop.moveTo(new Date("2027-04-02T00:00:00Z"));
	const updated = await stripe.subscriptions.update(subscription.id, {
		items: [{ id: item, price: prices.plusMonthly }],
		proration_behavior: "always_invoice",
		expand: ["latest_invoice"],
	});
	const credit = -Math.round((14_900 * 365) / 366);
	expect(updated.latest_invoice).toMatchObject({ total: credit + 599, amount_due: 0, status: "paid" });
	expect(periodOf(updated)).toEqual([seconds("2027-04-02T00:00:00Z"), seconds("2027-05-02T00:00:00Z")]);
	expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: credit + 599 });

	shop.moveTo(new Date("2027-05-02T00:00:00Z"));
	const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
	expect(renewed.latest_invoice).toMatchObject({
		starting_balance: credit + 599,
		ending_balance: credit + 1_198,
		amount_due: 0,
	});
});

function seconds(text: string): number {
	return Date.parse(text) / 1_000;
}

function periodOf(subscription: {
	items: { data: { current_period_start: number; current_period_end: number }[] };
}): [number, number] {
	const [item] = subscription.items.data;
	if (!item) throw new Error("no item");
	return [item.current_period_start, item.current_period_end];
}
