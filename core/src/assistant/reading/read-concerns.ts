import type { Concern } from "../../skin/concern.ts";
import { CONCERN_SAID } from "./concern-words.ts";

/** Concerns a lower-case text names; a word is read once. */
export function readConcerns(text: string): Concern[] {
	let rest = text;
	return CONCERN_SAID.flatMap(([concern, said]) => {
		if (!said.test(rest)) return [];
		rest = rest.replace(new RegExp(said.source, "g"), " # ");
		return [concern];
	});
}
