import { inSteps, type NamesLayer } from "../names-layer.ts";
import type { SaidWords } from "../said-words.ts";

/** A text with what it says: a place among the names, and how much it counts. */
export interface Told {
	words: SaidWords;
	name: number;
	share: number;
}

/** How often every text is gone through, and how far one text moves the weights at first. */
const ROUNDS = 10;
const PACE = 3;
/** At the end one text moves them by so much of that. */
const LAST_PACE = 0.1;
const START_PACE = 0.02;
/** What draws weights to zero, so that single texts do not decide. */
const DECAY = 1e-5;

/**
 * Multinomial logistic regression by gradient descent over single texts, in an order by chance that is the same each
 * time. It stops early, which keeps what rare words say small: run to its end, the same loss tells authors it has not
 * read apart worse.
 */
export function learnNames(names: readonly string[], places: number, texts: readonly Told[]): NamesLayer {
	const count = names.length;
	const weights = new Float32Array(places * count);
	const starts = new Float32Array(count);
	const order = texts.slice();
	const chance = chances();
	const steps = ROUNDS * texts.length;
	for (let round = 0; round < ROUNDS; round++) {
		shuffle(order, chance);
		for (const [at, text] of order.entries()) {
			const done = (round * texts.length + at) / steps;
			const pace = PACE * (1 - done * (1 - LAST_PACE));
			learn(text, weights, starts, pace);
		}
	}
	return inSteps(names, weights, starts);
}

function learn(
	{ words, name, share }: Told,
	weights: Float32Array,
	starts: Float32Array,
	pace: number,
): void {
	const count = starts.length;
	const { places, amounts } = words;
	const scores = Float64Array.from(starts);
	for (let at = 0; at < places.length; at++) {
		const first = (places[at] as number) * count;
		const amount = amounts[at] as number;
		for (let one = 0; one < count; one++)
			scores[one] = (scores[one] as number) + amount * (weights[first + one] as number);
	}
	const most = scores.reduce((a, b) => Math.max(a, b));
	const odds = scores.map((score) => Math.exp(score - most));
	const all = odds.reduce((sum, one) => sum + one, 0);
	const pulls = odds.map((one, at) => share * (one / all - (at === name ? 1 : 0)));
	for (let one = 0; one < count; one++)
		starts[one] = (starts[one] as number) - START_PACE * pace * (pulls[one] as number);
	for (let at = 0; at < places.length; at++) {
		const first = (places[at] as number) * count;
		const amount = amounts[at] as number;
		for (let one = 0; one < count; one++) {
			const weight = weights[first + one] as number;
			weights[first + one] = weight - pace * (amount * (pulls[one] as number) + DECAY * weight);
		}
	}
}

/** Numbers from 0 to 1 by chance, the same at every call of a run: Numerical Recipes' linear congruence. */
export function chances(): () => number {
	let seed = 7;
	return () => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		return seed / 2 ** 32;
	};
}

function shuffle(list: unknown[], chance: () => number): void {
	for (let at = list.length - 1; at > 0; at--) {
		const other = Math.floor(chance() * (at + 1));
		[list[at], list[other]] = [list[other], list[at]];
	}
}
