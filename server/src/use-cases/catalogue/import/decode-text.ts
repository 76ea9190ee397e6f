import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { LONGEST_ROW, UnreadableFile } from "./columns.ts";

export interface DecodedText {
	/** The text in pieces that end with a line. */
	lines: AsyncIterable<string>;
	/** How the file was read, for the summary; complete when `lines` has ended. */
	encoding: () => string;
}

const LINE_END = 10;

/**
 * UTF-8 with or without a byte order mark, and UTF-16 with one. A line that is no valid UTF-8 is read as
 * Windows-1252, which holds Latin-1, so that a file glued from both is read right line by line.
 */
export function decodeText(bytes: AsyncIterable<Uint8Array>): DecodedText {
	let encoding = "UTF-8";
	let fallbacks = 0;
	async function* decode(): AsyncGenerator<string> {
		const source = peek(bytes);
		const head = await source.head;
		const wide = wideEncoding(head);
		if (wide) {
			encoding = wide.toUpperCase();
			yield* decodeWide(source.all, wide);
			return;
		}
		if (firstLineOf(head).includes(0)) {
			throw new UnreadableFile(
				"The first line holds zero bytes: the file is no text, or UTF-16 without a byte order mark. Save it as UTF-8.",
			);
		}
		const strict = new TextDecoder("utf-8", { fatal: true });
		const loose = new TextDecoder("windows-1252");
		for await (const line of splitLines(source.all)) {
			try {
				yield strict.decode(line);
			} catch (error) {
				if (!(error instanceof TypeError)) throw error;
				fallbacks += 1;
				yield loose.decode(line);
			}
		}
	}
	return {
		lines: decode(),
		encoding: () =>
			fallbacks === 0
				? encoding
				: `${encoding}, ${fallbacks} ${fallbacks === 1 ? "line" : "lines"} as Windows-1252`,
	};
}

function firstLineOf(head: Uint8Array): Uint8Array {
	const end = head.indexOf(LINE_END);
	return end === -1 ? head : head.subarray(0, end);
}

function wideEncoding(head: Uint8Array): "utf-16le" | "utf-16be" | null {
	if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
	return head[0] === 0xfe && head[1] === 0xff ? "utf-16be" : null;
}

async function* decodeWide(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
	const decoder = new TextDecoder(encoding, { fatal: true });
	try {
		for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
		yield decoder.decode();
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new UnreadableFile(`The file begins as ${encoding.toUpperCase()} and is not valid in it.`);
	}
}

/** Whole lines with their ends; a multi-byte letter never holds a line end, so it is never cut. */
async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let rest: Uint8Array = new Uint8Array();
	for await (const chunk of bytes) {
		const buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
		let start = 0;
		for (let end = buffer.indexOf(LINE_END); end !== -1; end = buffer.indexOf(LINE_END, start)) {
			yield buffer.subarray(start, end + 1);
			start = end + 1;
		}
		rest = buffer.subarray(start);
		if (rest.length > 4 * LONGEST_ROW) {
			throw new UnreadableFile(`The file has a line longer than ${4 * LONGEST_ROW} bytes.`);
		}
	}
	if (rest.length > 0) yield rest;
}

const HEAD = 4_096;

/** The first bytes, and all of them again from the start. */
function peek(bytes: AsyncIterable<Uint8Array>): {
	head: Promise<Uint8Array>;
	all: AsyncIterable<Uint8Array>;
} {
	const iterator = bytes[Symbol.asyncIterator]();
	const read: Uint8Array[] = [];
	async function readHead(): Promise<Uint8Array> {
		let length = 0;
		while (length < HEAD) {
			const next = await iterator.next();
			if (next.done) break;
			read.push(next.value);
			length += next.value.length;
		}
		return Buffer.concat(read).subarray(0, HEAD);
	}
	async function* replay(): AsyncGenerator<Uint8Array> {
		yield* read;
		for (;;) {
			const next = await iterator.next();
			if (next.done) return;
			yield next.value;
		}
	}
	return { head: readHead(), all: replay() };
}

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
