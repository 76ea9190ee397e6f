import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripeStandIn } from "../start-stand-in.ts";
import { buy, clientOf, openShop } from "../testing/shop.ts";

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "stripe-stand-in-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("everything is there again after a restart, events that wait and answered keys included", async () => {
	const file = join(folder, "deep", "stripe.json");
	const shop = await openShop({ file });
	const { subscription, customer } = await buy(shop, { plan: "proAnnual", founding: true });
	const key = { idempotencyKey: "over the restart" };
	const made = await shop.stripe.customers.create({ name: "Ana" }, key);
	const waiting = shop.standIn.view().deliveries.length;
	await shop.close();
	expect(readdirSync(join(folder, "deep"))).toEqual(["stripe.json"]);

	const standIn = await startStripeStandIn({ now: () => shop.now(), file, webhookSecret: "whsec_test" });
	const stripe = clientOf(standIn);
	expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
	expect((await stripe.customers.create({ name: "Ana" }, key)).id).toBe(made.id);
	expect(standIn.view().deliveries).toHaveLength(waiting);
	const end = (subscription.items.data[0]?.current_period_end ?? 0) * 1_000;
	shop.moveTo(end);
	const [renewed] = (await stripe.invoices.list({ customer })).data;
	expect(renewed).toMatchObject({ billing_reason: "subscription_cycle", amount_paid: 13_800 });
	await standIn.close();
});

test("a file that is not one of ours is refused", async () => {
	const file = join(folder, "other.json");
	writeFileSync(file, JSON.stringify({ version: 99 }));
	await expect(startStripeStandIn({ now: () => new Date(), file, webhookSecret: "x" })).rejects.toThrow(
		/version 99/,
	);
});
