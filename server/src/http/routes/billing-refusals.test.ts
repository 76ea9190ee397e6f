import { ENDPOINTS } from "@dewlight/contracts/endpoints.ts";
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
import { billingCalls, expectRefusal } from "../../../test/factories/billing-calls.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

const WEBHOOK = ENDPOINTS.stripeWebhook.path;

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const { change, preview, billing, cancel, keep, newSubscriber } = billingCalls(() => system);

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
	const told = {
		id: "evt_once",
		type: "invoice.paid",
		customerId: "cus_nobody",
		checkoutId: null,
		disputeId: null,
	};
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
