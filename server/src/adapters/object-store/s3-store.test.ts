import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startS3StandIn } from "@dewlight/sandbox/objects/s3-stand-in.ts";
import { expect, onTestFinished, test } from "vitest";
import { objectStoreConformance } from "../../../test/conformance/object-store.ts";
import { ObjectStoreUnavailableError } from "../../ports/object-store.ts";
import { createS3Store } from "./s3-store.ts";

async function openStore() {
	const server = await startS3StandIn("photos");
	onTestFinished(() => server.close());
	const store = createS3Store({
		endpoint: server.endpoint,
		region: "eu-central-1",
		bucket: "photos",
		accessKeyId: "id",
		secretAccessKey: "secret",
	});
	return { server, store };
}

objectStoreConformance(async () => (await openStore()).store);

test("a service that hangs is given up as unavailable after two tries", async () => {
	let asked = 0;
	const hanging = createServer(() => {
		asked += 1;
	});
	await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => hanging.closeAllConnections());
	onTestFinished(() => void hanging.close());
	const { port } = hanging.address() as AddressInfo;
	const settings = { region: "eu", bucket: "photos", accessKeyId: "id", secretAccessKey: "secret" };
	const store = createS3Store(
		{ ...settings, endpoint: `http://127.0.0.1:${port}` },
		{ connectionMs: 100, requestMs: 100 },
	);
	const put = store.put("originals/a", new Uint8Array([1]), "image/jpeg");
	await expect(put).rejects.toThrow(ObjectStoreUnavailableError);
	expect(asked).toBe(2);
});

test("a bucket that does not exist is no missing object", async () => {
	const { server } = await openStore();
	const settings = { region: "eu", bucket: "elsewhere", accessKeyId: "id", secretAccessKey: "secret" };
	const store = createS3Store({ ...settings, endpoint: server.endpoint });
	await expect(store.get("originals/a")).rejects.toThrow(ObjectStoreUnavailableError);
	await expect(store.delete("originals/a")).rejects.toThrow(ObjectStoreUnavailableError);
});

test("objects lie in the bucket under their own keys", async () => {
	const { server, store } = await openStore();
	await store.put("pictures/a.webp", new Uint8Array([1]), "image/webp");
	expect(server.keys()).toEqual(["pictures/a.webp"]);
});
