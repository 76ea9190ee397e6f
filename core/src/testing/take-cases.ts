import { inject } from "vitest";

/** What exhaustive tests guard: decisions about people, the reading of photos, or what strangers may send. */
export type GuardedArea = "rules" | "engine" | "edge";

declare module "vitest" {
	interface ProvidedContext {
		/** Areas in which `npm test` found nothing changed, so that their exhaustive tests take a sample. */
		sampled: readonly string[];
	}
}

interface Cases<T> {
	cases: readonly T[];
	/** How many there are, taken or not. */
	all: number;
	/** What is left of a number that holds for all of them. */
	share(count: number): number;
}

interface Taking {
	area?: GuardedArea;
	/** Which of the first nth is taken first: with a running number every test takes other ones. */
	first?: number;
}

/**
 * The cases of an exhaustive test: every one, or every nth where the run samples, and then its output says so. With a
 * prime `nth` that divides no size of the enumeration the sample meets every value of every question.
 */
export function takeCases<T>(
	what: string,
	from: Iterable<T>,
	nth: number,
	{ area = "rules", first = 0 }: Taking = {},
): Cases<T> {
	const every = [...from];
	if (!inject("sampled").includes(area)) {
		return { cases: every, all: every.length, share: (count) => count };
	}
	const cases = every.filter((_, index) => index % nth === first % nth);
	sayOnce(`${cases.length} of ${every.length} ${what}`);
	return { cases, all: every.length, share: (count) => Math.floor(count / nth) };
}

/** How often a rule about random cases is tried: as often as said, or a share of it where the run samples. */
export function takeRuns(what: string, runs: number, nth: number, area: GuardedArea = "rules"): number {
	if (!inject("sampled").includes(area)) return runs;
	const taken = Math.ceil(runs / nth);
	sayOnce(`${taken} of ${runs} ${what}`);
	return taken;
}

const said = new Set<string>();

function sayOnce(sample: string): void {
	if (!said.has(sample)) console.info(`Sampled: ${sample}; npm test -- --all takes every one.`);
	said.add(sample);
}
