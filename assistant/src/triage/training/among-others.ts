import { CALM } from "../danger-layer.ts";
import type { Example } from "./read-examples.ts";

/** Every so many wordings one is also told among calm sentences. */
const EVERY = 2;

/**
 * Single wordings as they stand in a longer note: between two calm sentences, dangerous ones and calm ones alike. The
 * same examples give the same notes.
 */
export function amongOthers(examples: readonly Example[]): Example[] {
	const single = examples.filter(({ source, rule }) => source === "wordings" && rule !== "other_language");
	const calm = single.filter(({ danger }) => danger === CALM).map(({ text }) => text);
	return single
		.filter((_, at) => at % EVERY === 0)
		.map((example, at) => ({
			...example,
			text: `${calm[(at * 7) % calm.length]}. ${example.text}. ${calm[(at * 13 + 5) % calm.length]}.`,
		}));
}
