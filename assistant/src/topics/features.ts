import { readFileSync, writeFileSync } from "node:fs";
import { DIMENSIONS } from "../encoder/sentence-model.ts";
import { plainSpelling } from "./message-text.ts";

/** Places for words and pairs of words beside the encoder's numbers: what it does not know, such as names and slang. */
const WORD_PLACES = 4_096;
/** Places for runs of letters within words: they stay where a word is misspelled. */
const LETTER_PLACES = 16_384;
/** What a layer of all features, and one of numbers and words alone, has weights for; the start comes last. */
export const ROW = DIMENSIONS + WORD_PLACES + LETTER_PLACES + 1;
export const SHORT_ROW = DIMENSIONS + WORD_PLACES + 1;

/** A word counts by its beginning: "swelling" and "swelled" are one. */
const STEM = 5;
/** Pairs of a word with the next one, the one after it and the third: the farther apart, the less they say. */
const PAIR_WEIGHTS = [0.7, 0.5, 0.35] as const;
const LETTER_RUNS = [3, 4, 5] as const;
/** How much each part is believed: the encoder's numbers by their length, words and letters each for itself. */
const WEIGHTS = { vector: 4, words: 1.25, letters: 0.8 };
/** What is said twice counts little more than what is said once. */
const MOST = 1.5;

/** One window as the layers see it: the encoder's numbers, and words and letters as places with amounts. */
export interface Features {
	vector: Float32Array;
	places: Int32Array;
	amounts: Float32Array;
}

/** `vector` is the encoder's, of length one. */
export function featuresOf(window: string, vector: Float32Array): Features {
	const words = window.split(" ").filter((word) => word !== "" && word !== ",");
	const stems = words.map((word) => word.slice(0, STEM));
	const said = new Places(DIMENSIONS, WORD_PLACES);
	for (const [at, stem] of stems.entries()) {
		said.add(stem, 1);
		for (const [gap, weight] of PAIR_WEIGHTS.entries()) {
			const other = stems[at + gap + 1];
			if (other !== undefined) said.add(`${stem}_${other}`, weight);
		}
	}
	const spelled = new Places(DIMENSIONS + WORD_PLACES, LETTER_PLACES);
	for (const word of new Set(words.map((one) => `<${one}>`))) {
		for (const run of LETTER_RUNS) {
			for (let at = 0; at + run <= word.length; at++) spelled.add(`c${word.slice(at, at + run)}`, 1);
		}
	}
	const all = [...said.entries(WEIGHTS.words), ...spelled.entries(WEIGHTS.letters)];
	return {
		vector: vector.map((value) => value * WEIGHTS.vector),
		places: Int32Array.from(all, ([place]) => place),
		amounts: Float32Array.from(all, ([, amount]) => amount),
	};
}

/** A message as the layers of notes see it; `vector` is the encoder's, of length one. */
export function readFeatures(text: string, vector: Float32Array): Features {
	const words = plainSpelling(text)
		.toLowerCase()
		.replace(/['\u2019]/g, "");
	return featuresOf((words.match(/[a-z0-9]+/g) ?? []).join(" "), vector);
}

/** Words at places by chance: those that share one cancel out as often as they add up. */
class Places {
	readonly #amounts = new Map<number, number>();
	readonly #from: number;
	readonly #size: number;

	constructor(from: number, size: number) {
		this.#from = from;
		this.#size = size;
	}

	add(word: string, amount: number): void {
		const hash = fnv(word);
		const place = this.#from + (hash % this.#size);
		this.#amounts.set(place, (this.#amounts.get(place) ?? 0) + ((hash >>> 16) & 1 ? amount : -amount));
	}

	entries(weight: number): [number, number][] {
		return [...this.#amounts].map(([place, amount]) => [
			place,
			weight * Math.max(-MOST, Math.min(MOST, amount)),
		]);
	}
}

/** FNV-1a, 32 bits: the place of a word by chance, the same for ever. */
export function fnv(word: string): number {
	let hash = 2_166_136_261;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619) >>> 0;
	return hash;
}

/** Encoder's numbers, words, letters and the start are of different size: each part has steps of its own. */
const PARTS = [0, DIMENSIONS, SHORT_ROW - 1, ROW - 1, ROW] as const;

/** A learned layer of all features as a file holds it: a byte a weight, which is read as it stands. */
export interface SteppedLayer {
	names: readonly string[];
	/** By name, then place. */
	steps: Int8Array;
	/** How much one step is, by part. */
	scales: readonly number[];
}

/** How much each name of a layer is said by a window. */
export function scoresOf(
	{ names, steps, scales }: SteppedLayer,
	{ vector, places, amounts }: Features,
): number[] {
	const [numbers = 0, words = 0, letters = 0, starts = 0] = scales;
	// Each weight has the digits of a Float32Array, in which it was learned.
	return names.map((_, name) => {
		const first = name * ROW;
		let score = Math.fround((steps[first + ROW - 1] as number) * starts);
		for (let at = 0; at < DIMENSIONS; at++)
			score += (vector[at] as number) * Math.fround((steps[first + at] as number) * numbers);
		for (let at = 0; at < places.length; at++) {
			const place = places[at] as number;
			const scale = place < SHORT_ROW - 1 ? words : letters;
			score += (amounts[at] as number) * Math.fround((steps[first + place] as number) * scale);
		}
		return score;
	});
}

const STEPS = 127;

interface Head {
	/** Hash of the examples it was learned from. */
	made_of: string;
	names: readonly string[];
}

/** Writes learned weights, `ROW` a name and a byte each, behind a line of JSON. */
export function writeStepped(file: URL, head: Head, weights: ArrayLike<number>): void {
	const scales = PARTS.slice(1).map((to, part) => {
		const from = PARTS[part] ?? 0;
		let most = 0;
		for (let row = 0; row < weights.length; row += ROW)
			for (let at = row + from; at < row + to; at += 1) most = Math.max(most, Math.abs(weights[at] ?? 0));
		return most / STEPS;
	});
	const partOf = (at: number) =>
		PARTS.findIndex((from, part) => at % ROW >= from && at % ROW < (PARTS[part + 1] ?? 0));
	const steps = Int8Array.from(weights, (weight, at) => Math.round(weight / (scales[partOf(at)] || 1)));
	const line = `${JSON.stringify({ ...head, scales })}\n`;
	writeFileSync(file, Buffer.concat([Buffer.from(line), Buffer.from(steps.buffer)]));
}

/** Throws where the examples are not those that were learned; `command` learns them again. */
export function readStepped<Layer extends Head>(
	file: URL,
	made_of: string,
	command: string,
): Layer & SteppedLayer {
	const bytes = readFileSync(file);
	const end = bytes.indexOf("\n");
	const head: Layer & Pick<SteppedLayer, "scales"> = JSON.parse(bytes.toString("utf8", 0, end));
	if (head.made_of !== made_of)
		throw new Error(`The examples of ${file.pathname} changed since they were learned; run \`${command}\`.`);
	const steps = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, head.names.length * ROW);
	return { ...head, steps };
}
