import { allergensIn } from "../../person/allergens.ts";

const BEFORE =
	/\b(?:no|not|without|minus|nothing with|free (?:of|from)|avoid(?:ing)?|except|hates?|allerg\w+ to|react(?:s|ed|ing)? to|positive (?:for|to)|intoleran\w+ (?:to|of)|cannot (?:have|use|stand|tolerate)) ((?:(?!no\b|not\b|without\b|but\b|with\b|for\b|please\b|pls\b)[a-z]+ ?){1,4})/g;
const AFTER = /\b([a-z]+(?: [a-z]+)?) free\b/g;
/** "Urea makes me sting", "coconut oil breaks me out". */
const BLAMED =
	/\b([a-z]+(?: [a-z]+)?) (?:makes?|made|breaks?|broke|brings?|gives?|gave|stings?|stung|burns?|irritates?) (?:me|my)\b/g;
/** "Positive for X and Y". */
const AND_TOO = /\b(?:positive (?:for|to)|allerg\w+ to) [a-z ]{3,60}? and ([a-z]+(?: [a-z]+)?)\b/g;

/** Ingredients beyond the actives that a spelled-out text wants left out: "no coconut", "lanolin free". */
export function readAvoided(text: string): string[] {
	const said = [BEFORE, AFTER, BLAMED, AND_TOO]
		.flatMap((pattern) => [...text.matchAll(pattern)])
		.flatMap(([, words = ""]) => allergensIn(words.trim()));
	return [...new Set(said)].filter((about) => about !== "fragrance");
}
