import { expect, test } from "vitest";
import { openShop } from "../testing/shop.ts";

const DAY = 86_400_000;

test("events older than 30 days are gone, unless they still wait for their delivery", async () => {
	const shop = await openShop();
	const made = async () => (await shop.stripe.events.list({ type: "product.created" })).data.length;
	shop.moveTo(shop.now().getTime() + 40 * DAY);
	await shop.stripe.customers.create({ name: "Later" });
	expect(await made()).toBe(4);
	shop.standIn.deliverTo(() => Promise.resolve(200));
	await shop.standIn.settle();
	await shop.stripe.customers.create({ name: "Later still" });
	expect(await made()).toBe(0);
	await shop.close();
});
