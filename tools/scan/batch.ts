import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { UsageError } from "../parse-words.ts";
import { readFile, readPrevious } from "./read-files.ts";

/**
 * Scans photo after photo with one engine: each line of `input` is PHOTO or PHOTO<tab>PREVIOUS.json, and each gives
 * the object of `--json` on one line, in order and at once. Whatever gives no report gives `{ "error": … }` instead,
 * so that one bad line costs no other.
 */
export async function scanLines(input: Readable, output: Writable): Promise<void> {
	for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
		if (line.trim() === "") continue;
		output.write(`${JSON.stringify(await answer(line))}\n`);
	}
}

async function answer(line: string): Promise<object> {
	try {
		const [photo = "", earlier] = line.split("\t");
		const bytes = await readFile(photo);
		const previous = earlier ? await readPrevious(earlier) : null;
		// The engine is loaded when there is something to do: an empty input ends at once.
		const { scanPhoto } = await import("./scan-photo.ts");
		return (await scanPhoto({ bytes, note: null, previous, withOverlay: false })).report;
	} catch (error) {
		if (error instanceof UsageError) return { error: error.message };
		return { error: error instanceof Error ? error.message : String(error) };
	}
}
