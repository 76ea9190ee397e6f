import { expect, test } from "vitest";
import type { ObjectStore } from "../../src/ports/object-store.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** What every object store does; `open` gives an empty one for each test and cleans up with the test. */
export function objectStoreConformance(open: () => Promise<ObjectStore>): void {
	test("what was put comes back byte for byte, also over what was there", async () => {
		const store = await open();
		const all = Uint8Array.from({ length: 70_000 }, (_, i) => i % 256);
		await store.put("photos/1/a.webp", bytes("first"), "image/webp");
		await store.put("photos/1/a.webp", all, "image/webp");
		expect(Buffer.compare((await store.get("photos/1/a.webp")) ?? new Uint8Array(), all)).toBe(0);
	});

	test("an empty object is an object", async () => {
		const store = await open();
		await store.put("photos/empty", new Uint8Array(), "application/octet-stream");
		expect(await store.get("photos/empty")).toHaveLength(0);
	});

	test("what is not there is null", async () => {
		const store = await open();
		expect(await store.get("photos/none")).toBeNull();
	});

	test("what was deleted is gone, and deleting again is fine", async () => {
		const store = await open();
		await store.put("photos/1/a.webp", bytes("x"), "image/webp");
		await store.delete("photos/1/a.webp");
		await store.delete("photos/1/a.webp");
		expect(await store.get("photos/1/a.webp")).toBeNull();
	});

	test("a list holds the keys under its prefix and no others", async () => {
		const store = await open();
		const keys = ["originals/1.jpg", "originals/2/a.jpg", "originals-old/3.jpg", "pictures/4.webp"];
		for (const key of keys) await store.put(key, bytes(key), "image/jpeg");
		expect((await store.list("originals/")).toSorted()).toEqual(["originals/1.jpg", "originals/2/a.jpg"]);
		expect(await store.list("nothing/")).toEqual([]);
	});

	test.each(["../outside", "a/../../outside", "/etc/passwd/../x"])(
		"a key like %s never leaves the store",
		async (key) => {
			const store = await open();
			await expect(store.put(key, bytes("x"), "text/plain")).rejects.toThrow();
		},
	);

	test("a working store passes its own check", async () => {
		const store = await open();
		await store.check();
	});
}
