import { expect, test } from "vitest";
import { buy, openShop, type Shop } from "../testing/shop.ts";

const CARD = { number: "4242 4242 4242 4242", expiry: "12 / 34", cvc: "123", name: "Ana Test" };

async function openCheckout(shop: Shop, extra: { discounts?: { coupon: string }[] } = {}) {
	return await shop.stripe.checkout.sessions.create({
		mode: "subscription",
		customer_email: "ana@example.com",
		line_items: [{ price: shop.prices.plusAnnual, quantity: 1 }],
		success_url: "http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}",
		cancel_url: "http://localhost:3000/plans?a=1&b=2",
		...extra,
	});
}

async function post(url: string, fields: Record<string, string>) {
	const body = new URLSearchParams(fields);
	const response = await fetch(url, { method: "POST", body, redirect: "manual" });
	return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

const get = async (url: string) => await (await fetch(url)).text();
const pay = (url: string, fields: Partial<typeof CARD> = {}) => post(`${url}/pay`, { ...CARD, ...fields });

test("the page says what is paid, what it was, when it renews, and that no money moves", async () => {
	const shop = await openShop();
	const { url } = await openCheckout(shop, { discounts: [{ coupon: shop.coupon }] });
	const page = await get(String(url));
	expect(page).toContain("Test payment page: no real money");
	expect(page).toMatch(/<s>\$59\.00<\/s>.*\$48\.00 per year/);
	expect(page).toMatch(/Total today<\/dt>\s*<dd class="total">\$48\.00/);
	expect(page).toContain("Renews on November 21, 2027 at $48.00 per year until you cancel.");
	expect(page).toContain('href="http://localhost:3000/plans?a=1&amp;b=2"');
	expect(page).not.toMatch(/<script|\son\w+=/);
	await shop.close();
});

test("paying leads to the success address, and paying again changes nothing", async () => {
	const shop = await openShop();
	const { url, id } = await openCheckout(shop);
	const success = `http://localhost:3000/success?session_id=${id}`;
	const both = await Promise.all([pay(String(url)), pay(String(url))]);
	expect(both).toMatchObject([
		{ status: 303, location: success },
		{ status: 303, location: success },
	]);
	expect((await shop.stripe.subscriptions.list({ status: "all" })).data).toHaveLength(1);
	expect((await shop.stripe.charges.list()).data).toHaveLength(1);
	const page = await get(String(url));
	expect(page).toContain("already paid");
	expect(page).toContain(success);
	await shop.close();
});

test.for([
	[{ number: "4242 4242 4242 4241" }, "This card number is not valid."],
	[{ number: "4111111111111111" }, "Only test cards work here"],
	[{ number: "" }, "Enter a card number."],
	[{ expiry: "13/34" }, "Enter the date as month and year"],
	[{ expiry: "10/26" }, "This card has expired."],
	[{ cvc: "12" }, "Enter the 3 digits of the security code."],
] as const)("a card with %o is not sent to the bank", async ([wrong, message]) => {
	const shop = await openShop();
	const { url } = await openCheckout(shop);
	const refused = await pay(String(url), wrong);
	expect(refused.status).toBe(402);
	expect(refused.text).toContain(message);
	expect(refused.text).toMatch(/aria-invalid="true" aria-describedby="\w+-error"/);
	expect((await shop.stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
	await shop.close();
});

test("a declined card can be followed by a good one", async () => {
	const shop = await openShop();
	const { url } = await openCheckout(shop);
	const declined = await pay(String(url), { number: "4000000000000002" });
	expect(declined).toMatchObject({ status: 402 });
	expect(declined.text).toContain('<p class="error" role="alert">Your card was declined.</p>');
	expect(declined.text).not.toContain('value="123"');
	expect(await pay(String(url))).toMatchObject({ status: 303 });
	await shop.close();
});

test("the bank asks: failing keeps the checkout open, completing pays it", async () => {
	const shop = await openShop();
	const { url, id } = await openCheckout(shop);
	const asked = { number: "4000 0025 0000 3155" };
	const question = { status: 303, location: `/c/${id}/authenticate` };
	expect(await pay(String(url), asked)).toMatchObject(question);
	const page = await get(`${String(url)}/authenticate`);
	expect(page).toMatch(/value="complete">Complete<[\s\S]*value="fail">Fail</);
	const failed = await post(`${String(url)}/authenticate`, { answer: "fail" });
	expect(failed.text).toContain("Nothing was charged");
	expect(await shop.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "open" });
	const unasked = await post(`${String(url)}/authenticate`, { answer: "complete" });
	expect(unasked.status).toBe(402);
	expect(await pay(String(url), asked)).toMatchObject(question);
	expect(await post(`${String(url)}/authenticate`, { answer: "complete" })).toMatchObject({
		status: 303,
		location: `http://localhost:3000/success?session_id=${id}`,
	});
	await shop.close();
});

test("an expired checkout says so and takes no card", async () => {
	const shop = await openShop();
	const { url, id } = await openCheckout(shop);
	await shop.stripe.checkout.sessions.expire(id);
	expect(await get(String(url))).toContain("This checkout has expired");
	expect((await pay(String(url))).text).toContain("This checkout has expired");
	await expect(shop.stripe.checkout.sessions.expire(id)).rejects.toThrow(/can be expired/);
	const second = await openCheckout(shop);
	shop.moveTo(second.expires_at * 1_000);
	expect(await get(String(second.url))).toContain("This checkout has expired");
	expect(await shop.stripe.checkout.sessions.retrieve(second.id)).toMatchObject({
		status: "expired",
		url: null,
	});
	await shop.close();
});

test("in the portal another card is saved, and what is open is paid with it", async () => {
	const shop = await openShop();
	const { customer, subscription } = await buy(shop, { plan: "plusMonthly", card: "4000000000000341" });
	await shop.standIn.act.advanceToNextPeriod(subscription.id);
	const { url } = await shop.stripe.billingPortal.sessions.create({
		customer,
		return_url: "http://localhost:3000/account",
	});
	const page = await get(url);
	expect(page).toContain("Card ending in 0341");
	expect(page).toContain("Pay $5.99");
	expect(page).toContain('href="http://localhost:3000/account"');
	const saved = await post(`${url}/card`, { ...CARD, number: "4000002500003155" });
	expect(saved).toMatchObject({ status: 303, location: expect.stringContaining("/authenticate") as string });
	expect(await post(`${url}/authenticate`, { answer: "complete" })).toMatchObject({ status: 303 });
	expect(await get(url)).toContain("Card ending in 3155");
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
	expect((await shop.stripe.invoices.list({ customer, status: "open" })).data).toEqual([]);
	await shop.close();
});

test("an open invoice is paid on its own page", async () => {
	const shop = await openShop();
	const { customer, subscription } = await buy(shop, { plan: "plusMonthly" });
	await shop.standIn.act.failRenewal(subscription.id);
	const [invoice] = (await shop.stripe.invoices.list({ customer, status: "open" })).data;
	const address = String(invoice?.hosted_invoice_url);
	const declined = await post(`${address}/pay`, { ...CARD, number: "4000000000009995" });
	expect(declined.text).toContain("Your card has insufficient funds.");
	expect(await post(`${address}/pay`, CARD)).toMatchObject({ status: 303 });
	expect(await get(address)).toContain("This invoice is paid.");
	expect(await shop.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
	await shop.close();
});

test("what a shop writes is shown as text, and unknown pages are missing", async () => {
	const shop = await openShop();
	const price = await shop.stripe.prices.create({
		currency: "usd",
		unit_amount: 100,
		recurring: { interval: "month" },
		product_data: { name: '<img src="x">' },
	});
	const { url } = await shop.stripe.checkout.sessions.create({
		mode: "subscription",
		line_items: [{ price: price.id, quantity: 1 }],
		success_url: "http://localhost:3000/s",
	});
	expect(await get(String(url))).toContain("&lt;img src=&quot;x&quot;&gt;");
	for (const path of ["/c/cs_none", "/i/in_none", "/p/bps_none", "/", "/favicon.ico"]) {
		expect((await fetch(`${shop.standIn.url}${path}`)).status).toBe(404);
	}
	await shop.close();
});
