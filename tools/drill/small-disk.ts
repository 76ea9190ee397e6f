import { execFile } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const SIZE = "1g";
const BLOCK = Buffer.alloc(1_048_576, 1);

export interface SmallDisk {
	folder: string;
	/** Takes every byte that is left on it. */
	fill(): Promise<void>;
	empty(): Promise<void>;
	close(): Promise<void>;
}

/** A file system in memory that can be filled without harm to the machine; null where this user may mount none. */
export async function mountSmallDisk(): Promise<SmallDisk | null> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-disk-"));
	try {
		await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE},mode=0711`, "tmpfs", folder]);
	} catch {
		await rmdir(folder);
		return null;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		async fill() {
			const file = await open(ballast, "w");
			try {
				for (;;) await file.writeFile(BLOCK);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
			} finally {
				await file.close();
			}
		},
		empty: () => rm(ballast, { force: true }),
		async close() {
			await run("umount", ["-l", folder]);
			await rmdir(folder);
		},
	};
}
