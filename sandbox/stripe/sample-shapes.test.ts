import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shapeDifferences } from "./testing/shape-differences.ts";
import { buy, idOf, openShop, type Shop } from "./testing/shop.ts";

const SAMPLES =
	process.env.STRIPE_FIXTURES ??
	fileURLToPath(new URL("../../../shared/data/stripe/fixtures3.2026-08.json", import.meta.url));
const present = existsSync(SAMPLES);

describe.skipIf(!present)(
	`answers have the shape of Stripe's samples${present ? "" : ` (${SAMPLES} is absent)`}`,
	() => {
		let shop: Shop;
		let samples: Record<string, object>;
		const answers: Record<string, object> = {};

		beforeAll(async () => {
			const file = JSON.parse(readFileSync(SAMPLES, "utf8")) as { resources: Record<string, object> };
			samples = file.resources;
			shop = await openShop();
			await collect(shop, answers);
		});
		afterAll(() => shop.close());

		test.for([
			"product",
			"price",
			"coupon",
			"customer",
			"payment_method",
			"checkout.session",
			"subscription",
			"subscription_item",
			"discount",
			"invoice",
			"line_item",
			"invoice_payment",
			"payment_intent",
			"charge",
			"refund",
			"dispute",
			"subscription_schedule",
			"billing_portal.session",
			"event",
			"test_helpers.test_clock",
			"item",
			"deleted_coupon",
			"deleted_customer",
			"deleted_test_helpers.test_clock",
		])("%s", (kind) => {
			const answer = answers[kind];
			const sample = samples[kind];
			if (!answer || !sample) throw new Error(`There is no ${answer ? "sample" : "answer"} for ${kind}`);
			expect(shapeDifferences(sample, onTheWire(answer), kind)).toEqual([]);
		});

		test("the preview of an invoice, a declined charge and a waiting update too", () => {
			for (const [name, kind] of [
				["preview", "invoice"],
				["declined charge", "charge"],
				["declined intent", "payment_intent"],
				["waiting subscription", "subscription"],
				["prorated line", "line_item"],
			] as const) {
				const answer = answers[name];
				const sample = samples[kind];
				if (!answer || !sample) throw new Error(`There is no answer for ${name}`);
				expect(shapeDifferences(sample, onTheWire(answer), kind)).toEqual([]);
			}
		});
	},
);

/** The SDK makes objects of decimal numbers; on the wire they are text. */
function onTheWire(answer: object): unknown {
	return JSON.parse(JSON.stringify(answer));
}

/** Asks for one of everything. */
async function collect(shop: Shop, answers: Record<string, object>): Promise<void> {
	const { stripe, prices, standIn } = shop;
	const { customer, checkout, subscription, item } = await buy(shop, { plan: "plusAnnual", founding: true });
	answers.price = await stripe.prices.retrieve(prices.plusAnnual);
	answers.product = (await stripe.products.list()).data[0] ?? {};
	answers.coupon = await stripe.coupons.retrieve(shop.coupon);
	answers.customer = await stripe.customers.retrieve(customer);
	answers.payment_method = (await stripe.paymentMethods.list({ customer })).data[0] ?? {};
	const session = await stripe.checkout.sessions.retrieve(checkout, { expand: ["line_items"] });
	answers.item = session.line_items?.data[0] ?? {};
	answers["checkout.session"] = session;
	answers.subscription = subscription;
	answers.subscription_item = subscription.items.data[0] ?? {};
	const read = await stripe.subscriptions.retrieve(subscription.id, { expand: ["discounts"] });
	answers.discount = read.discounts[0] as object;
	const [invoice] = (await stripe.invoices.list({ customer, expand: ["data.payments"] })).data;
	answers.invoice = invoice ?? {};
	answers.line_item = invoice?.lines.data[0] ?? {};
	const payment = invoice?.payments?.data[0];
	answers.invoice_payment = payment ?? {};
	const intent = await stripe.paymentIntents.retrieve(idOf(payment?.payment.payment_intent));
	answers.payment_intent = intent;
	answers.charge = await stripe.charges.retrieve(idOf(intent.latest_charge));
	answers.refund = await stripe.refunds.create({ payment_intent: intent.id });
	const dispute = await standIn.act.dispute(subscription.id);
	answers.dispute = await stripe.disputes.retrieve(dispute ?? "");
	const preview = await stripe.invoices.createPreview({
		subscription: subscription.id,
		subscription_details: {
			items: [{ id: item, price: prices.proAnnual }],
			proration_behavior: "always_invoice",
		},
	});
	answers.preview = preview;
	answers["prorated line"] = preview.lines.data[0] ?? {};
	answers.subscription_schedule = await stripe.subscriptionSchedules.create({
		from_subscription: subscription.id,
	});
	answers["billing_portal.session"] = await stripe.billingPortal.sessions.create({
		customer,
		return_url: "http://localhost:3000/account",
		flow_data: { type: "payment_method_update" },
	});
	answers.event = (await stripe.events.list({ limit: 1 })).data[0] ?? {};
	const clock = await stripe.testHelpers.testClocks.create({ frozen_time: 1_800_000_000 });
	answers["test_helpers.test_clock"] = clock;
	answers["deleted_test_helpers.test_clock"] = await stripe.testHelpers.testClocks.del(clock.id);

	const poor = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	answers["waiting subscription"] = await stripe.subscriptions.update(poor.subscription.id, {
		items: [{ id: poor.item, price: prices.proMonthly }],
		proration_behavior: "always_invoice",
		payment_behavior: "pending_if_incomplete",
	});
	answers["declined charge"] = (await stripe.charges.list({ customer: poor.customer })).data[0] ?? {};
	const [open] = (await stripe.invoices.list({ customer: poor.customer, expand: ["data.payments"] })).data;
	const failed = open?.payments?.data[0]?.payment.payment_intent;
	answers["declined intent"] = await stripe.paymentIntents.retrieve(idOf(failed));
	answers.deleted_customer = await stripe.customers.del(poor.customer);
	answers.deleted_coupon = await stripe.coupons.del(shop.coupon);
	await standIn.settle();
}
