import { afterEach, expect, test } from "vitest";
import { type StubServer, sentTo, stubServer } from "#testing/stub-server.ts";
import { startCheckout } from "./card-action.ts";

const CALL = "POST /api/create-checkout-session";
const HERE = "https://dewlight.example/timeline";
let server: StubServer | undefined;
afterEach(() => server?.restore());

function answer(handler: Parameters<typeof stubServer>[0][string]): Promise<string> {
	server = stubServer({ [CALL]: handler });
	return startCheckout("price_1", HERE);
}

test("the price and the way back are sent, and the address of the payment page comes", async () => {
	const url = await answer({ json: { id: "cs_1", url: "https://pay.example/cs_1" } });
	expect(url).toBe("https://pay.example/cs_1");
	expect(server && sentTo(server, "POST", "/api/create-checkout-session")).toEqual([
		{ priceId: "price_1", cancelUrl: HERE },
	]);
});

test("no answer is a network error", async () => {
	await expect(
		answer(() => {
			throw new TypeError("Failed to fetch");
		}),
	).rejects.toThrow("Network error. Please check your connection and try again.");
});

test.each([
	["plain text", { status: 500, text: "boom" }, "boom"],
	[
		"JSON",
		{ status: 409, json: { detail: "You already have a subscription." } },
		'{"detail":"You already have a subscription."}',
	],
	["a long text", { status: 502, text: "x".repeat(400) }, "x".repeat(300)],
	[
		"a code",
		{ status: 403, json: { detail: "email_not_verified" } },
		"Please finish setting up your account first.",
	],
])("a refusal with %s tells its body", async (_, refusal, body) => {
	await expect(answer(refusal)).rejects.toMatchObject({
		message: `Error creating checkout session: ${body}`,
	});
});

test("an answer that is no JSON says so", async () => {
	await expect(answer({ text: "<html>" })).rejects.toThrow("Server returned invalid JSON");
});

test.each([
	["the server's error", { error: "The price is not on sale." }, "The price is not on sale."],
	["a fixed sentence", {}, "Could not start Stripe Checkout."],
	["a fixed sentence", { id: "" }, "Could not start Stripe Checkout."],
])("without an id %s stands", async (_, json, text) => {
	await expect(answer({ json })).rejects.toThrow(text);
});

test.each([{ id: "cs_1" }, { id: "cs_1", url: "javascript:alert(1)" }, { id: "cs_1", url: "/nowhere" }])(
	"without an address to go to the redirect has failed: %j",
	async (json) => {
		await expect(answer({ json })).rejects.toThrow("Stripe redirect failed. Try again later.");
	},
);
