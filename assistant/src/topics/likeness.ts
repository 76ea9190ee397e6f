import type { Signs } from "./signs.ts";

/** How fast two sentences stop being alike, by their numbers, their words, the things they name and by what was read in them. */
const BY_WORDING = 1 / 0.9;
const BY_WORDS = 0.3;
const BY_THINGS = 0.15;
const BY_READING = 0.3;

/** Two sentences side by side: cosine of their encodings, cosine of their words, and the signs of each. */
export interface Compared {
	cosine: number;
	words: number;
	signs: readonly [Signs, Signs];
}

/** 1 for the same sentence, less the less alike: a Gaussian kernel over both angles, times one over the signs. */
export function likeness({ cosine, words, signs: [one, other] }: Compared): number {
	let apart = one.read === other.read ? 0 : BY_READING;
	for (let at = 0; at < one.things.length; at += 1) {
		if (one.things[at] !== other.things[at]) apart += BY_THINGS;
	}
	return Math.exp((2 * cosine - 2) * BY_WORDING + (2 * words - 2) * BY_WORDS - apart);
}
