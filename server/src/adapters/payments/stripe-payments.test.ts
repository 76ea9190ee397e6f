import { randomUUID } from "node:crypto";
import { type StripeStandIn, startStripeStandIn } from "@dewlight/sandbox/stripe/start-stand-in.ts";
import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PaymentsUnderTest, paymentsConformance } from "../../../test/conformance/payments.ts";
import { FoundingClosedError, PaymentRefusedError, PaymentsUnavailableError } from "../../ports/payments.ts";
import { createMovableClock } from "../clock/clock-and-ids.ts";
import { setUpCatalogue } from "./set-up-catalogue.ts";
import { FOUNDING_COUPON, openStripe } from "./stripe-account.ts";
import { createStripePayments } from "./stripe-payments.ts";

const SECRET = "whsec_test";
const CARDS = { good: "4242424242424242", fails_later: "4000000000000341" };

const clock = createMovableClock();
let standIn: StripeStandIn;
let stripe: Stripe;
let provider: PaymentsUnderTest;
beforeAll(async () => {
	standIn = await startStripeStandIn({ now: clock.now, file: null, webhookSecret: SECRET });
	const { url, apiKey } = standIn;
	stripe = await openStripe({ apiKey, apiBase: url });
	const { prices } = await setUpCatalogue(stripe);
	provider = {
		payments: createStripePayments({
			description: "stand-in",
			open: async () => ({ stripe, prices }),
			webhookSecret: SECRET,
		}),
		now: () => clock.now().getTime(),
		async advance(milliseconds) {
			clock.advance(milliseconds);
			await standIn.settle();
		},
		async pay(checkoutId, card) {
			const { kind } = await standIn.act.pay(checkoutId, CARDS[card]);
			if (kind !== "paid") throw new Error(`The payment was ${kind}.`);
		},
		failRenewal: (id) => standIn.act.failRenewal(id),
	};
});
afterAll(() => standIn.close());

paymentsConformance(async () => provider);

test("setting the catalogue up again makes nothing and finds the same", async () => {
	const again = await setUpCatalogue(stripe);
	expect(again.made).toEqual([]);
	expect(again.prices).toEqual(await provider.payments.priceIds());
	const coupon = await stripe.coupons.retrieve(FOUNDING_COUPON);
	expect(coupon).toMatchObject({ amount_off: 1_100, duration: "forever", max_redemptions: 1_000 });
});

test("an event that is signed is read, with whom it is about", async () => {
	const object = { id: "sub_1", object: "subscription", customer: "cus_7" };
	const payload = JSON.stringify({
		id: "evt_7",
		object: "event",
		type: "customer.subscription.updated",
		data: { object },
	});
	const sign = (timestamp: number, secret = SECRET) =>
		stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
	const now = Math.floor(Date.now() / 1000);
	expect(await provider.payments.readEvent(Buffer.from(payload), sign(now))).toEqual({
		id: "evt_7",
		type: "customer.subscription.updated",
		customerId: "cus_7",
		checkoutId: null,
		disputeId: null,
	});
	const forged = [
		[payload.replace("cus_7", "cus_8"), sign(now)],
		[payload, sign(now, "whsec_other")],
		[payload, sign(now - 301)],
	] as const;
	for (const [body, header] of forged) {
		await expect(provider.payments.readEvent(Buffer.from(body), header)).rejects.toThrow("signature");
	}
});

test("what a parameter is called at the provider stays out of the sentence for the person", async () => {
	const failure = await provider.payments
		.cancelAtPeriodEnd("sub_unknown", "k")
		.catch((error: unknown) => error);
	expect(failure).toBeInstanceOf(PaymentRefusedError);
	expect(failure).toMatchObject({ code: "resource_missing", message: expect.not.stringContaining("sub_") });
});

test("a provider that fails is asked again, and is unavailable when it goes on failing", async () => {
	const person = { userId: 1, email: "retry@example.com", key: randomUUID() };
	standIn.faults.answerNext(500);
	await expect(provider.payments.createCustomer(person)).resolves.toMatch(/^cus_/);
	for (let i = 0; i < 3; i += 1) standIn.faults.answerNext(500);
	await expect(provider.payments.readCheckout("cs_x")).rejects.toBeInstanceOf(PaymentsUnavailableError);
	const nowhere = createStripePayments({
		description: "nowhere",
		open: async () => ({
			stripe: await openStripe({ apiKey: "sk_test", apiBase: "http://127.0.0.1:1" }),
			prices: await provider.payments.priceIds(),
		}),
		webhookSecret: SECRET,
	});
	await expect(nowhere.readCheckout("cs_x")).rejects.toBeInstanceOf(PaymentsUnavailableError);
});

test("a downgrade that is asked for twice is never taken back in between", async () => {
	const { payments } = provider;
	const customerId = await payments.createCustomer({ userId: 8, email: "b@c.example", key: randomUUID() });
	const { id } = await payments.openCheckout({
		checkoutId: randomUUID(),
		userId: 8,
		customerId,
		plan: "pro_monthly",
		founding: false,
		successUrl: "http://localhost:3000/success",
		cancelUrl: "http://localhost:3000/",
		expiresAt: provider.now() + 31 * 60_000,
	});
	await provider.pay(id, "good");
	const subscriptionId = (await payments.readSubscription(customerId))?.id ?? "";
	const released = async () =>
		(await stripe.events.list({ type: "subscription_schedule.released", limit: 100 })).data.length;
	const before = await released();
	for (const key of ["first", "second"]) {
		await payments.scheduleChange({ subscriptionId, plan: "plus_monthly", key: `${subscriptionId}-${key}` });
	}
	expect(await released()).toBe(before);
	expect(await payments.readSubscription(customerId)).toMatchObject({ scheduledPlan: "plus_monthly" });
});

test("where the founding coupon is gone, the founding price is closed", async () => {
	await stripe.coupons.del(FOUNDING_COUPON);
	const customerId = await provider.payments.createCustomer({
		userId: 9,
		email: "a@b.example",
		key: randomUUID(),
	});
	const order = {
		checkoutId: randomUUID(),
		userId: 9,
		customerId,
		plan: "plus_annual",
		successUrl: "http://localhost:3000/success",
		cancelUrl: "http://localhost:3000/",
		expiresAt: provider.now() + 31 * 60_000,
	} as const;
	const founding = provider.payments.openCheckout({ ...order, founding: true });
	await expect(founding).rejects.toBeInstanceOf(FoundingClosedError);
	await expect(provider.payments.openCheckout({ ...order, founding: false })).resolves.toMatchObject({
		id: expect.stringMatching(/^cs_/),
	});
});
