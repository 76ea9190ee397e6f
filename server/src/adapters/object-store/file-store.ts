import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";
import type { ObjectStore } from "#ports/object-store.ts";
import { createFlydriveStore } from "./flydrive-store.ts";

const ID_FILE = ".store-id";

/** Files under one private directory. */
export function createFileStore(directory: string): ObjectStore {
	mkdirSync(directory, { recursive: true, mode: 0o700 });
	const driver = new FSDriver({ location: directory, visibility: "private" });
	return createFlydriveStore(driver, `files:${idOf(directory)}`);
}

/** Takes over the draft whole; where a disk has no hard links, its words are written to a file that must be new. */
function keepUnlessThere(draft: string, file: string): void {
	try {
		linkSync(draft, file);
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
		writeFileSync(file, readFileSync(draft), { mode: 0o600, flag: "wx" });
	}
}

/** Made once for each directory, whole or not at all, so that processes on one directory agree. */
function idOf(directory: string): string {
	const file = join(directory, ID_FILE);
	if (!existsSync(file)) {
		const draft = `${file}-${randomUUID()}`;
		try {
			writeFileSync(draft, randomUUID(), { mode: 0o600 });
			keepUnlessThere(draft, file);
		} catch (error) {
			if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
		} finally {
			rmSync(draft, { force: true });
		}
	}
	return readFileSync(file, "utf8").trim();
}
