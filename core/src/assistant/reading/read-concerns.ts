import type { Concern } from "../../skin/concern.ts";
import { CONCERN_SAID } from "./concern-words.ts";

/** "How long for the marks, not the spots": what is ruled out is not asked of. */
const NOT_MEANT =
	/\bnot (?:for |about |the |my |these |those ){1,2}(?:spots?|pimples?|acne|marks?|redness|pores?|lines|dryness|shine)\b/g;

/** Concerns a lower-case text names; a word is read once. */
export function readConcerns(text: string): Concern[] {
	let rest = text.replaceAll(NOT_MEANT, " # ");
	return CONCERN_SAID.flatMap(([concern, said]) => {
		if (!said.test(rest)) return [];
		rest = rest.replace(new RegExp(said.source, "g"), " # ");
		return [concern];
	});
}
