import { expect, onTestFinished, test } from "vitest";
import { objectStoreConformance } from "../../../test/conformance/object-store.ts";
import { startS3StandIn } from "../../../test/harness/s3-stand-in.ts";
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

test("objects lie in the bucket under their own keys", async () => {
	const { server, store } = await openStore();
	await store.put("pictures/a.webp", new Uint8Array([1]), "image/webp");
	expect(server.keys()).toEqual(["pictures/a.webp"]);
});
