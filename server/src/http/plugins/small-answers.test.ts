import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
let person: Person;
beforeAll(async () => {
	system = await startSystem({ worker: true });
	person = await welcomePerson(system);
}, 120_000);
afterAll(() => system.close());

async function ask(url: string, accepted?: string) {
	const headers = { cookie: person.cookie, ...(accepted && { "accept-encoding": accepted }) };
	return system.app.inject({ url, headers });
}

test("a long answer is sent as small as the caller can read it", async () => {
	const plain = await ask("/api/products/search?q=cream");
	expect(plain.headers["content-encoding"]).toBeUndefined();
	expect(plain.headers.vary).toMatch(/accept-encoding/);
	const packed = await ask("/api/products/search?q=cream", "gzip, br");
	expect(packed.headers["content-encoding"]).toBe("br");
	expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
	expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
	const older = await ask("/api/products/search?q=cream", "gzip");
	expect(JSON.parse(gunzipSync(older.rawPayload).toString())).toEqual(plain.json());
});

test("a short answer is sent as it is", async () => {
	const answer = await ask("/api/checkins/latest", "br");
	expect(answer.headers["content-encoding"]).toBeUndefined();
	expect(answer.json()).toEqual({ id: 0 });
});
