import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buy, clientOf, idOf, openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
	shop = await openShop();
});
afterAll(() => shop.close());

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
	fetch(`${shop.standIn.url}/v1${path}`, {
		method: "POST",
		headers: { authorization: `Bearer ${shop.standIn.apiKey}`, ...headers },
		body,
	});

test("a wrong key is refused", async () => {
	await expect(clientOf(shop.standIn, "sk_test_wrong").customers.list()).rejects.toMatchObject({
		type: "StripeAuthenticationError",
		statusCode: 401,
	});
});

test("the same key and parameters get the same answer, and nothing happens twice", async () => {
	const options = { idempotencyKey: "key-1" };
	const first = await shop.stripe.customers.create({ email: "eve@example.com" }, options);
	const second = await shop.stripe.customers.create({ email: "eve@example.com" }, options);
	expect(second.id).toBe(first.id);
	expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
	expect((await shop.stripe.customers.list({ email: "eve@example.com" })).data).toHaveLength(1);
	await expect(shop.stripe.customers.create({ email: "other@example.com" }, options)).rejects.toMatchObject({
		type: "StripeIdempotencyError",
		statusCode: 400,
	});
});

test("a refused call is answered the same again, unless its parameters could not be read", async () => {
	const { customer } = await buy(shop, { plan: "plusMonthly" });
	const body = `customer=${customer}&items[0][price]=price_none`;
	const headers = { "idempotency-key": "key-2" };
	expect((await send("/subscriptions", body, headers)).status).toBe(400);
	const again = await send("/subscriptions", body, headers);
	expect(again.headers.get("idempotent-replayed")).toBe("true");
	const unread = { "idempotency-key": "key-3" };
	expect((await send("/customers", "colour=red", unread)).status).toBe(400);
	expect((await send("/customers", "email=a@example.com", unread)).status).toBe(200);
});

test.for([
	["/customers", "email=a@example.com&colour=red", "parameter_unknown", "colour"],
	["/checkout/sessions", "mode=subscription&success_url=http://x.test", "parameter_missing", "line_items"],
	[
		"/checkout/sessions",
		"mode=subscription&success_url=http://x.test&line_items[0][price]=p&line_items[0][colour]=red",
		"parameter_unknown",
		"line_items[0][colour]",
	],
	[
		"/prices",
		"currency=usd&unit_amount=1.5&product=p&recurring[interval]=month",
		"parameter_invalid_integer",
		"unit_amount",
	],
	["/customers", "name=Ana&email=", "parameter_invalid_empty", "email"],
] as const)("%s with %s is refused as %s of %s", async ([path, body, code, param]) => {
	const response = await send(path, body);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error", code, param } });
});

test("what is not there is a 404 in a path and a 400 in a parameter", async () => {
	await expect(shop.stripe.subscriptions.retrieve("sub_none")).rejects.toMatchObject({
		statusCode: 404,
		code: "resource_missing",
		message: "No such subscription: 'sub_none'",
	});
	await expect(shop.stripe.billingPortal.sessions.create({ customer: "cus_none" })).rejects.toMatchObject({
		statusCode: 400,
		param: "customer",
	});
	expect((await send("/charges/x/capture", "")).status).toBe(404);
});

test("a checkout takes a discount or promotion codes, a fitting time, and people of this account", async () => {
	const order: Stripe.Checkout.SessionCreateParams = {
		mode: "subscription",
		line_items: [{ price: shop.prices.plusAnnual, quantity: 1 }],
		success_url: "http://localhost:3000/s",
	};
	const create = (params: Stripe.Checkout.SessionCreateParams) =>
		shop.stripe.checkout.sessions.create(params);
	const now = Math.floor(shop.now().getTime() / 1_000);
	await expect(
		create({ ...order, allow_promotion_codes: true, discounts: [{ coupon: shop.coupon }] }),
	).rejects.toThrow(/only specify one/);
	await expect(create({ ...order, expires_at: now + 60 })).rejects.toMatchObject({ param: "expires_at" });
	await expect(create({ ...order, expires_at: now + 90_000 })).rejects.toMatchObject({ param: "expires_at" });
	await expect(create({ ...order, customer: "cus_none" })).rejects.toMatchObject({ param: "customer" });
});

test("lists go newest first, page by page, to the end", async () => {
	const ids: string[] = [];
	for (let count = 0; count < 5; count++) {
		ids.unshift(
			(await shop.stripe.customers.create({ name: `Person ${count}`, email: "list@example.com" })).id,
		);
	}
	const page = await shop.stripe.customers.list({ email: "list@example.com", limit: 2 });
	expect(page).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
	const seen: string[] = [];
	for await (const { id } of shop.stripe.customers.list({ email: "list@example.com", limit: 2 }))
		seen.push(id);
	expect(seen).toEqual(ids);
});

test("ids are expanded in place, four levels deep at most", async () => {
	const { subscription } = await buy(shop, { plan: "plusAnnual", founding: true });
	const expanded = await shop.stripe.subscriptions.retrieve(subscription.id, {
		expand: ["customer", "discounts.source.coupon", "latest_invoice.payments", "items.data.price.product"],
	});
	expect(expanded).toMatchObject({
		customer: { object: "customer" },
		discounts: [{ object: "discount", source: { coupon: { id: shop.coupon } } }],
		latest_invoice: { payments: { data: [{ status: "paid" }] } },
		items: { data: [{ price: { product: { name: "plusAnnual" } } }] },
	});
	const retrieve = (path: string) => shop.stripe.subscriptions.retrieve(subscription.id, { expand: [path] });
	await expect(retrieve("latest_invoice.payments.data.payment.payment_intent")).rejects.toThrow(/4 levels/);
	await expect(retrieve("colour")).rejects.toThrow(/cannot be expanded/);
	await expect(retrieve("status")).rejects.toThrow(/cannot be expanded/);
});

test("metadata is merged, and an empty value takes its key away", async () => {
	const { id } = await shop.stripe.customers.create({ metadata: { a: "1", b: "2" } });
	const merged = await shop.stripe.customers.update(id, { metadata: { b: "", c: "3" } });
	expect(merged.metadata).toEqual({ a: "1", c: "3" });
	expect((await shop.stripe.customers.update(id, { metadata: "" })).metadata).toEqual({});
});

test("a lookup key is one price's, until another takes it", async () => {
	const { product } = await shop.stripe.prices.retrieve(shop.prices.plusAnnual);
	const price = {
		product: idOf(product),
		currency: "usd",
		unit_amount: 100,
		recurring: { interval: "year" },
		lookup_key: "plusAnnual",
	} as const;
	await expect(shop.stripe.prices.create(price)).rejects.toMatchObject({ code: "resource_already_exists" });
	const taken = await shop.stripe.prices.create({ ...price, transfer_lookup_key: true });
	const { data } = await shop.stripe.prices.list({ lookup_keys: ["plusAnnual"], active: true });
	expect(data.map(({ id }) => id)).toEqual([taken.id]);
});

test("the API fails once when it is told to, and nothing was done", async () => {
	shop.standIn.faults.answerNext(500);
	await expect(shop.stripe.customers.create({ email: "once@example.com" })).rejects.toMatchObject({
		statusCode: 500,
	});
	shop.standIn.faults.answerNext(429);
	await expect(shop.stripe.customers.list()).rejects.toMatchObject({ type: "StripeRateLimitError" });
	expect((await shop.stripe.customers.list({ email: "once@example.com" })).data).toEqual([]);
});
