import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import type { Signs } from "./signs.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topic-examples.ts";

/** What was learned from the examples, as `npm run topics` wrote it. */
export interface Learned {
	/** Of the examples' sentences; another hash says that they were changed since. */
	examples: string;
	signs: readonly Signs[];
	/** Numbers of each example's sentence, one after the other, in steps of `vector_scale`. */
	vectors: Int8Array;
	vector_scale: number;
	/** For each example how much it speaks for each topic, in steps of `weight_scale`. */
	weights: Int16Array;
	weight_scale: number;
}

/** Steps from 0 to the largest number: a byte for the vectors, two for the weights, whose errors add up. */
export const VECTOR_STEPS = 127;
export const WEIGHT_STEPS = 32_767;

export const NUMBERS_FILE = new URL("learned.bin", import.meta.url);
export const SIGNS_FILE = new URL("learned.json", import.meta.url);

export function examplesHash(): string {
	const lines = TOPIC_EXAMPLES.map(({ topic, text }) => `${topic} ${text}`).join("\n");
	return createHash("sha256").update(lines).digest("hex");
}

export function readLearned(): Learned {
	const told = JSON.parse(readFileSync(SIGNS_FILE, "utf8")) as Omit<Learned, "vectors" | "weights">;
	const bytes = readFileSync(NUMBERS_FILE);
	const end = TOPIC_EXAMPLES.length * DIMENSIONS;
	const whole = end + TOPIC_EXAMPLES.length * TOPIC_IDS.length * Int16Array.BYTES_PER_ELEMENT;
	if (told.examples !== examplesHash() || bytes.length !== whole) {
		throw new Error("The topics' examples changed since they were learned; run `npm run topics`.");
	}
	return {
		...told,
		vectors: new Int8Array(bytes.buffer, bytes.byteOffset, end),
		// A copy begins where numbers of two bytes may begin.
		weights: new Int16Array(Uint8Array.from(bytes.subarray(end)).buffer),
	};
}
