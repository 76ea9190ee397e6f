import type { Feeling } from "../skin/diary.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { ReactionSign } from "./reactions.ts";

const FEELINGS: Record<Feeling, string> = {
	calm: "was calm",
	tight: "felt tight",
	stings: "stung",
	new_spots: "had new spots",
	dry: "was dry",
	oily: "was oily",
};

const SIGNS: Record<ReactionSign, string> = {
	none: "nothing",
	stings: "stinging",
	burns: "burning",
	itches: "itching",
	redness: "redness",
	dryness: "dryness",
	new_spots: "new spots",
	swelling: "swelling",
	hives: "hives",
};

/** "stung and was dry", of skin on a day. */
export function feltWords(felt: readonly Feeling[]): string {
	return joinWords(felt.map((one) => FEELINGS[one]));
}

/** "stinging and redness", after a product. */
export function signWords(signs: readonly ReactionSign[]): string {
	return joinWords(signs.map((one) => SIGNS[one]));
}
