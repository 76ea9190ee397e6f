import { readFileSync, writeFileSync } from "node:fs";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { fnv } from "../topics/features.ts";
import { plainSpelling } from "../topics/message-text.ts";
import { TOPIC_IDS } from "../topics/topics.ts";

/** Words, pairs of words and runs of letters fall on so many places by chance. */
export const PLACES = 32_768;
/** Numbers of a message, of a case and of a topic. */
export const SIZE = 192;

const FILE = new URL("net.bin", import.meta.url);
const STEPS = 127;
const STEM = 6;
const LETTER_RUNS = [3, 4, 5] as const;

/** A message, or the one before it, with the encoder's vector of it. */
export interface Encoded {
	text: string;
	vector: Float32Array;
}

/** What the net adds up for a message: places by chance, and the encoder's numbers. */
export interface Said {
	places: readonly number[];
	/** Direction from the middle of all messages, of length one; undefined where nobody encoded it. */
	vector: Float32Array | undefined;
	/** The same of the message before it. */
	before: Omit<Said, "before"> | undefined;
}

/** What is learned: numbers for each place, each of the encoder's, each case and each topic. */
export interface LearnedNet {
	places: Float32Array;
	vector: Float32Array;
	/** Of the encoder's numbers of the message before. */
	before: Float32Array;
	/** Each of length one. */
	cases: Float32Array;
	/** Each of length one. */
	topics: Float32Array;
	/** How much nearness to a topic counts. */
	sharp: number;
}

/** Rows of `SIZE` numbers, a byte each, with the size of one step by row. */
interface Rows {
	steps: Int8Array;
	scales: Float32Array;
}

interface Net extends Record<Part, Rows> {
	made_of: string;
	middle: Float32Array;
	sharp: number;
}

const PARTS = ["places", "vector", "before", "cases", "topics"] as const;
type Part = (typeof PARTS)[number];
const ROWS: Record<Part, number> = {
	places: PLACES,
	vector: DIMENSIONS,
	before: DIMENSIONS,
	cases: KNOWN_CASES.length,
	topics: TOPIC_IDS.length,
};

let learned: Net | undefined;

/** The places a message falls on; a pair or a run that is said twice counts twice. */
export function placesOf(text: string): number[] {
	const { words, stems } = wordsOf(text);
	const said = [...new Set(stems)].map((stem) => `w${stem}`);
	for (let at = 0; at + 1 < stems.length; at += 1) said.push(`b${stems[at]}_${stems[at + 1]}`);
	for (const word of new Set(words.map((one) => `<${one}>`)))
		for (const run of LETTER_RUNS)
			for (let at = 0; at + run <= word.length; at += 1) said.push(`c${word.slice(at, at + run)}`);
	return said.map(placeOf);
}

/** The places of the message before: its words alone, apart from those of the message itself. */
export function placesBefore(text: string): number[] {
	return [...new Set(wordsOf(text).stems)].map((stem) => placeOf(`p${stem}`));
}

function wordsOf(text: string): { words: string[]; stems: string[] } {
	const plain = plainSpelling(text)
		.toLowerCase()
		.replace(/['\u2019]/g, "");
	const words: string[] = plain.match(/[a-z0-9]+/g) ?? [];
	return { words, stems: words.map((word) => word.slice(0, STEM)) };
}

function placeOf(said: string): number {
	return fnv(said) % PLACES;
}

/** The direction in which a vector lies from the middle of all, of length one. */
export function awayFrom(middle: Float32Array, vector: Float32Array): Float32Array {
	const away = vector.map((value, place) => value - (middle[place] as number));
	const length = Math.hypot(...away) || 1;
	return away.map((value) => value / length);
}

/** A message as a point of length one, in the light of the one before it. */
export function pointOf(message: Encoded, before?: Encoded): Float64Array {
	const net = readNet();
	const point = new Float64Array(SIZE);
	const places = placesOf(message.text);
	for (const place of places) addRow(point, net.places, place, 1);
	addVector(point, net.vector, awayFrom(net.middle, message.vector), places.length);
	if (before !== undefined) {
		const own = placesBefore(before.text);
		for (const place of own) addRow(point, net.places, place, 1);
		addVector(point, net.before, awayFrom(net.middle, before.vector), own.length);
	}
	const length = Math.hypot(...point) || 1;
	return point.map((value) => value / length);
}

/** The more places a message has, the longer their sum: its vector has to count as much. */
export function shareOfVector(places: number): number {
	return Math.sqrt(places);
}

function addVector(point: Float64Array, rows: Rows, away: Float32Array, places: number): void {
	const share = shareOfVector(places);
	for (let at = 0; at < DIMENSIONS; at += 1) addRow(point, rows, at, share * (away[at] as number));
}

function addRow(point: Float64Array, { steps, scales }: Rows, row: number, share: number): void {
	const scale = share * (scales[row] as number);
	const from = row * SIZE;
	for (let at = 0; at < SIZE; at += 1)
		point[at] = (point[at] as number) + scale * (steps[from + at] as number);
}

/** How near a message stands to each case, from -1 to 1, in the order of `KNOWN_CASES`. */
export function alikeByNet(point: Float64Array): Float64Array {
	return nearnessTo(readNet().cases, point);
}

/** What each topic scores for a message, in the order of `TOPIC_IDS`. */
export function topicScores(point: Float64Array): Float64Array {
	const { topics, sharp } = readNet();
	return nearnessTo(topics, point).map((near) => sharp * near);
}

function nearnessTo({ steps, scales }: Rows, point: Float64Array): Float64Array {
	return Float64Array.from(scales, (scale, row) => {
		let sum = 0;
		for (let at = 0; at < SIZE; at += 1) sum += (point[at] as number) * (steps[row * SIZE + at] as number);
		return sum * scale;
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

/** What the net that is kept was learned from. */
export function netIsMadeOf(): string {
	return readNet().made_of;
}

/** The middle of all messages it was learned from. */
export function middleOfAll(): Float32Array {
	return readNet().middle;
}

/** Writes what was learned behind a hash of what it was learned from. */
export function writeNet(net: LearnedNet, { made_of, middle }: Pick<Net, "made_of" | "middle">): void {
	const head = Buffer.from(`${JSON.stringify({ made_of, middle: [...middle], sharp: net.sharp })}\n`);
	const parts = PARTS.map((part) => inSteps(net[part])).flatMap(({ steps, scales }) => [
		Buffer.from(scales.buffer),
		Buffer.from(steps.buffer),
	]);
	writeFileSync(FILE, Buffer.concat([head, ...parts]));
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

function readNet(): Net {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(FILE);
	const end = bytes.indexOf("\n");
	const head: { made_of: string; middle: number[]; sharp: number } = JSON.parse(
		bytes.toString("utf8", 0, end),
	);
	let next = end + 1;
	const rows = (count: number): Rows => {
		const from = bytes.byteOffset + next;
		// Numbers of four bytes have to begin where they can be read.
		const scales = new Float32Array(bytes.buffer.slice(from, from + count * Float32Array.BYTES_PER_ELEMENT));
		next += scales.byteLength;
		const steps = new Int8Array(bytes.buffer, bytes.byteOffset + next, count * SIZE);
		next += steps.length;
		return { scales, steps };
	};
	const parts = Object.fromEntries(PARTS.map((part) => [part, rows(ROWS[part])])) as Record<Part, Rows>;
	learned = { ...parts, ...head, middle: Float32Array.from(head.middle) };
	return learned;
}
