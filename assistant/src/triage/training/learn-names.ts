import type { SaidWords } from "../said-words.ts";

/** A text with what it says: a place among the names, and how much it counts. */
export interface Told {
	words: SaidWords;
	/** Where only a few names are known to fit, all of those: which of them is left to what the layer makes of it. */
	name: number | readonly number[];
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

/** Weights as they were learned, place by place, before they are kept in steps. */
interface Learned {
	weights: Float32Array;
	starts: Float32Array;
}

/**
 * Multinomial logistic regression by gradient descent over single texts, in an order by chance that is the same each
 * time. It stops early, which keeps what rare words say small: run to its end, the same loss tells authors it has not
 * read apart worse.
 */
export function learnNames(
	count: number,
	places: number,
	texts: readonly Told[],
	chance = chances(),
): Learned {
	const weights = new Float32Array(places * count);
	const starts = new Float32Array(count);
	const scores = new Float64Array(count);
	const order = texts.slice();
	const steps = ROUNDS * texts.length;
	for (let round = 0; round < ROUNDS; round++) {
		shuffle(order, chance);
		for (const [at, text] of order.entries()) {
			const done = (round * texts.length + at) / steps;
			learn(text, { weights, starts }, scores, PACE * (1 - done * (1 - LAST_PACE)));
		}
	}
	return { weights, starts };
}

/** The mean of what was learned in several orders: what one order made of chance is evened out. */
export function evenedOut(learned: readonly Learned[]): Learned {
	const [{ weights, starts }, ...others] = learned as [Learned, ...Learned[]];
	for (const other of others) {
		for (let at = 0; at < weights.length; at++)
			weights[at] = (weights[at] as number) + (other.weights[at] as number);
		for (let at = 0; at < starts.length; at++)
			starts[at] = (starts[at] as number) + (other.starts[at] as number);
	}
	const mean = (sum: number) => sum / learned.length;
	return { weights: weights.map(mean), starts: starts.map(mean) };
}

/** One step over one text; `scores` is room to work in. */
function learn(
	{ words, name, share }: Told,
	{ weights, starts }: Learned,
	scores: Float64Array,
	pace: number,
): void {
	const count = starts.length;
	const { places, amounts } = words;
	scores.set(starts);
	for (let at = 0; at < places.length; at++) {
		const first = (places[at] as number) * count;
		const amount = amounts[at] as number;
		for (let one = 0; one < count; one++)
			scores[one] = (scores[one] as number) + amount * (weights[first + one] as number);
	}
	inPulls(scores, name, share);
	for (let one = 0; one < count; one++)
		starts[one] = (starts[one] as number) - START_PACE * pace * (scores[one] as number);
	for (let at = 0; at < places.length; at++) {
		const first = (places[at] as number) * count;
		const amount = amounts[at] as number;
		for (let one = 0; one < count; one++) {
			const weight = weights[first + one] as number;
			weights[first + one] = weight - pace * (amount * (scores[one] as number) + DECAY * weight);
		}
	}
}

/** Turns scores into how far each of them should be lower: the slope of the logistic loss. */
function inPulls(scores: Float64Array, name: Told["name"], share: number): void {
	let most = Number.NEGATIVE_INFINITY;
	for (const score of scores) most = Math.max(most, score);
	let all = 0;
	for (let one = 0; one < scores.length; one++) {
		scores[one] = Math.exp((scores[one] as number) - most);
		all += scores[one] as number;
	}
	const names = typeof name === "number" ? [name] : name;
	const fitting = names.reduce((sum, one) => sum + (scores[one] as number), 1e-12);
	for (let one = 0; one < scores.length; one++) {
		const score = scores[one] as number;
		scores[one] = share * (score / all - (names.includes(one) ? score / fitting : 0));
	}
}

/** Numbers from 0 to 1 by chance, the same at every call of a run: Numerical Recipes' linear congruence. */
export function chances(first = 7): () => number {
	let seed = first;
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
