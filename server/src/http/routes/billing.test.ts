import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	CARDS,
	callAs,
	meOf,
	openCheckoutAs,
	priceOf,
	standInOf,
	subscribeAs,
} from "../../../test/factories/billing.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, users } from "../../db/schema/index.ts";

const FAILS_LATER = "4000000000000341";
const WEBHOOK = ENDPOINTS.stripeWebhook.path;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const db = () => system.services.store.db;
const change = async (person: Person, plan: PaidPlan, changeType: "upgrade" | "downgrade") =>
	callAs(system, person, "/api/change-subscription", { priceId: await priceOf(system, plan), changeType });
const preview = async (person: Person, plan: PaidPlan) =>
	callAs(system, person, `/api/stripe/proration-preview-simple?priceId=${await priceOf(system, plan)}`);
const billing = async (person: Person) => (await callAs(system, person, "/api/subscription")).json();
const cancel = (person: Person, payload: object = {}) =>
	callAs(system, person, "/api/cancel-subscription", payload);
const keep = (person: Person) => callAs(system, person, "/api/keep-current-plan", {});

async function newSubscriber(plan: PaidPlan, card?: string): Promise<Person> {
	const person = await welcomePerson(system);
	await subscribeAs(system, person, plan, card);
	return person;
}

/** "Dec 31, 2026" of the end of the period. */
const day = (iso: string) =>
	new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

function expectRefusal(answer: Awaited<ReturnType<typeof cancel>>, status: number, detail: unknown): void {
	expect({ status: answer.statusCode, body: answer.json() }).toEqual({
		status,
		body: { detail, error: detail },
	});
}

test("the plans are on offer to anybody, with the founding price and what it saves", async () => {
	const answer = await system.app.inject({ url: "/api/plans" });
	expect(answer.statusCode).toBe(200);
	const priceId = expect.stringMatching(/^price_/);
	const ids = { price_id_monthly: priceId, price_id_annual: priceId };
	expect(answer.json()).toEqual({
		plans: [
			{
				key: "plus",
				name: "Plus",
				monthly_price: 5.99,
				annual_price: 59,
				...ids,
				discounted_annual_price: 48,
				annual_savings: "Save 33%",
			},
			{
				key: "pro",
				name: "Pro",
				monthly_price: 14.99,
				annual_price: 149,
				...ids,
				discounted_annual_price: 138,
				annual_savings: "Save $42/year",
			},
		],
		founding_open: true,
		founding_left: expect.any(Number),
	});
});

test("somebody on trial sees when it ends; without it, and for an admin, there is nothing to manage", async () => {
	const person = await welcomePerson(system);
	const nothing = {
		price: null,
		discounted_price: null,
		currency: null,
		interval: null,
		current_period_end: null,
		cancel_at_period_end: false,
		scheduled_plan: null,
		show_keep_button: false,
	};
	const trialEndsAt = new Date("2126-12-31T12:00:00Z");
	await db().update(users).set({ trialEndsAt }).where(eq(users.id, person.id));
	expect(await billing(person)).toEqual({
		...nothing,
		plan: "trial",
		plan_name: "Trial",
		status: "trialing",
		description: "Your trial ends on Dec 31, 2126",
	});
	await db()
		.update(users)
		.set({ trialEndsAt: new Date(0) })
		.where(eq(users.id, person.id));
	expect(await billing(person)).toEqual({
		...nothing,
		plan: "free",
		plan_name: "Free",
		status: "none",
		description: "No subscription",
	});
	await db().update(users).set({ grantedPlan: "admin" }).where(eq(users.id, person.id));
	const admin = await billing(person);
	expect(admin).toMatchObject({ ...nothing, plan: "admin", plan_name: "Pro", status: "none" });
	expectRefusal(await openCheckoutAs(system, person, "pro_monthly"), 409, "You already have a subscription.");
});

test("a checkout leads to the plan at once, everywhere", async () => {
	const person = await welcomePerson(system);
	const opened = await openCheckoutAs(system, person, "pro_annual");
	expect(opened.statusCode).toBe(200);
	expect(opened.json()).toEqual({ id: expect.stringMatching(/^cs_/), url: expect.stringMatching(/^http/) });
	expect((await openCheckoutAs(system, person, "pro_annual")).json()).toEqual(opened.json());
	const id = await subscribeAs(system, person, "pro_annual");
	expect(id).toBe(opened.json().id);
	const confirm = () => callAs(system, person, "/api/confirm-subscription", { sessionId: id });
	for (const answer of [await confirm(), await confirm()]) {
		expect(answer.json()).toEqual({ success: true, plan: "pro_annual" });
	}
	const view = await billing(person);
	expect(view).toEqual({
		plan: "pro_annual",
		plan_name: "Pro",
		price: "$149.00",
		discounted_price: "$138.00",
		currency: "usd",
		interval: "year",
		status: "active",
		description: `Renews on ${day(view.current_period_end)}`,
		current_period_end: expect.stringMatching(/Z$/),
		cancel_at_period_end: false,
		scheduled_plan: null,
		show_keep_button: false,
		paused: false,
		needs_payment: false,
		founding_member: true,
	});
	expect(await meOf(system, person)).toMatchObject({
		plan: "pro_annual",
		scheduled_plan: null,
		plan_expires_at: Math.floor(Date.parse(view.current_period_end) / 1000),
		next_invoice_date: view.current_period_end,
		next_invoice_amount: 138,
		subscription_status: "active",
		show_ads: false,
		founding_member: true,
	});
	const limit = await callAs(system, person, "/api/check-scan-limit");
	expect(limit.json()).toMatchObject({ plan: "pro_annual", limit: 30 });
	const exported = await callAs(system, person, "/api/checkins/export?format=json");
	expect(exported.statusCode).toBe(200);
	expectRefusal(await openCheckoutAs(system, person, "pro_annual"), 409, "You already have a subscription.");
});

test("usage of the month stays, and the new limit holds at once", async () => {
	const person = await welcomePerson(system);
	await db()
		.update(users)
		.set({ trialEndsAt: new Date(0) })
		.where(eq(users.id, person.id));
	expect((await callAs(system, person, "/api/check-token-limit")).json()).toMatchObject({ limit: 25_000 });
	await subscribeAs(system, person, "plus_monthly");
	expect((await callAs(system, person, "/api/check-token-limit")).json()).toMatchObject({
		plan: "plus_monthly",
		limit: 500_000,
		window: "calendar_month",
	});
	expect((await callAs(system, person, "/api/check-scan-limit")).json()).toMatchObject({ limit: 4 });
	expect((await change(person, "pro_monthly", "upgrade")).statusCode).toBe(200);
	expect((await callAs(system, person, "/api/check-scan-limit")).json()).toMatchObject({ limit: 30 });
});

test("what the prompt says is what is charged, and two clicks charge once", async () => {
	const person = await newSubscriber("plus_monthly");
	const shown = await preview(person, "pro_monthly");
	expect(shown.statusCode).toBe(200);
	expect(shown.json()).toEqual({
		amount_due: expect.any(Number),
		currency: "usd",
		renewal_timestamp: expect.any(Number),
	});
	const answers = await Promise.all([
		change(person, "pro_monthly", "upgrade"),
		change(person, "pro_monthly", "upgrade"),
	]);
	const done = answers.filter(({ statusCode }) => statusCode === 200);
	expect(done.length).toBeGreaterThan(0);
	for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
	const subscription = await billing(person);
	expect(done[0]?.json()).toEqual({
		success: true,
		message: "You're on Pro now.",
		plan: "pro_monthly",
		scheduled_plan: null,
		effective_at: expect.stringMatching(/Z$/),
		subscription,
	});
	expect(Date.parse(subscription.current_period_end) / 1000).toBe(shown.json().renewal_timestamp);
	await system.settle();
	const receipts = (system.mailbox?.read(person.email) ?? []).filter(({ subject }) =>
		subject.includes("receipt"),
	);
	expect(receipts).toHaveLength(2);
	const amount = `$${(shown.json().amount_due / 100).toFixed(2)}`;
	expect(receipts.some(({ text }) => text.includes(amount))).toBe(true);
});

test("a price that has changed since it was shown is shown again before anything is charged", async () => {
	const person = await newSubscriber("plus_monthly");
	await preview(person, "pro_monthly");
	system.devClock?.advance(2 * 3_600_000);
	const text = "The price has changed since it was shown. Please check it again.";
	expectRefusal(await change(person, "pro_monthly", "upgrade"), 409, text);
	expect(await billing(person)).toMatchObject({ plan: "plus_monthly" });
	expect(system.logged()).toContain('"reason":"amount_changed"');
});

test("a declined card keeps the old plan and says what the bank said", async () => {
	const person = await newSubscriber("plus_monthly", FAILS_LATER);
	const answer = await change(person, "pro_monthly", "upgrade");
	expectRefusal(answer, 402, expect.stringMatching(/declined/i));
	expect(await billing(person)).toMatchObject({ plan: "plus_monthly", status: "active" });
});

test("down comes with the end of the period and can be taken back", async () => {
	const person = await newSubscriber("pro_monthly");
	const answer = await change(person, "plus_monthly", "downgrade");
	const subscription = await billing(person);
	const end = day(subscription.current_period_end);
	expect(subscription).toMatchObject({
		plan: "pro_monthly",
		status: "active",
		description: `Changes to Plus on ${end}`,
		scheduled_plan: "plus_monthly",
		show_keep_button: true,
	});
	expect(answer.json()).toEqual({
		success: true,
		message: `You switch to Plus on ${end}. You keep Pro until then.`,
		plan: "pro_monthly",
		scheduled_plan: "plus_monthly",
		effective_at: subscription.current_period_end,
		subscription,
	});
	expect(await meOf(system, person)).toMatchObject({
		plan: "pro_monthly",
		scheduled_plan: "plus_monthly",
		next_invoice_amount: 5.99,
	});
	const pending = "A change of your plan is pending. Keep Pro first, then change it.";
	expectRefusal(await change(person, "pro_annual", "upgrade"), 409, pending);
	expectRefusal(await preview(person, "pro_annual"), 400, pending);
	const kept = await keep(person);
	expect(kept.json()).toEqual({
		success: true,
		message: "You're keeping Pro.",
		subscription: await billing(person),
	});
	expect(await meOf(system, person)).toMatchObject({ scheduled_plan: null });
});

test("canceling ends with the period, and keeping undoes it", async () => {
	const person = await newSubscriber("pro_annual");
	const answer = await cancel(person, { reason: "too dear" });
	const subscription = await billing(person);
	const end = day(subscription.current_period_end);
	expect(answer.json()).toEqual({
		success: true,
		message: `Your subscription ends on ${end}.`,
		subscription,
	});
	expect(subscription).toMatchObject({
		status: "canceled",
		description: `Ends on ${end}`,
		cancel_at_period_end: true,
		show_keep_button: true,
	});
	expect(await meOf(system, person)).toMatchObject({
		plan: "pro_annual",
		subscription_status: "canceled",
		plan_expires_at: Math.floor(Date.parse(subscription.current_period_end) / 1000),
		next_invoice_date: null,
		next_invoice_amount: null,
	});
	expectRefusal(await cancel(person), 400, "Your subscription is canceled already.");
	expect((await keep(person)).json()).toMatchObject({ message: "You're keeping Pro." });
	expect(await billing(person)).toMatchObject({ status: "active", show_keep_button: false });
	expectRefusal(await keep(person), 400, "No change of your plan is pending.");
	const lines = await db().select().from(auditLog).where(eq(auditLog.userId, person.id));
	const actions = lines.map(({ action }) => action);
	expect(actions).toEqual(expect.arrayContaining(["billing.canceled", "billing.kept"]));
	expect(JSON.stringify(lines)).not.toContain("too dear");
});

test("a renewal that failed keeps the plan seven days, then the plan stops and can be brought back", async () => {
	const person = await newSubscriber("plus_annual");
	const standIn = await standInOf(system);
	const subscriptionId = standIn.view().subscriptions.at(-1)?.id ?? "";
	await standIn.act.failRenewal(subscriptionId);
	const failed = await billing(person);
	const me = await meOf(system, person);
	const lastDay = day(new Date(me.plan_expires_at * 1000).toISOString());
	expect(failed).toMatchObject({
		plan: "plus_annual",
		status: "past_due",
		needs_payment: true,
		description: `Your payment failed. Update your card by ${lastDay} to keep Plus.`,
	});
	expect(me).toMatchObject({ plan: "plus_annual", subscription_status: "past_due", next_invoice_date: null });
	expectRefusal(
		await change(person, "pro_annual", "upgrade"),
		409,
		"Your last payment failed. Please update your card first.",
	);
	expectRefusal(await openCheckoutAs(system, person, "pro_annual"), 409, "You already have a subscription.");
	const page = await callAs(system, person, "/api/card-update", {});
	expect(page.json()).toEqual({ url: expect.stringMatching(/^http/) });
	await db()
		.update(users)
		.set({ trialEndsAt: new Date(0) })
		.where(eq(users.id, person.id));
	system.devClock?.advance(7 * 86_400_000 + 3_600_000);
	expect(await meOf(system, person)).toMatchObject({ plan: "free", show_ads: true });
	expect(await billing(person)).toMatchObject({
		plan: "free",
		price: null,
		needs_payment: true,
		description: "Your payment failed and Plus has stopped. Update your card to bring it back.",
	});
	await subscribeAs(system, person, "pro_monthly");
	expect(await meOf(system, person)).toMatchObject({ plan: "pro_monthly" });
	expect(standIn.view().subscriptions.find(({ id }) => id === subscriptionId)?.status).toBe("canceled");
});

test("an unknown price, a wrong direction and no subscription are refused, and nothing changes", async () => {
	const [person, subscriber] = [await welcomePerson(system), await newSubscriber("plus_annual")];
	const unknown = "This plan is not on offer. Please reload the page and try again.";
	const post = (who: Person, url: string, payload: object) => callAs(system, who, url, payload);
	const wrong = { priceId: "price_other", changeType: "upgrade" };
	expectRefusal(await post(person, "/api/create-checkout-session", wrong), 400, unknown);
	expectRefusal(await post(subscriber, "/api/change-subscription", wrong), 400, unknown);
	expectRefusal(
		await callAs(system, subscriber, "/api/stripe/proration-preview-simple?priceId=x"),
		400,
		unknown,
	);
	expect(system.logged()).toContain('"reason":"unknown_price"');
	expect(system.logged()).not.toContain("price_other");
	const turn = "Please reload the page and try again.";
	expectRefusal(
		await change(subscriber, "pro_annual", "downgrade"),
		400,
		`This change is an upgrade, not a downgrade. ${turn}`,
	);
	expectRefusal(
		await change(subscriber, "plus_monthly", "upgrade"),
		400,
		`This change is a downgrade, not an upgrade. ${turn}`,
	);
	expectRefusal(await change(subscriber, "plus_annual", "upgrade"), 409, "You are on this plan already.");
	const none = "You have no subscription. Please choose a plan first.";
	expectRefusal(await change(person, "pro_annual", "upgrade"), 400, none);
	expectRefusal(await preview(person, "pro_annual"), 400, none);
	expectRefusal(await cancel(person), 400, none);
	expectRefusal(await keep(person), 400, none);
	expectRefusal(await callAs(system, person, "/api/card-update", {}), 400, none);
	expectRefusal(await callAs(system, person, "/api/create-checkout-session", {}), 400, expect.any(String));
	expect(await billing(subscriber)).toMatchObject({ plan: "plus_annual", scheduled_plan: null });
});

test("an address of another site never becomes the way back", async () => {
	const person = await welcomePerson(system);
	const standIn = await standInOf(system);
	const priceId = await priceOf(system, "plus_monthly");
	const { payments } = system.services;
	const seen: string[] = [];
	system.services.payments = {
		...payments,
		openCheckout: async (order) => {
			seen.push(order.cancelUrl);
			return payments.openCheckout(order);
		},
	};
	const wishes = [
		"https://elsewhere.example/",
		"http://localhost:3000@elsewhere.example/",
		"javascript:alert(1)",
		"//elsewhere.example",
		"http://localhost:3000/account?tab=billing",
	];
	for (const cancelUrl of wishes) {
		const answer = await callAs(system, person, "/api/create-checkout-session", { priceId, cancelUrl });
		expect(answer.statusCode).toBe(200);
		await callAs(system, person, "/api/create-checkout-session", {
			priceId: await priceOf(system, "pro_monthly"),
		});
	}
	system.services.payments = payments;
	const root = "http://localhost:3000/";
	expect(seen.filter((url) => url !== root)).toEqual(["http://localhost:3000/account?tab=billing"]);
	expect(system.logged()).toContain('"reason":"foreign_cancel_url"');
	expect(standIn.view().checkouts.filter(({ url }) => url?.includes("elsewhere"))).toEqual([]);
});

test("another person's checkout confirms nothing", async () => {
	const [payer, thief] = [await welcomePerson(system), await welcomePerson(system)];
	const sessionId = await subscribeAs(system, payer, "pro_monthly");
	for (const id of [sessionId, "cs_unknown", "", "{CHECKOUT_SESSION_ID}", "../customers/cus_1"]) {
		const answer = await callAs(system, thief, "/api/confirm-subscription", { sessionId: id });
		expect({ status: answer.statusCode, body: answer.json() }).toEqual({
			status: 200,
			body: { success: false },
		});
	}
	expect(await meOf(system, thief)).toMatchObject({ plan: "trial" });
	expect(system.logged()).toContain('"reason":"foreign_checkout"');
});

test("a webhook that is forged, replayed, foreign or too large changes nothing", async () => {
	const person = await newSubscriber("plus_monthly");
	const { payments } = system.services;
	const post = (payload: string | Buffer, signature: string, type = "application/json; charset=utf-8") =>
		system.app.inject({
			method: "POST",
			url: WEBHOOK,
			payload,
			headers: { "content-type": type, "stripe-signature": signature },
		});
	const event = { id: "evt_forged", object: "event", type: "invoice.paid", data: { object: {} } };
	expect((await post(JSON.stringify(event), "t=1,v1=00")).statusCode).toBe(400);
	expect((await post("not json", "")).statusCode).toBe(400);
	expect((await post("a=b", "", "application/x-www-form-urlencoded")).statusCode).toBe(415);
	expect((await post(Buffer.alloc(600_000), "")).statusCode).toBe(413);
	expect(system.logged()).toContain("a webhook was refused: its signature does not hold");

	let asked = 0;
	const told = { id: "evt_once", type: "invoice.paid", customerId: "cus_nobody", checkoutId: null };
	const standIn = await standInOf(system);
	const customerId = standIn.view().customers.at(-1)?.id ?? "";
	let next = told;
	let failing = false;
	system.services.payments = {
		...payments,
		readEvent: async () => next,
		readSubscription: async (id) => {
			asked += 1;
			if (failing) throw new Error("away");
			return payments.readSubscription(id);
		},
	};
	const send = async (what: typeof told) => {
		next = what;
		return (await post("{}", "")).statusCode;
	};
	expect(await send(told)).toBe(200);
	expect(asked).toBe(0);
	const mine = { ...told, id: "evt_mine", customerId };
	failing = true;
	expect(await send(mine)).toBe(500);
	failing = false;
	expect(await send(mine)).toBe(200);
	expect(asked).toBe(2);
	expect(await send(mine)).toBe(200);
	expect(asked).toBe(2);
	expect(await send({ ...mine, id: "evt_other", type: "product.created" })).toBe(200);
	expect(asked).toBe(2);
	system.services.payments = payments;
	expect(await meOf(system, person)).toMatchObject({ plan: "plus_monthly" });
});

test("money calls are limited per person, webhooks are not", async () => {
	const person = await welcomePerson(system);
	let answer = await callAs(system, person, "/api/create-checkout-session", { priceId: "x" });
	for (let i = 0; i < 20; i += 1) {
		answer = await callAs(system, person, "/api/create-checkout-session", { priceId: "x" });
	}
	expect(answer.statusCode).toBe(429);
	expect(answer.json().error).toBe(answer.json().detail);
	for (let i = 0; i < 100; i += 1) {
		const sent = await system.app.inject({
			method: "POST",
			url: WEBHOOK,
			payload: "{}",
			headers: { "content-type": "application/json" },
		});
		expect(sent.statusCode).toBe(400);
	}
});

test("the page of the stand-in shows who pays what, and lets a checkout be paid", async () => {
	const person = await welcomePerson(system);
	const { id } = (await openCheckoutAs(system, person, "plus_monthly")).json();
	const page = await system.app.inject({ url: "/dev/stripe" });
	expect(page.body).toContain(person.email);
	const post = (fields: Record<string, string>, origin = "http://localhost:3000") =>
		system.app.inject({
			method: "POST",
			url: "/dev/stripe",
			payload: new URLSearchParams(fields).toString(),
			headers: { "content-type": "application/x-www-form-urlencoded", origin },
		});
	expect((await post({ action: "pay", id }, "https://elsewhere.example")).statusCode).toBe(400);
	expect((await post({ action: "pay", id: "cs_unknown" })).statusCode).toBe(404);
	expect((await post({ action: "pay", id, card: CARDS.declined })).statusCode).toBe(303);
	expect(await meOf(system, person)).toMatchObject({ plan: "trial" });
	expect((await post({ action: "pay", id })).statusCode).toBe(303);
	expect(await meOf(system, person)).toMatchObject({ plan: "plus_monthly" });
	const standIn = await standInOf(system);
	const subscription = standIn.view().subscriptions.at(-1)?.id ?? "";
	expect((await post({ action: "advance", id: subscription })).statusCode).toBe(303);
	expect(await meOf(system, person)).toMatchObject({ subscription_status: "active" });
	expect((await post({ action: "fail", id: subscription })).statusCode).toBe(303);
	expect(await meOf(system, person)).toMatchObject({ subscription_status: "past_due" });
});
