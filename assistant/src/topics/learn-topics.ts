import { writeFileSync } from "node:fs";
import { createEncoder } from "../encoder/encoder.ts";
import { examplesHash, NUMBERS_FILE, SIGNS_FILE, VECTOR_STEPS, WEIGHT_STEPS } from "./learned.ts";
import { likeness } from "./likeness.ts";
import { readSigns } from "./signs.ts";
import { TOPIC_EXAMPLES, TOPIC_IDS } from "./topic-examples.ts";
import { wordsAlike } from "./word-weights.ts";

/** How much a single example may pull: less than this on the diagonal and it would be learned by heart. */
const CALM = 0.1;
const ENOUGH_MS = 600_000;

/** Kernel ridge regression from examples to topics: one linear system, solved once, the same on every machine. */
function learn(alike: Float64Array[], wanted: Float64Array[]): void {
	const size = alike.length;
	// Cholesky in place, then forward and backward substitution on the wanted topics.
	for (let row = 0; row < size; row += 1) {
		const own = alike[row] as Float64Array;
		for (let column = 0; column <= row; column += 1) {
			const other = alike[column] as Float64Array;
			let sum = own[column] ?? 0;
			for (let at = 0; at < column; at += 1) sum -= (own[at] ?? 0) * (other[at] ?? 0);
			own[column] = row === column ? Math.sqrt(sum) : sum / (other[column] ?? 1);
		}
	}
	const take = (into: number, from: number, share: number) => {
		const [target, source] = [wanted[into] as Float64Array, wanted[from] as Float64Array];
		for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) - share * (source[at] ?? 0);
	};
	const divide = (row: number) => {
		const [target, by] = [wanted[row] as Float64Array, alike[row]?.[row] ?? 1];
		for (let at = 0; at < target.length; at += 1) target[at] = (target[at] ?? 0) / by;
	};
	for (let row = 0; row < size; row += 1) {
		for (let at = 0; at < row; at += 1) take(row, at, alike[row]?.[at] ?? 0);
		divide(row);
	}
	for (let row = size - 1; row >= 0; row -= 1) {
		for (let at = row + 1; at < size; at += 1) take(row, at, alike[at]?.[row] ?? 0);
		divide(row);
	}
}

/** The same numbers in whole steps from 0 to the largest. */
function quantized(rows: readonly ArrayLike<number>[], steps: number): { numbers: number[]; scale: number } {
	const all = rows.flatMap((row) => Array.from(row));
	const scale = all.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
	return { numbers: all.map((one) => Math.round((one / scale) * steps)), scale };
}

const encoder = createEncoder({ timeoutMs: ENOUGH_MS });
await encoder.warmUp();
const waiting = setInterval(() => undefined, 1_000);
const vectors = await encoder.encode(TOPIC_EXAMPLES.map(({ text }) => text));
clearInterval(waiting);
await encoder.close();

const signs = TOPIC_EXAMPLES.map(({ text }) => readSigns(text));
const kept = quantized(vectors, VECTOR_STEPS);
const rows = TOPIC_EXAMPLES.map(({ text }, row) => {
	const own = vectors[row] ?? new Float32Array();
	const words = wordsAlike(text);
	return Float64Array.from(TOPIC_EXAMPLES, (_other, column) => {
		const other = vectors[column] ?? new Float32Array();
		let dot = 0;
		for (let at = 0; at < own.length; at += 1) dot += (own[at] ?? 0) * (other[at] ?? 0);
		const [mine, theirs] = [signs[row], signs[column]];
		if (mine === undefined || theirs === undefined) throw new Error("A sentence has no signs.");
		const alike = likeness({ cosine: dot, words: words[column] ?? 0, signs: [mine, theirs] });
		return alike + (row === column ? CALM : 0);
	});
});
const wanted = TOPIC_EXAMPLES.map(({ topic }) =>
	Float64Array.from(TOPIC_IDS, (id) => (id === topic ? 1 : 0)),
);
learn(rows, wanted);
const weights = quantized(wanted, WEIGHT_STEPS);
writeFileSync(
	NUMBERS_FILE,
	Buffer.concat([
		Buffer.from(Int8Array.from(kept.numbers).buffer),
		Buffer.from(Int16Array.from(weights.numbers).buffer),
	]),
);
writeFileSync(
	SIGNS_FILE,
	`${JSON.stringify({ examples: examplesHash(), vector_scale: kept.scale, weight_scale: weights.scale, signs })}\n`,
);
console.log(`${TOPIC_EXAMPLES.length} examples of ${TOPIC_IDS.length} topics learned.`);
