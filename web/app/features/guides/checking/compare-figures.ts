import { readFigures } from "./read-figures.ts";

/** What a fact lets its words say: figures that have to be there, and further ones that may. */
interface Allowed {
	required: readonly number[];
	further?: readonly number[];
}

/** Why the figures of some words are not those of a fact. */
export function figuresOf(says: string, allowed: Allowed): string[] {
	return compareFigures(
		readFigures(says).map(({ value }) => value),
		allowed,
	);
}

export function compareFigures(said: readonly number[], { required, further = [] }: Allowed): string[] {
	const missing = required.filter((value) => !said.includes(value));
	const strange = said.filter((value) => !required.includes(value) && !further.includes(value));
	return [
		...missing.map((value) => `core's figure ${value} is not among the words`),
		...strange.map(
			(value) => `the words say ${value}, where core has ${[...required, ...further].join(" or ")}`,
		),
	];
}

const DAILY = /\b(?:every (?:single )?(?:night|morning|day|evening)|nightly|daily)\b/i;

/** "every night" is seven uses a week where nothing else is said. */
export function withDaily(says: string, paces: readonly number[]): readonly number[] {
	return paces.length === 0 && DAILY.test(says) ? [7] : paces;
}
