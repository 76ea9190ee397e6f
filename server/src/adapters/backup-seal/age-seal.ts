import { Readable } from "node:stream";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/** A public and a private key of age (age-encryption.org), one line each: "age1..." and "AGE-SECRET-KEY-1...". */
export async function makeBackupKeys(): Promise<{ publicKey: string; privateKey: string }> {
	const privateKey = await generateX25519Identity();
	return { publicKey: await identityToRecipient(privateKey), privateKey };
}

/** Seals bytes to a public key, so that whoever seals them cannot read them again. Throws for what is no such key. */
export async function* seal(
	source: AsyncIterable<Uint8Array>,
	publicKey: string,
): AsyncGenerator<Uint8Array> {
	const encrypter = new Encrypter();
	encrypter.addRecipient(publicKey.trim());
	yield* await encrypter.encrypt(asStream(source));
}

/** Throws where bytes are missing, changed or moved, or were sealed to another key; nothing of a piece comes out before. */
export async function* unseal(
	source: AsyncIterable<Uint8Array>,
	privateKey: string,
): AsyncGenerator<Uint8Array> {
	const decrypter = new Decrypter();
	decrypter.addIdentity(privateKey.trim());
	yield* await decrypter.decrypt(asStream(source));
}

function asStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
	return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
}
