import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callAs, meOf, openCheckoutAs, standInOf, subscribeAs } from "../../../test/factories/billing.ts";
import { billingCalls, expectRefusal } from "../../../test/factories/billing-calls.ts";
import { welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { auditLog, users } from "../../db/schema/index.ts";

const FAILS_LATER = "4000000000000341";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const db = () => system.services.store.db;
const { change, preview, billing, cancel, keep, newSubscriber } = billingCalls(() => system);

/** "Dec 31, 2026" of the end of the period. */
const day = (iso: string) =>
	new Date(iso).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

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

test("a subscriber is shown what a change would cost: the founding price only to who has it", async () => {
	for (const [plan, founding] of [
		["plus_monthly", false],
		["plus_annual", true],
	] as const) {
		const answer = await callAs(system, await newSubscriber(plan), "/api/plans");
		const { plans, founding_open } = answer.json();
		expect(founding_open).toBe(founding);
		expect(plans).toMatchObject(
			founding
				? [{ discounted_annual_price: 48 }, { discounted_annual_price: 138, annual_savings: "Save $42/year" }]
				: [
						{ discounted_annual_price: null, annual_savings: "Save 18%" },
						{ annual_savings: "Save $31/year" },
					],
		);
	}
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

test("a payment is confirmed whatever the person has still to accept", async () => {
	const person = await welcomePerson(system);
	const { id } = (await openCheckoutAs(system, person, "plus_monthly")).json();
	await db().update(users).set({ emailVerifiedAt: null }).where(eq(users.id, person.id));
	expect((await openCheckoutAs(system, person, "plus_monthly")).statusCode).toBe(409);
	const answer = await callAs(system, person, "/api/confirm-subscription", { sessionId: id });
	expect([answer.statusCode, answer.json()]).toEqual([200, { success: false }]);
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
	system.devClock?.advance(7 * DAY_MS + 3_600_000);
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
