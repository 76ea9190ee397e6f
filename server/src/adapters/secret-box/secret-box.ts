import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
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
import { type SecretBox, SecretBoxError } from "#ports/secret-box.ts";

/** First part of everything made here, so that a later key or cipher can be told apart. */
const VERSION = "v1";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** AES-256-GCM (NIST SP 800-38D) under keys derived from one master secret by HKDF-SHA256 (RFC 5869). */
export function createAesSecretBox(masterSecret: string): SecretBox {
	const sealingKey = deriveKey(masterSecret, "seal");
	const fingerprintKey = deriveKey(masterSecret, "fingerprint");
	return {
		seal(text, owner) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce, { authTagLength: TAG_BYTES });
			cipher.setAAD(Buffer.from(owner, "utf8"));
			const bytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
			return `${VERSION}.${bytes.toString("base64url")}`;
		},
		open(sealed, owner) {
			const [version, encoded, ...rest] = sealed.split(".");
			const bytes = Buffer.from(encoded ?? "", "base64url");
			if (version !== VERSION || rest.length > 0 || bytes.length < NONCE_BYTES + TAG_BYTES) {
				throw new SecretBoxError("This was not sealed here.");
			}
			const decipher = createDecipheriv("aes-256-gcm", sealingKey, bytes.subarray(0, NONCE_BYTES), {
				authTagLength: TAG_BYTES,
			});
			decipher.setAAD(Buffer.from(owner, "utf8"));
			decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
			try {
				const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
				return Buffer.concat([text, decipher.final()]).toString("utf8");
			} catch (error) {
				throw new SecretBoxError("This was sealed under another key or for another owner.", { cause: error });
			}
		},
		fingerprint(text, owner) {
			const hash = createHmac("sha256", fingerprintKey)
				.update(JSON.stringify([owner, text]))
				.digest("hex");
			return `${VERSION}.${hash}`;
		},
	};
}

function deriveKey(masterSecret: string, purpose: string): Buffer {
	return Buffer.from(hkdfSync("sha256", masterSecret, "", `secret-box ${purpose} ${VERSION}`, KEY_BYTES));
}

const KEY_FILE = "secret.key";
const MIN_KEY_CHARACTERS = 32;

/** The key file is there and holds no key. A new one would make everything sealed unreadable, so none is made. */
export class SecretKeyDamagedError extends Error {
	override readonly name = "SecretKeyDamagedError";
	constructor(file: string) {
		super(`${file} holds no key. Put the file back from a backup, or set SECRET_KEY.`);
	}
}

/** Where the key of a data directory lies. */
export function secretKeyFile(dataDir: string): string {
	return join(dataDir, KEY_FILE);
}

/**
 * The key of this data directory, made on its first start. It appears whole or not at all, and of two processes that
 * start together both get the one that came first.
 */
export function readSecretKey(dataDir: string): string {
	const file = secretKeyFile(dataDir);
	const key = readIfThere(file) ?? makeKey(dataDir, file);
	if (key.length < MIN_KEY_CHARACTERS) throw new SecretKeyDamagedError(file);
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
