import { byFit } from "./rank-products.ts";
import type { Candidate } from "./recommend-slots.ts";

/** A group is looked through, not searched. */
export const GROUP_SIZE = 12;

/** The slots take turns, each with its best first, so that no category fills a group alone. */
export function inTurns(slots: readonly (readonly Candidate[])[]): Candidate[] {
	const chosen = new Map<string, Candidate>();
	const queues = slots.map((slot) => [...slot]);
	while (chosen.size < GROUP_SIZE && queues.some((queue) => queue.length > 0)) {
		for (const queue of queues) {
			const next = queue.find(({ product }) => !chosen.has(product.id));
			queue.splice(0, next ? queue.indexOf(next) + 1 : queue.length);
			if (next && chosen.size < GROUP_SIZE) chosen.set(next.product.id, next);
		}
	}
	return [...chosen.values()];
}

/** Highest measure first, fit among equals; at most `each` of a category. A product stands once, at its best slot. */
export function byMeasure(
	slots: readonly (readonly Candidate[])[],
	measure: (candidate: Candidate) => number,
	{ owned, each }: { owned: ReadonlySet<string>; each: number },
): Candidate[] {
	const fit = byFit(owned);
	const sorted = slots.flat().toSorted((a, b) => measure(b) - measure(a) || fit(a, b));
	const chosen = new Map<string, Candidate>();
	const taken = new Map<string, number>();
	for (const candidate of sorted) {
		const { key } = candidate.slot;
		const count = taken.get(key) ?? 0;
		if (count >= each || chosen.has(candidate.product.id) || chosen.size >= GROUP_SIZE) continue;
		chosen.set(candidate.product.id, candidate);
		taken.set(key, count + 1);
	}
	return [...chosen.values()];
}
