import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { type ObjectStore, ObjectStoreUnavailableError } from "#ports/object-store.ts";

const CHECK_KEY = "checks/ready";

/** Keys no store takes: a fault of ours, which asking again does not mend. */
const BAD_KEY = ["E_UNALLOWED_CHARACTERS", "E_INVALID_KEY", "E_PATH_TRAVERSAL_DETECTED"];
/** How the file system and S3 say that there is no such object. */
const MISSING = ["ENOENT", "NoSuchKey"];

/** One implementation over flydrive's drivers: local files or S3. `id` names the place the driver writes to. */
export function createFlydriveStore(driver: ConstructorParameters<typeof Disk>[0], id: string): ObjectStore {
	const disk = new Disk(driver);

	async function list(prefix: string): Promise<string[]> {
		const keys: string[] = [];
		let paginationToken: string | undefined;
		do {
			const page = await disk.listAll(prefix, {
				recursive: true,
				...(paginationToken && { paginationToken }),
			});
			// The library drops the slash that ends a prefix, which makes it match its longer namesakes.
			for (const entry of page.objects) {
				if (entry.isFile && entry.key.startsWith(prefix)) keys.push(entry.key);
			}
			paginationToken = page.paginationToken;
		} while (paginationToken);
		return keys;
	}

	async function get(key: string): Promise<Uint8Array | null> {
		try {
			// Not getBytes: for an empty file it answers 64 KB of this process's memory.
			return await buffer(await disk.getStream(key));
		} catch (error) {
			if (saysOneOf(error, MISSING)) return null;
			throw error;
		}
	}

	return {
		id,
		put: (key, bytes, contentType) => orUnavailable(disk.put(key, bytes, { contentType })),
		get: (key) => orUnavailable(get(key)),
		delete: (key) => orUnavailable(disk.delete(key)),
		list: (prefix) => orUnavailable(list(prefix)),
		check: () => orUnavailable(disk.put(CHECK_KEY, "ok").then(async () => void (await disk.get(CHECK_KEY)))),
	};
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
	try {
		return await work;
	} catch (error) {
		if (saysOneOf(error, BAD_KEY)) throw error;
		throw new ObjectStoreUnavailableError("The object store did not do as it was asked.", { cause: error });
	}
}

/** Whether an error or one of its causes has one of these codes or names. */
function saysOneOf(error: unknown, words: string[]): boolean {
	if (!(error instanceof Error)) return false;
	const code = "code" in error ? error.code : null;
	if (words.includes(error.name) || (typeof code === "string" && words.includes(code))) return true;
	return saysOneOf(error.cause, words);
}

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
