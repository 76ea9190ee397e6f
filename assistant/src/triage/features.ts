import { DIMENSIONS } from "../encoder/sentence-model.ts";

/** Places for words and pairs of words beside the encoder's numbers: what it does not know, such as names and slang. */
export const WORD_PLACES = 2_048;
const WIDTH = DIMENSIONS + WORD_PLACES;
/** A word counts by its beginning: "swelling" and "swelled" are one. */
const STEM = 5;
const PAIR_WEIGHT = 0.6;

/** One window as the layers see it: the encoder's vector, and its words as places with amounts, of length one. */
export interface Features {
	vector: Float32Array;
	places: Int32Array;
	amounts: Float32Array;
}

export function featuresOf(window: string, vector: Float32Array): Features {
	const stems = window
		.split(" ")
		.filter((word) => word !== "" && word !== ",")
		.map((word) => word.slice(0, STEM));
	const amounts = new Map<number, number>();
	const add = (word: string, amount: number) => {
		const hash = fnv(word);
		const place = hash % WORD_PLACES;
		// Words that share a place by chance cancel out as often as they add up.
		amounts.set(place, (amounts.get(place) ?? 0) + ((hash >>> 16) & 1 ? amount : -amount));
	};
	for (const [at, stem] of stems.entries()) {
		add(stem, 1);
		const next = stems[at + 1];
		if (next !== undefined) add(`${stem}_${next}`, PAIR_WEIGHT);
	}
	const length = Math.max(1e-6, Math.hypot(...amounts.values()));
	return {
		vector,
		places: Int32Array.from(amounts.keys()),
		amounts: Float32Array.from([...amounts.values()].map((amount) => amount / length)),
	};
}

function fnv(word: string): number {
	let hash = 2_166_136_261;
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619) >>> 0;
	return hash;
}

/** A linear layer: for each name the weights of vector and words, and what it starts from. */
export interface Layer {
	names: readonly string[];
	/** Name after name: `WIDTH` weights and the start. */
	weights: Float32Array;
}

export const ROW = WIDTH + 1;

/** How much each name of a layer is said by a window; only differences mean something. */
export function scoresOf({ names, weights }: Layer, { vector, places, amounts }: Features): number[] {
	return names.map((_, name) => {
		const row = name * ROW;
		let score = weights[row + WIDTH] ?? 0;
		for (let at = 0; at < DIMENSIONS; at++) score += (vector[at] ?? 0) * (weights[row + at] ?? 0);
		for (let at = 0; at < places.length; at++) {
			score += (amounts[at] ?? 0) * (weights[row + DIMENSIONS + (places[at] ?? 0)] ?? 0);
		}
		return score;
	});
}
