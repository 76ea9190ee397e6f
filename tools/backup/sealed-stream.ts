import {
	createCipheriv,
	createDecipheriv,
	createPrivateKey,
	createPublicKey,
	diffieHellman,
	generateKeyPairSync,
	hkdfSync,
	type KeyObject,
} from "node:crypto";
import { UsageError } from "../usage-error.ts";

/**
 * Bytes sealed to an X25519 public key, so that the machine that makes backups cannot read them. A key of their own for
 * each file (ephemeral Diffie-Hellman, HKDF-SHA-256) and AES-256-GCM in pieces: the number of a piece is its nonce, and
 * whether it is the last is signed along, so that nothing can be cut off, left out or moved.
 */
const MAGIC = Buffer.from("DEWLIGHT-BACKUP-1\n");
const PUBLIC_BYTES = 44;
const PIECE_BYTES = 64 * 1024;
const TAG_BYTES = 16;

export function makeKeys(): { publicKey: string; privateKey: string } {
	return generateKeyPairSync("x25519", {
		publicKeyEncoding: { type: "spki", format: "pem" },
		privateKeyEncoding: { type: "pkcs8", format: "pem" },
	});
}

function fileKey(own: KeyObject, other: KeyObject, ephemeral: Buffer): Buffer {
	const secret = diffieHellman({ privateKey: own, publicKey: other });
	return Buffer.from(hkdfSync("sha256", secret, ephemeral, MAGIC, 32));
}

function nonceOf(piece: number): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeUIntBE(piece, 6, 6);
	return nonce;
}

/** Pieces of exactly `size` bytes; only the last is shorter, and it may be empty. */
async function* cutInto(size: number, source: AsyncIterable<Buffer>): AsyncGenerator<[Buffer, boolean]> {
	let rest: Buffer = Buffer.alloc(0);
	for await (const bytes of source) {
		rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
		// One byte more than a piece shows that it is not the last.
		while (rest.length > size) {
			yield [rest.subarray(0, size), false];
			rest = rest.subarray(size);
		}
	}
	yield [rest, true];
}

export function seal(publicKeyPem: string) {
	return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		const receiver = readKey("public", publicKeyPem);
		const own = generateKeyPairSync("x25519");
		const ephemeral = own.publicKey.export({ type: "spki", format: "der" });
		const key = fileKey(own.privateKey, receiver, ephemeral);
		yield Buffer.concat([MAGIC, ephemeral]);
		let piece = 0;
		for await (const [bytes, last] of cutInto(PIECE_BYTES, source)) {
			const cipher = createCipheriv("aes-256-gcm", key, nonceOf(piece));
			cipher.setAAD(Buffer.from([Number(last)]));
			yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
			piece += 1;
		}
	};
}

/** Nothing of a piece comes out before it is known to be whole and in its place. */
export function unseal(privateKeyPem: string) {
	return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
		const own = readKey("private", privateKeyPem);
		const { head, rest } = await splitHead(source, MAGIC.length + PUBLIC_BYTES);
		if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new UsageError("This file is no backup.");
		const ephemeral = head.subarray(MAGIC.length);
		const other = createPublicKey({ key: ephemeral, format: "der", type: "spki" });
		const key = fileKey(own, other, ephemeral);
		let piece = 0;
		for await (const [bytes, last] of cutInto(PIECE_BYTES + TAG_BYTES, rest)) {
			if (bytes.length < TAG_BYTES) throw new UsageError("This backup is cut off.");
			const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(piece));
			decipher.setAAD(Buffer.from([Number(last)]));
			decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
			yield openPiece(decipher, bytes.subarray(0, -TAG_BYTES));
			piece += 1;
		}
	};
}

function openPiece(decipher: ReturnType<typeof createDecipheriv>, bytes: Buffer): Buffer {
	const opened = decipher.update(bytes);
	try {
		return Buffer.concat([opened, decipher.final()]);
	} catch (error) {
		const why = "This backup is damaged or cut off, or was made for another key.";
		throw new UsageError(why, { cause: error });
	}
}

function readKey(kind: "public" | "private", pem: string): KeyObject {
	try {
		const key = kind === "public" ? createPublicKey(pem) : createPrivateKey(pem);
		if (key.asymmetricKeyType === "x25519") return key;
	} catch {
		// Told below.
	}
	throw new UsageError(`The ${kind} key is none that "npm run backup -- keys" makes.`);
}

async function splitHead(source: AsyncIterable<Buffer>, size: number) {
	const bytes = source[Symbol.asyncIterator]();
	let head: Buffer = Buffer.alloc(0);
	while (head.length < size) {
		const { value, done } = await bytes.next();
		if (done) throw new UsageError("This file is no backup.");
		head = Buffer.concat([head, value]);
	}
	const [first, more] = [head.subarray(0, size), head.subarray(size)];
	async function* rest(): AsyncGenerator<Buffer> {
		yield more;
		for (;;) {
			const { value, done } = await bytes.next();
			if (done) return;
			yield value;
		}
	}
	return { head: first, rest: rest() };
}
