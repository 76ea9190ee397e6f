import { readFileSync, writeFileSync } from "node:fs";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { fnv } from "../topics/features.ts";
import { plainSpelling } from "../topics/plain-spelling.ts";

/** Words, pairs of words and runs of letters fall on so many places by chance. */
export const PLACES = 32_768;
/** Numbers of a message and of a case. */
export const SIZE = 192;

const FILE = new URL("net.bin", import.meta.url);
const STEPS = 127;
const STEM = 6;
const LETTER_RUNS = [3, 4, 5] as const;

/** Rows of `SIZE` numbers, a byte each, with the size of one step by row. */
interface Rows {
	steps: Int8Array;
	scales: Float32Array;
}

let learned: { places: Rows; cases: Rows } | undefined;

/** The places a message falls on; a pair or a run that is said twice counts twice. */
export function placesOf(text: string): number[] {
	const plain = plainSpelling(text)
		.toLowerCase()
		.replace(/['\u2019]/g, "");
	const words = plain.match(/[a-z0-9]+/g) ?? [];
	const stems = words.map((word) => word.slice(0, STEM));
	const said = [...new Set(stems)].map((stem) => `w${stem}`);
	for (let at = 0; at + 1 < stems.length; at += 1) said.push(`b${stems[at]}_${stems[at + 1]}`);
	for (const word of new Set(words.map((one) => `<${one}>`)))
		for (const run of LETTER_RUNS)
			for (let at = 0; at + run <= word.length; at += 1) said.push(`c${word.slice(at, at + run)}`);
	return said.map((one) => fnv(one) % PLACES);
}

/** How near a message stands to each case, from -1 to 1, in the order of `KNOWN_CASES`. */
export function alikeByNet(text: string): Float64Array {
	const { places, cases } = readNet();
	const own = new Float64Array(SIZE);
	for (const place of placesOf(text)) {
		const scale = places.scales[place] as number;
		for (let at = 0; at < SIZE; at += 1)
			own[at] = (own[at] as number) + scale * (places.steps[place * SIZE + at] as number);
	}
	const length = Math.hypot(...own) || 1;
	return Float64Array.from(cases.scales, (scale, row) => {
		let sum = 0;
		for (let at = 0; at < SIZE; at += 1)
			sum += (own[at] as number) * (cases.steps[row * SIZE + at] as number);
		return (sum * scale) / length;
	});
}

/** How near two cases stand to each other, from -1 to 1. */
export function nearnessOfCases(one: number, other: number): number {
	const { steps, scales } = readNet().cases;
	let sum = 0;
	for (let at = 0; at < SIZE; at += 1)
		sum += (steps[one * SIZE + at] as number) * (steps[other * SIZE + at] as number);
	return sum * (scales[one] ?? 0) * (scales[other] ?? 0);
}

/** Writes what was learned; `cases` are of length one. */
export function writeNet(places: Float32Array, cases: Float32Array): void {
	const parts = [places, cases].map(inSteps).flatMap(({ steps, scales }) => [scales, steps]);
	writeFileSync(FILE, Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer))));
	learned = undefined;
}

function inSteps(rows: Float32Array): Rows {
	const count = rows.length / SIZE;
	const scales = new Float32Array(count);
	const steps = new Int8Array(rows.length);
	for (let row = 0; row < count; row += 1) {
		const own = rows.subarray(row * SIZE, (row + 1) * SIZE);
		const scale = own.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / STEPS || 1;
		scales[row] = scale;
		for (let at = 0; at < SIZE; at += 1) steps[row * SIZE + at] = Math.round((own[at] as number) / scale);
	}
	return { steps, scales };
}

/** `cases.bin` says what both were learned from. */
function readNet(): { places: Rows; cases: Rows } {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(FILE);
	let next = 0;
	const rows = (count: number): Rows => {
		const scales = new Float32Array(
			bytes.buffer.slice(bytes.byteOffset + next, bytes.byteOffset + next + count * 4),
		);
		next += count * 4;
		const steps = new Int8Array(bytes.buffer, bytes.byteOffset + next, count * SIZE);
		next += count * SIZE;
		return { scales, steps };
	};
	learned = { places: rows(PLACES), cases: rows(KNOWN_CASES.length) };
	return learned;
}
