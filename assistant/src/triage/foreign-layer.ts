import { readFileSync, writeFileSync } from "node:fs";
import { fnv } from "../topics/features.ts";

/** What a message in another language may tell; of "low" and "calm" ones nothing is told. */
export const FOREIGN_DANGERS = ["crisis", "emergency", "today", "soon"] as const;
export type ForeignDanger = (typeof FOREIGN_DANGERS)[number];
/** What is learned: each danger, and whether it is any of them. */
export const FOREIGN_SIGNS = [...FOREIGN_DANGERS, "any"] as const;
export type ForeignSign = (typeof FOREIGN_SIGNS)[number];

const FILE = new URL("foreign.bin", import.meta.url);
export const PLACES = 65_536;
const STEPS = 127;
const SENTENCE_END = /[.!?;\n\u2026]+/u;
const STEM = 5;
const LETTER_RUNS = [3, 4, 5] as const;
const WORDS = 1;
const PAIRS = 0.8;
const LETTERS = 0.35;
const MOST_RARE = 9;
const RARITY_STEPS = 28;

/** Words, neighbours and runs of letters of a text, as places with amounts. */
export type Said = readonly (readonly [place: number, amount: number])[];

/** What was learned: how much each place speaks for each danger, and where each begins. */
interface ForeignLayer {
	/** Hash of the examples. */
	made_of: string;
	/** By place: what is said in few messages tells more; 0 where none says it. In steps. */
	rarity: Uint8Array;
	starts: readonly number[];
	scales: readonly number[];
	/** By danger, then place. */
	steps: Int8Array;
}

let learned: ForeignLayer | undefined;

/** Accents are left out half of the time, so they are left out always. */
export function saidIn(text: string): Said {
	const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("\u00df", "ss");
	const words = plain.match(/[\p{L}]+|\d+/gu) ?? [];
	const amounts = new Map<number, number>();
	const add = (what: string, amount: number) => {
		const hash = fnv(what);
		const place = hash % PLACES;
		amounts.set(place, Math.max(amounts.get(place) ?? 0, amount));
	};
	const stems = words.map((word) => (/^\d/.test(word) ? "0" : word.slice(0, STEM)));
	for (const [at, stem] of stems.entries()) {
		add(stem, WORDS);
		const [next, after] = [stems[at + 1], stems[at + 2]];
		if (next !== undefined) add(`${stem} ${next}`, PAIRS);
		if (after !== undefined) add(`${stem} _ ${after}`, PAIRS);
	}
	for (const word of new Set(words.map((one) => `<${one}>`)))
		for (const run of LETTER_RUNS)
			for (let at = 0; at + run <= word.length; at++) add(`c${word.slice(at, at + run)}`, LETTERS);
	return [...amounts];
}

/** How rare each place is among messages: from none that say it to those that one in twenty thousand says. */
export function rarityOf(all: readonly Said[]): Uint8Array {
	const counts = new Float64Array(PLACES);
	for (const said of all) for (const [place] of said) counts[place] = (counts[place] as number) + 1;
	return Uint8Array.from(counts, (count) =>
		count === 0 ? 0 : Math.round(Math.min(MOST_RARE, Math.log(all.length / count)) * RARITY_STEPS),
	);
}

/** The same, what is rare counting more, all together of length one. */
export function weigh(said: Said, rarity: Uint8Array): Said {
	const weighed = said.flatMap(([place, amount]) => {
		const rare = rarity[place] as number;
		return rare === 0 ? [] : [[place, amount * rare] as const];
	});
	const length = Math.hypot(...weighed.map(([, amount]) => amount)) || 1;
	return weighed.map(([place, amount]) => [place, amount / length]);
}

/** A text, and each thought of it: what matters may be one sentence of many. */
function thoughtsIn(text: string): string[] {
	const sentences = text.split(SENTENCE_END).filter((one) => /\p{L}/u.test(one));
	if (sentences.length < 2) return [text];
	return [text, ...sentences.slice(1).map((one, at) => `${sentences[at]} ${one}`)];
}

/** How far each danger is told in another language, as log odds of what tells most of it; English tells none. */
export function hearForeign(text: string): Record<ForeignSign, number> {
	const { rarity, starts, scales, steps } = readForeignLayer();
	const thoughts = thoughtsIn(text).map((thought) => weigh(saidIn(thought), rarity));
	const odds = FOREIGN_SIGNS.map((_, danger) =>
		Math.max(
			...thoughts.map((said) => {
				const sum = said.reduce(
					(so, [place, amount]) => so + amount * (steps[danger * PLACES + place] as number),
					0,
				);
				return (starts[danger] ?? 0) + sum * (scales[danger] ?? 0);
			}),
		),
	);
	return Object.fromEntries(FOREIGN_SIGNS.map((sign, at) => [sign, odds[at] ?? 0])) as Record<
		ForeignSign,
		number
	>;
}

/** Writes what was learned, a byte a weight, behind a hash of the examples it was learned from. */
export function writeForeignLayer(
	made_of: string,
	rarity: Uint8Array,
	weights: readonly Float64Array[],
): void {
	const scales = weights.map((row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / STEPS);
	const steps = weights.map((row, at) =>
		Int8Array.from(row.subarray(0, PLACES), (one) => Math.round(one / (scales[at] || 1))),
	);
	const head = { made_of, starts: weights.map((row) => row[PLACES]), scales };
	writeFileSync(
		FILE,
		Buffer.concat([
			Buffer.from(`${JSON.stringify(head)}\n`),
			rarity,
			...steps.map((row) => Buffer.from(row.buffer)),
		]),
	);
}

export function readForeignLayer(): ForeignLayer {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(FILE);
	const end = bytes.indexOf("\n");
	const { made_of, starts, scales } = JSON.parse(bytes.toString("utf8", 0, end));
	const start = bytes.byteOffset + end + 1;
	learned = {
		made_of,
		rarity: new Uint8Array(bytes.buffer, start, PLACES),
		starts,
		scales,
		steps: new Int8Array(bytes.buffer, start + PLACES, FOREIGN_SIGNS.length * PLACES),
	};
	return learned;
}
