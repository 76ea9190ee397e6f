import { expect, onTestFinished, test } from "vitest";
import { startPushService } from "../../../test/harness/push-service.ts";
import { createWebPusher } from "./web-pusher.ts";

const masterSecret = "a master secret of more than thirty-two characters";
const contact = "mailto:help@example.com";
const development = createWebPusher({ masterSecret, contact, allowsLoopback: true });
const production = createWebPusher({ masterSecret, contact, allowsLoopback: false });
const MESSAGE = { title: "Your evening routine", body: "Cleanser.", path: "/today", tag: "night" };

/** A push service on loopback that answers with this status, and the browser behind it. */
async function openService(status: number) {
	const service = await startPushService(status);
	onTestFinished(service.close);
	const { endpoint, keys } = service.subscription;
	return { ...service, target: { endpoint, ...keys } };
}

test("a message arrives encrypted, signed with the product's key and under its tag", async () => {
	const { came, target, shown } = await openService(201);
	expect(await development.send(target, MESSAGE)).toBe("sent");
	const [request] = came;
	expect(request?.method).toBe("POST");
	expect(request?.headers).toMatchObject({
		"content-encoding": "aes128gcm",
		topic: "night",
		urgency: "normal",
	});
	expect(request?.headers.authorization).toContain(`k=${development.publicKey}`);
	expect(request?.body.includes(MESSAGE.title)).toBe(false);
	expect(shown()).toEqual([MESSAGE]);
});

test.each([404, 410])("a browser that answers %i is gone", async (status) => {
	const { target } = await openService(status);
	expect(await development.send(target, MESSAGE)).toBe("gone");
});

test.each([302, 429, 500])("an answer of %i is for later, and no redirect is followed", async (status) => {
	const { target } = await openService(status);
	await expect(development.send(target, MESSAGE)).rejects.toThrow(`answered ${status}`);
});

test("every process derives the same keys from the master secret, and from another one others", () => {
	expect(production.publicKey).toBe(development.publicKey);
	expect(Buffer.from(production.publicKey, "base64url")).toHaveLength(65);
	const other = createWebPusher({ masterSecret: `${masterSecret}!`, contact, allowsLoopback: false });
	expect(other.publicKey).not.toBe(production.publicKey);
});

test.each([
	"http://push.example/1",
	"https://127.0.0.1/1",
	"https://[::1]/1",
	"https://10.1.2.3/1",
	"https://169.254.169.254/latest",
	"https://[fd00::1]/1",
	"https://[::ffff:10.0.0.1]/1",
	"https://localhost/1",
	"https://database/1",
	"https://printer.local/1",
	"https://push.example:8443/1",
	"https://a:b@push.example/1",
	"ftp://push.example/1",
	"nonsense",
])("in production %s is no push service", async (endpoint) => {
	expect(production.accepts(endpoint)).toBe(false);
	expect(await production.send({ endpoint, p256dh: "", auth: "" }, MESSAGE)).toBe("gone");
});

test("a public name is taken, and not called where it leads to a private address", async () => {
	expect(production.accepts("https://fcm.googleapis.com/fcm/send/abc")).toBe(true);
	const { came, target } = await openService(201);
	const endpoint = "https://localhost.localdomain/1";
	await expect(production.send({ ...target, endpoint }, MESSAGE)).rejects.toThrow();
	expect(came).toEqual([]);
});
