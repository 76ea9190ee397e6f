import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { openShop, type Shop } from "../testing/shop.ts";

interface Receiver {
	url: string;
	/** Ids in the order they came, also of those that were not taken. */
	came: string[];
	events: Stripe.Event[];
	/** Statuses of the next answers; 200 afterwards. `hang` never answers. */
	next: (number | "hang")[];
	close(): Promise<void>;
}

async function openReceiver(shop: Shop): Promise<Receiver> {
	const receiver: Receiver = { url: "", came: [], events: [], next: [], close: () => Promise.resolve() };
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const signature = String(request.headers["stripe-signature"]);
			const event = shop.stripe.webhooks.constructEvent(body, signature, shop.standIn.webhookSecret);
			receiver.came.push(event.id);
			const status = receiver.next.shift() ?? 200;
			if (status === "hang") return;
			if (status < 300) receiver.events.push(event);
			response.writeHead(status).end();
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
	receiver.close = async () => {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	};
	return receiver;
}

/** A shop whose own beginnings have been told already. */
async function openPair() {
	const shop = await openShop();
	const receiver = await openReceiver(shop);
	shop.standIn.deliverTo(receiver.url);
	await shop.standIn.settle();
	receiver.came.length = 0;
	receiver.events.length = 0;
	const names = () => receiver.events.map(({ data }) => (data.object as { name?: string }).name);
	const addCustomers = async (...all: string[]) => {
		for (const name of all) await shop.stripe.customers.create({ name });
	};
	const close = async () => {
		await shop.close();
		await receiver.close();
	};
	return { shop, receiver, names, addCustomers, close };
}

test("an event comes after the answer, signed, and a changed body is refused", async () => {
	const { shop, receiver, addCustomers, close } = await openPair();
	await addCustomers("Ana");
	await shop.standIn.settle();
	expect(receiver.events).toMatchObject([{ type: "customer.created", data: { object: { name: "Ana" } } }]);
	const kept = await shop.stripe.events.retrieve(String(receiver.came[0]));
	expect(kept).toMatchObject({ pending_webhooks: 0, api_version: "2026-10-28.endive" });
	const body = JSON.stringify(kept);
	const header = shop.stripe.webhooks.generateTestHeaderString({
		payload: body,
		secret: shop.standIn.webhookSecret,
	});
	expect(() => shop.stripe.webhooks.constructEvent(body.replace("Ana", "Eve"), header, "whsec_test")).toThrow(
		/signature/,
	);
	await close();
});

test("events wait until somebody takes them", async () => {
	const shop = await openShop();
	await shop.stripe.customers.create({ name: "Early" });
	await shop.standIn.settle();
	const receiver = await openReceiver(shop);
	shop.standIn.deliverTo(receiver.url);
	await shop.standIn.settle();
	expect(receiver.events.map(({ type }) => type)).toContain("customer.created");
	expect(shop.standIn.view().deliveries).toEqual([]);
	await shop.close();
	await receiver.close();
});

test("what is not taken is sent again", async () => {
	const { shop, receiver, names, addCustomers, close } = await openPair();
	receiver.next.push(500);
	await addCustomers("Ana");
	await shop.standIn.settle();
	if (names().length === 0) await shop.standIn.settle();
	expect(names()).toEqual(["Ana"]);
	expect(receiver.came).toHaveLength(2);
	expect(new Set(receiver.came).size).toBe(1);
	await close();
});

test("held events come when they are released, in any order and all of them", async () => {
	const { shop, names, addCustomers, close } = await openPair();
	const all = Array.from({ length: 12 }, (_, index) => `Person ${index}`);
	shop.standIn.faults.hold();
	await addCustomers(...all);
	await shop.standIn.settle();
	expect(names()).toEqual([]);
	await shop.standIn.faults.release("shuffled");
	expect(names()).toHaveLength(all.length);
	expect(new Set(names())).toEqual(new Set(all));
	await close();
});

test("dropped events are lost, repeated ones come twice, and each says so in the list of events", async () => {
	const { shop, receiver, names, addCustomers, close } = await openPair();
	shop.standIn.faults.dropNext(1);
	await addCustomers("Lost");
	await shop.standIn.settle();
	shop.standIn.faults.dropNext(9);
	shop.standIn.faults.dropNone();
	shop.standIn.faults.repeatNext(1);
	await addCustomers("Twice");
	await shop.standIn.settle();
	await addCustomers("Once");
	await shop.standIn.settle();
	expect(names()).toEqual(["Twice", "Twice", "Once"]);
	expect(receiver.came[0]).toBe(receiver.came[1]);
	const { data } = await shop.stripe.events.list({ type: "customer.created" });
	expect(data.map(({ data: { object } }) => (object as { name?: string }).name)).toEqual([
		"Once",
		"Twice",
		"Lost",
	]);
	expect(shop.standIn.view().deliveries).toMatchObject([{ state: "lost", type: "customer.created" }]);
	await close();
});

test("closing does not wait for a receiver that hangs", async () => {
	const { shop, receiver, addCustomers, close } = await openPair();
	receiver.next.push("hang");
	await addCustomers("Ana");
	await expect.poll(() => receiver.came.length).toBe(1);
	const started = Date.now();
	await close();
	expect(Date.now() - started).toBeLessThan(2_000);
	expect(shop.standIn.view().deliveries).toMatchObject([{ state: "waiting" }]);
});
