import { readFileSync, writeFileSync } from "node:fs";
import { KNOWN_CASES, type KnownCase } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import {
	alikeByNet,
	awayFrom,
	type Encoded,
	middleOfAll,
	nearnessOfCases,
	netIsMadeOf,
	pointOf,
} from "../net/message-net.ts";
import { alikeByWords, type CaseWords, type StemCounts, stemsOf, weighWords } from "./case-words.ts";

const FILE = new URL("cases.bin", import.meta.url);
const STEPS = 127;

/** What is learned of cases beside the net: one direction a case, and what makes one fit. */
export interface CaseLayer {
	/** By case, then place; each of length one. */
	directions: Float32Array | Int8Array;
	/** One weight for each of `fitOf`, and the start. */
	weights: readonly number[];
	words: CaseWords;
}

let learned: CaseLayer | undefined;
let madeOf: string | undefined;

/** Whether this was learned beside the net that is kept. */
export function standsOnNet(): boolean {
	readCaseLayer();
	return madeOf === netIsMadeOf();
}

/** A case that may be what was asked, with how likely its answer fits. */
export interface RankedCase {
	row: KnownCase;
	chance: number;
	/** Chance that it or one that nearly says the same fits. */
	shared: number;
}

/** What fits decides on, for the cases that come nearest: likeness by meaning and words, and what is left over. */
export interface Fit {
	at: number;
	signs: readonly number[];
}

const NEAREST = 12;
/** How much nearness by meaning and by the net count beside words; chosen on 504 messages of eight authors. */
const BY_MEANING = 0.4;
const BY_NET = 1;
const LEAST_CHANCE = 0.01;

/** The cases nearest to a message; `chances` is how likely each topic is. */
export function fitsOf(
	layer: Pick<CaseLayer, "directions" | "words">,
	message: Encoded,
	chances: ReadonlyMap<string, number>,
): Fit[] {
	const { weights, known } = layer.words;
	const { text, vector } = message;
	const stems = stemsOf(text);
	const byWords = alikeByWords(layer.words, stems, KNOWN_CASES.length);
	const byMeaning = alikeByMeaning(layer.directions, vector);
	const byNet = alikeByNet(pointOf(message));
	const alike = byWords.map((one, at) => one + BY_MEANING * (byMeaning[at] ?? 0) + BY_NET * (byNet[at] ?? 0));
	const order = [...alike.keys()].toSorted((a, b) => (alike[b] ?? 0) - (alike[a] ?? 0)).slice(0, NEAREST);
	const [first = 0, second = 0] = order;
	const all = [...stems].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) || 1;
	return order.map((at) => {
		const own = known[at] ?? new Set();
		let covered = 0;
		let strange = 0;
		for (const stem of stems) {
			const weight = weights.get(stem) ?? 0;
			if (own.has(stem)) covered += weight;
			else strange += weight;
		}
		const other = at === first ? second : first;
		return {
			at,
			signs: [
				byMeaning[at] ?? 0,
				byWords[at] ?? 0,
				byNet[at] ?? 0,
				covered / all,
				Math.log(1 + strange),
				Math.log((chances.get(KNOWN_CASES[at]?.topic ?? "") ?? 0) + LEAST_CHANCE),
				(alike[at] ?? 0) - (alike[other] ?? 0),
			],
		};
	});
}

function alikeByMeaning(directions: CaseLayer["directions"], vector: Float32Array): Float64Array {
	const away = awayFrom(middleOfAll(), vector);
	const scale = directions instanceof Int8Array ? 1 / STEPS : 1;
	return Float64Array.from({ length: KNOWN_CASES.length }, (_, at) => {
		let sum = 0;
		for (let place = 0; place < DIMENSIONS; place++)
			sum += (away[place] as number) * (directions[at * DIMENSIONS + place] as number);
		return sum * scale;
	});
}

/** The cases that may be what a message asks, the likeliest first. */
export function rankCases(message: Encoded, chances: ReadonlyMap<string, number>): RankedCase[] {
	const layer = readCaseLayer();
	const alone = fitsOf(layer, message, chances).map(({ at, signs }) => ({
		at,
		chance: chanceOf(layer.weights, signs),
	}));
	return alone
		.map(({ at, chance }) => ({
			row: KNOWN_CASES[at] as KnownCase,
			chance,
			shared: withTwins(at, chance, alone),
		}))
		.toSorted((a, b) => b.chance - a.chance);
}

/** One in a thousand pairs of cases stands so near: "does shaving thicken a beard", "face hair", "chin hair". */
const TWINS = 0.4;

/** Whether two cases nearly say the same. */
export function areTwins(one: KnownCase, other: KnownCase): boolean {
	return nearnessOfCases(KNOWN_CASES.indexOf(one), KNOWN_CASES.indexOf(other)) >= TWINS;
}

/** Cases that say the same share what is held likely: any of them would answer. */
function withTwins(at: number, chance: number, all: readonly { at: number; chance: number }[]): number {
	const twins = all.filter((one) => one.at !== at && nearnessOfCases(at, one.at) >= TWINS);
	return 1 - twins.reduce((none, one) => none * (1 - one.chance), 1 - chance);
}

/** How much each word tells one case from another. */
export function readCaseWords(): CaseWords {
	return readCaseLayer().words;
}

export function chanceOf(weights: readonly number[], signs: readonly number[]): number {
	const odds = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), weights[signs.length] ?? 0);
	return 1 / (1 + Math.exp(-odds));
}

/** Writes what was learned, and the words of each case, behind what the net beside it was learned from. */
export function writeCaseLayer({
	directions,
	weights,
	counts,
}: Omit<CaseLayer, "words"> & { counts: StemCounts }): void {
	const stems = [...new Set(counts.flatMap((count) => [...count.keys()]))];
	const place = new Map(stems.map((stem, at) => [stem, at]));
	const said = counts.map((count) => [...count].map(([stem, times]) => [place.get(stem) ?? 0, times]));
	const head = {
		made_of: netIsMadeOf(),
		weights,
		stems,
		said: said.map((one) => one.length),
	};
	const steps = Int8Array.from(directions, (value) => Math.round(value * STEPS));
	const pairs = Buffer.from(Uint16Array.from(said.flat(2)).buffer);
	writeFileSync(
		FILE,
		Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(steps.buffer), pairs]),
	);
}

/** Counting the words of all messages takes a second; they are counted where the cases are learned. */
function readCaseLayer(): CaseLayer {
	if (learned !== undefined) return learned;
	const bytes = readFileSync(FILE);
	const end = bytes.indexOf("\n");
	const head: { made_of: string; weights: number[]; stems: string[]; said: number[] } = JSON.parse(
		bytes.toString("utf8", 0, end),
	);
	madeOf = head.made_of;
	const directions = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, KNOWN_CASES.length * DIMENSIONS);
	let next = end + 1 + directions.length;
	const number = () => {
		next += 2;
		return bytes.readUInt16LE(next - 2);
	};
	const counts = head.said.map(
		(many) => new Map(Array.from({ length: many }, () => [head.stems[number()] ?? "", number()])),
	);
	learned = {
		directions,
		weights: head.weights,
		words: weighWords(counts),
	};
	return learned;
}
