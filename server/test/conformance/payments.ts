import { randomUUID } from "node:crypto";
import { comparePlans, PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { PRICE_CENTS } from "@dewlight/core/plans/prices.ts";
import { expect, test } from "vitest";
import {
	EventForgedError,
	PaymentDeclinedError,
	PaymentRefusedError,
	type Payments,
	type ProviderSubscription,
} from "../../src/ports/payments.ts";

const DAY = 86_400_000;

export interface PaymentsUnderTest {
	payments: Payments;
	/** Of the provider. */
	now(): number;
	/** Time goes by at the provider, with everything that falls due. */
	advance(milliseconds: number): Promise<void>;
	/** As a person at the provider's page. */
	pay(checkoutId: string, card: "good" | "fails_later"): Promise<void>;
	/** The card is refused from now on and the period ends. */
	failRenewal(subscriptionId: string): Promise<void>;
}

export function paymentsConformance(open: () => Promise<PaymentsUnderTest>): void {
	let userId = 0;
	function nextUser(): number {
		userId += 1;
		return userId;
	}
	async function newCustomer({ payments }: PaymentsUnderTest): Promise<string> {
		const key = randomUUID();
		return payments.createCustomer({ userId: nextUser(), email: `${key}@example.com`, key });
	}
	const orderOf = (provider: PaymentsUnderTest, customerId: string, plan: PaidPlan, founding = false) => ({
		checkoutId: randomUUID(),
		userId,
		customerId,
		plan,
		founding,
		successUrl: "http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}",
		cancelUrl: "http://localhost:3000/",
		expiresAt: provider.now() + 31 * 60_000,
	});
	interface Subscribe {
		founding?: boolean;
		card?: "good" | "fails_later";
	}
	async function subscribe(provider: PaymentsUnderTest, plan: PaidPlan, options: Subscribe = {}) {
		const customerId = await newCustomer(provider);
		const { id } = await provider.payments.openCheckout(
			orderOf(provider, customerId, plan, options.founding ?? false),
		);
		await provider.pay(id, options.card ?? "good");
		const read = () => subscriptionOf(provider, customerId);
		return { customerId, read, checkoutId: id, first: await read() };
	}
	async function subscriptionOf(
		{ payments }: PaymentsUnderTest,
		customerId: string,
	): Promise<ProviderSubscription> {
		const found = await payments.readSubscription(customerId);
		if (!found) throw new Error("The customer has no subscription.");
		return found;
	}
	const wholeSeconds = (at: number) => Math.floor(at / 1000) * 1000;

	test("one key makes one customer, who begins without a subscription", async () => {
		const { payments } = await open();
		const person = { userId: nextUser(), email: "ana@example.com", key: randomUUID() };
		const [one, two] = [await payments.createCustomer(person), await payments.createCustomer(person)];
		expect(two).toBe(one);
		expect(await payments.readSubscription(one)).toBeNull();
	});

	test.each(PAID_PLANS)(
		"a paid checkout of %s is a subscription of that plan, paid in full",
		async (plan) => {
			const provider = await open();
			const { first, checkoutId, customerId } = await subscribe(provider, plan);
			const cents = PRICE_CENTS[plan];
			expect(first).toMatchObject({
				customerId,
				plan,
				state: "active",
				endsWithPeriod: false,
				pastDueSince: null,
				scheduledPlan: null,
				discountCents: 0,
				founding: false,
				nextInvoiceCents: cents,
				lastPaid: { amountCents: cents, currency: "usd" },
				open: null,
			});
			expect(first.periodEndsAt).toBeGreaterThan(provider.now() + 27 * DAY);
			expect(await provider.payments.readCheckout(checkoutId)).toMatchObject({
				userId,
				customerId,
				state: "paid",
				subscriptionId: first.id,
				url: null,
			});
		},
	);

	test("a checkout asked for twice is one; closed, it is closed for good", async () => {
		const provider = await open();
		const { payments } = provider;
		const order = orderOf(provider, await newCustomer(provider), "plus_monthly");
		const [one, two] = await Promise.all([payments.openCheckout(order), payments.openCheckout(order)]);
		expect(two).toEqual(one);
		expect(await payments.readCheckout(one.id)).toMatchObject({
			state: "open",
			url: one.url,
			checkoutId: order.checkoutId,
		});
		await payments.expireCheckout(one.id);
		await payments.expireCheckout(one.id);
		expect(await payments.readCheckout(one.id)).toMatchObject({ state: "expired", url: null });
		expect(await payments.readCheckout("cs_unknown")).toBeNull();
	});

	test("the founding price stays through a yearly plan, sleeps on a monthly one and wakes again", async () => {
		const provider = await open();
		const { payments } = provider;
		const { first, read } = await subscribe(provider, "plus_annual", { founding: true });
		expect(first).toMatchObject({
			founding: true,
			discountCents: 1_100,
			nextInvoiceCents: 4_800,
			lastPaid: { amountCents: 4_800 },
		});
		// A new interval begins with each change: the next one cannot be dated before it.
		const change = () => ({ subscriptionId: first.id, at: wholeSeconds(provider.now()), key: randomUUID() });
		await payments.changeNow({ ...change(), plan: "pro_monthly" });
		expect(await read()).toMatchObject({ plan: "pro_monthly", founding: true, discountCents: 0 });
		await payments.changeNow({ ...change(), plan: "pro_annual" });
		expect(await read()).toMatchObject({ plan: "pro_annual", founding: true, discountCents: 1_100 });
	});

	const upgrades = PAID_PLANS.flatMap((from) =>
		PAID_PLANS.filter((to) => comparePlans(from, to) === "upgrade").map((to) => [from, to] as const),
	);
	test.each(upgrades)("from %s to %s the preview is the charge, once for one key", async (from, plan) => {
		const provider = await open();
		const { payments } = provider;
		for (const founding of [false, true]) {
			const { first, read } = await subscribe(provider, from, { founding });
			await provider.advance(9 * DAY + 12_345_678);
			const before = await read();
			const change = { subscriptionId: first.id, plan, at: wholeSeconds(provider.now()) };
			const preview = await payments.previewChange(change);
			const key = randomUUID();
			await Promise.all([payments.changeNow({ ...change, key }), payments.changeNow({ ...change, key })]);
			const after = await read();
			expect(after).toMatchObject({ plan, state: "active" });
			// A new interval begins with the change, not with the question: time goes by between the two.
			expect(after.periodEndsAt - preview.renewsAt).toBeGreaterThanOrEqual(0);
			expect(after.periodEndsAt - preview.renewsAt).toBeLessThanOrEqual(10_000);
			const charged = after.lastPaid?.id === before.lastPaid?.id ? 0 : after.lastPaid?.amountCents;
			expect(charged).toBe(preview.amountDueCents);
			expect(preview.currency).toBe("usd");
		}
	});

	test("a declined change says why, and the old plan stays", async () => {
		const provider = await open();
		const { first, read } = await subscribe(provider, "plus_monthly", { card: "fails_later" });
		const change = {
			subscriptionId: first.id,
			plan: "pro_monthly",
			at: wholeSeconds(provider.now()),
		} as const;
		const failure = await provider.payments
			.changeNow({ ...change, key: randomUUID() })
			.catch((error: unknown) => error);
		expect(failure).toBeInstanceOf(PaymentDeclinedError);
		expect(failure).toMatchObject({ message: expect.stringMatching(/declined/i) });
		expect(await read()).toMatchObject({ plan: "plus_monthly", state: "active", open: null });
	});

	test("a scheduled change waits for the end of the period, costs nothing and may be replaced", async () => {
		const provider = await open();
		const { payments } = provider;
		const { first, read } = await subscribe(provider, "pro_annual", { founding: true });
		const subscriptionId = first.id;
		await payments.scheduleChange({ subscriptionId, plan: "plus_monthly", key: randomUUID() });
		expect(await read()).toMatchObject({ plan: "pro_annual", scheduledPlan: "plus_monthly" });
		await payments.scheduleChange({ subscriptionId, plan: "plus_annual", key: randomUUID() });
		const waiting = await read();
		expect(waiting).toMatchObject({
			plan: "pro_annual",
			scheduledPlan: "plus_annual",
			nextInvoiceCents: 4_800,
			lastPaid: { id: first.lastPaid?.id },
		});
		await provider.advance(waiting.periodEndsAt - provider.now() + 3_600_000 * 2);
		expect(await read()).toMatchObject({
			plan: "plus_annual",
			scheduledPlan: null,
			state: "active",
			founding: true,
			lastPaid: { amountCents: 4_800 },
		});
	});

	test("keeping undoes a scheduled change and a cancellation, also one after the other", async () => {
		const provider = await open();
		const { payments } = provider;
		const { first, read } = await subscribe(provider, "pro_monthly");
		await payments.scheduleChange({ subscriptionId: first.id, plan: "plus_monthly", key: randomUUID() });
		await payments.keep(first.id, randomUUID());
		expect(await read()).toMatchObject({ scheduledPlan: null, endsWithPeriod: false });
		await payments.scheduleChange({ subscriptionId: first.id, plan: "plus_monthly", key: randomUUID() });
		await payments.cancelAtPeriodEnd(first.id, randomUUID());
		expect(await read()).toMatchObject({ scheduledPlan: null, endsWithPeriod: true, nextInvoiceCents: null });
		await payments.keep(first.id, randomUUID());
		const kept = await read();
		expect(kept).toMatchObject({ endsWithPeriod: false, nextInvoiceCents: 1_499 });
		await provider.advance(kept.periodEndsAt - provider.now() + 3_600_000 * 2);
		expect(await read()).toMatchObject({ plan: "pro_monthly", state: "active" });
	});

	test("a canceled subscription ends with its period, and cannot be kept afterwards", async () => {
		const provider = await open();
		const { first, read } = await subscribe(provider, "plus_monthly");
		await provider.payments.cancelAtPeriodEnd(first.id, randomUUID());
		await provider.advance(first.periodEndsAt - provider.now() + 60_000);
		expect(await read()).toMatchObject({ state: "ended", periodEndsAt: first.periodEndsAt });
		await expect(provider.payments.cancelAtPeriodEnd(first.id, randomUUID())).rejects.toBeInstanceOf(
			PaymentRefusedError,
		);
	});

	test("ending ends at once, and once", async () => {
		const provider = await open();
		const { first, read } = await subscribe(provider, "pro_annual");
		await provider.payments.endNow(first.id);
		await provider.payments.endNow(first.id);
		const ended = await read();
		expect(ended).toMatchObject({ state: "ended", lastPaid: { amountCents: 14_900 } });
		expect(ended.periodEndsAt).toBeLessThanOrEqual(provider.now());
	});

	test("a renewal that fails is past due since then, with the invoice that waits", async () => {
		const provider = await open();
		const { first, read } = await subscribe(provider, "plus_monthly");
		await provider.failRenewal(first.id);
		const failed = await read();
		expect(failed).toMatchObject({
			state: "past_due",
			nextInvoiceCents: null,
			open: { amountCents: 599, invoiceId: expect.any(String) },
		});
		expect(Math.abs((failed.pastDueSince ?? 0) - provider.now())).toBeLessThan(3_600_000 * 2);
	});

	test("a refund gives the newest payment back, once for one key", async () => {
		const provider = await open();
		const { first } = await subscribe(provider, "pro_monthly");
		const key = randomUUID();
		const refunded = { amountCents: 1_499, invoiceId: first.lastPaid?.id };
		expect(await provider.payments.refundLastInvoice(first.id, key)).toEqual(refunded);
		expect(await provider.payments.refundLastInvoice(first.id, key)).toEqual(refunded);
		expect(await provider.payments.refundLastInvoice(first.id, randomUUID())).toEqual(refunded);
	});

	test("there is a page for the card", async () => {
		const provider = await open();
		const { customerId } = await subscribe(provider, "plus_monthly");
		const returnUrl = "http://localhost:3000/account?tab=billing";
		const page = await provider.payments.openCardUpdate({ customerId, returnUrl });
		expect(URL.canParse(page)).toBe(true);
	});

	test.each(["", "t=1,v1=00", "nonsense"])("an event signed with %j is forged", async (signature) => {
		const { payments } = await open();
		const body = Buffer.from('{"id":"evt_1","object":"event","type":"invoice.paid","data":{"object":{}}}');
		await expect(payments.readEvent(body, signature)).rejects.toBeInstanceOf(EventForgedError);
	});
}
