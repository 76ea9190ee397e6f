import { mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/** Keeps held locks reachable: a collected handle would close its file and free the lock. */
const held = new Set<DatabaseSync>();

export interface DataDirLock {
	release(): void;
}

export class DataDirInUseError extends Error {
	override readonly name = "DataDirInUseError";
	constructor(dataDir: string, holder: string | null) {
		super(
			`DATA_DIR ${dataDir} is in use by another process${holder ? ` (${holder})` : ""}. ` +
				"Stop it, choose another DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.",
		);
	}
}

/**
 * Takes the exclusive lock of a data directory, or throws DataDirInUseError. Two processes on one embedded
 * database lose data silently. The lock is SQLite's own file lock on an empty file: the kernel frees it when
 * the process dies in any way, on Linux, macOS and Windows (docs/decisions/002-data-dir-lock.md).
 */
export function lockDataDir(dataDir: string): DataDirLock {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const root = realpathSync(dataDir);
	const holderFile = join(root, "lock-holder.txt");
	const lock = new DatabaseSync(join(root, "lock"));
	try {
		lock.exec("PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if (isBusy(error)) throw new DataDirInUseError(root, readHolder(holderFile));
		throw error;
	}
	writeFileSync(holderFile, `process ${process.pid}\n`);
	held.add(lock);
	return {
		release() {
			held.delete(lock);
			lock.close();
		},
	};
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readHolder(file: string): string | null {
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		return null;
	}
}
