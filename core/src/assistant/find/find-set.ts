import { comparablePrice } from "../../products/catalogue/price.ts";
import type { Candidate } from "../../products/recommend-slots.ts";

/** Three products, or as many as there are, one for each step, within a sum. */
export interface FoundSet {
	products: Candidate[];
	total: number;
	/** False where even the cheapest that suit cost more. */
	fits: boolean;
}

/**
 * One product from each list, whose first fits best: the best of each, and as long as they cost too much together, the
 * step that saves most takes its cheapest.
 */
export function chooseSet(lists: readonly (readonly Candidate[])[], most: number): FoundSet {
	const priced = lists
		.map((list) => list.filter(({ product }) => comparablePrice(product) !== null))
		.filter((list) => list.length > 0);
	const cheapest = priced.map((list) => list.toSorted((a, b) => priceOf(a) - priceOf(b))[0] as Candidate);
	const chosen = priced.map((list) => list[0] as Candidate);
	while (sum(chosen) > most) {
		const saved = chosen.map((one, at) => priceOf(one) - priceOf(cheapest[at] as Candidate));
		const largest = saved.indexOf(Math.max(...saved));
		if ((saved[largest] ?? 0) <= 0) break;
		chosen[largest] = cheapest[largest] as Candidate;
	}
	return { products: chosen, total: sum(chosen), fits: sum(chosen) <= most };
}

function priceOf({ product }: Candidate): number {
	return comparablePrice(product) ?? 0;
}

function sum(candidates: readonly Candidate[]): number {
	return Number(candidates.reduce((total, one) => total + priceOf(one), 0).toFixed(2));
}
