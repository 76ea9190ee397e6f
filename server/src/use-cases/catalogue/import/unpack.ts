import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { UnreadableFile } from "./columns.ts";

/** The first two bytes of every gzip file (RFC 1952). */
const MAGIC = [0x1f, 0x8b] as const;

/** A file as it is, or what is packed in it where it is gzip, piece by piece; told by its bytes and not by its name. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const iterator = bytes[Symbol.asyncIterator]();
	const first = await iterator.next();
	if (first.done) return;
	const head = first.value;
	async function* all(): AsyncGenerator<Uint8Array> {
		yield head;
		for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
	}
	if (head[0] !== MAGIC[0] || head[1] !== MAGIC[1]) {
		yield* all();
		return;
	}
	const source = Readable.from(all());
	const gunzip = createGunzip();
	source.once("error", (error) => gunzip.destroy(error));
	try {
		yield* source.pipe(gunzip);
	} catch (error) {
		if (!(error instanceof Error) || !("code" in error) || !String(error.code).startsWith("Z_")) throw error;
		throw new UnreadableFile("The packed file is damaged or cut off. Rows before that place were read.");
	} finally {
		source.destroy();
	}
}
