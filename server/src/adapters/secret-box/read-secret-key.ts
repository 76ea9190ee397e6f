import { randomBytes } from "node:crypto";
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	rmSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";

const FILE = "secret.key";
const MIN_CHARACTERS = 32;

/** The key file is there and holds no key. A new one would make everything sealed unreadable, so none is made. */
export class SecretKeyDamagedError extends Error {
	override readonly name = "SecretKeyDamagedError";
	constructor(file: string) {
		super(`${file} holds no key. Put the file back from a backup, or set SECRET_KEY.`);
	}
}

/** Where the key of a data directory lies. */
export function secretKeyFile(dataDir: string): string {
	return join(dataDir, FILE);
}

/**
 * The key of this data directory, made on its first start. It appears whole or not at all, and of two processes that
 * start together both get the one that came first.
 */
export function readSecretKey(dataDir: string): string {
	const file = secretKeyFile(dataDir);
	const key = readIfThere(file) ?? makeKey(dataDir, file);
	if (key.length < MIN_CHARACTERS) throw new SecretKeyDamagedError(file);
	return key;
}

function readIfThere(file: string): string | null {
	try {
		return readFileSync(file, "utf8").trim();
	} catch (error) {
		if (codeOf(error) === "ENOENT") return null;
		throw error;
	}
}

/** A link fails where the name is taken, so nobody's key is ever written over. */
function makeKey(dataDir: string, file: string): string {
	mkdirSync(dataDir, { recursive: true });
	const draft = `${file}.${randomBytes(6).toString("hex")}`;
	try {
		const handle = openSync(draft, "wx", 0o600);
		writeSync(handle, `${randomBytes(32).toString("base64url")}\n`);
		fsyncSync(handle);
		closeSync(handle);
		linkSync(draft, file);
	} catch (error) {
		if (codeOf(error) !== "EEXIST") throw error;
	} finally {
		rmSync(draft, { force: true });
	}
	return readFileSync(file, "utf8").trim();
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && "code" in error ? error.code : null;
}
