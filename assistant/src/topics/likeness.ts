import type { Signs } from "./signs.ts";

/** How fast two sentences stop being alike, by their numbers, by the things they name and by what was read in them. */
const BY_WORDING = 1 / 0.9;
const BY_THINGS = 0.15;
const BY_READING = 0.3;

/** 1 for the same sentence, less the less alike: a Gaussian kernel over the angle, times one over the signs. */
export function likeness(cosine: number, one: Signs, other: Signs): number {
	let apart = one.read === other.read ? 0 : BY_READING;
	for (let at = 0; at < one.things.length; at += 1) {
		if (one.things[at] !== other.things[at]) apart += BY_THINGS;
	}
	return Math.exp((2 * cosine - 2) * BY_WORDING - apart);
}
