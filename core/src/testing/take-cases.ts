import { inject } from "vitest";

declare module "vitest" {
	interface ProvidedContext {
		/** False only where `npm test` found that nothing which the exhaustive rules guard has changed. */
		everyCase: boolean;
	}
}

interface Cases<T> {
	cases: readonly T[];
	/** How many there are, taken or not. */
	all: number;
	/** What is left of a number that holds for all of them. */
	share(count: number): number;
}

/**
 * The cases of an exhaustive rule: every one, or every nth where the run samples, and then its output says so. With a
 * prime `nth` that divides no size of the enumeration the sample meets every value of every question.
 */
export function takeCases<T>(what: string, from: Iterable<T>, nth: number): Cases<T> {
	const every = [...from];
	if (inject("everyCase")) return { cases: every, all: every.length, share: (count) => count };
	const cases = every.filter((_, index) => index % nth === 0);
	console.info(`Sampled: ${cases.length} of ${every.length} ${what}; npm test -- --all takes every one.`);
	return { cases, all: every.length, share: (count) => Math.floor(count / nth) };
}

/** How often a rule about random cases is tried: as often as said, or a share of it where the run samples. */
export function takeRuns(what: string, runs: number, nth: number): number {
	if (inject("everyCase")) return runs;
	const taken = Math.ceil(runs / nth);
	console.info(`Sampled: ${taken} of ${runs} ${what}; npm test -- --all takes every one.`);
	return taken;
}
