import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { objectStoreConformance } from "../../../test/conformance/object-store.ts";
import { temporaryDirectory } from "../../../test/harness/temporary-directory.ts";
import { createFileStore } from "./flydrive-store.ts";

objectStoreConformance(async () => createFileStore(join(temporaryDirectory(), "objects")));

test("processes on one directory know their store by one identity, others by another", () => {
	const directory = join(temporaryDirectory(), "objects");
	const { id } = createFileStore(directory);
	expect(createFileStore(directory).id).toBe(id);
	expect(createFileStore(join(temporaryDirectory(), "objects")).id).not.toBe(id);
});

test("nobody else on the machine may look into the store, and deleted bytes are off the disk", async () => {
	const directory = join(temporaryDirectory(), "objects");
	const store = createFileStore(directory);
	expect(statSync(directory).mode & 0o077).toBe(0);
	await store.put("originals/1.jpg", new Uint8Array([1, 2, 3]), "image/jpeg");
	expect(existsSync(join(directory, "originals/1.jpg"))).toBe(true);
	await store.delete("originals/1.jpg");
	expect(existsSync(join(directory, "originals/1.jpg"))).toBe(false);
});
