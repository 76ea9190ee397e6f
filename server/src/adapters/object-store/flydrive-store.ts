import { buffer } from "node:stream/consumers";
import { Disk } from "flydrive";
import type { ObjectStore } from "#ports/object-store.ts";

const CHECK_KEY = "checks/ready";

/** One implementation over flydrive's drivers: local files or S3. */
export function createFlydriveStore(driver: ConstructorParameters<typeof Disk>[0]): ObjectStore {
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

	return {
		put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
		async get(key) {
			try {
				// Not getBytes: for an empty file it answers 64 KB of this process's memory.
				return await buffer(await disk.getStream(key));
			} catch (error) {
				if (await disk.exists(key)) throw error;
				return null;
			}
		},
		delete: (key) => disk.delete(key),
		list,
		async check() {
			await disk.put(CHECK_KEY, "ok");
			await disk.get(CHECK_KEY);
		},
	};
}
