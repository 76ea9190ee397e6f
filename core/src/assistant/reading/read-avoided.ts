import { allergensIn } from "../../person/allergens.ts";

const BEFORE =
	/\b(?:no|not|without|minus|nothing with|free (?:of|from)|avoid(?:ing)?|except|hates?|allerg\w+ to|react(?:s|ed|ing)? to|positive (?:for|to)|intoleran\w+ (?:to|of)|cannot (?:have|use|stand|tolerate)) (?!(?:be|so|too|very|pill|sting|leave|feel|make|dry|run|burn|clog|break|smell|need|want|roll|get|go|show|look|stay|mind|sure|greasy|sticky|heavy|foam|me)\b)((?:(?!no\b|not\b|without\b|but\b|with\b|for\b|please\b|pls\b|under\b|over\b)[a-z]+ ?){1,4})/g;
/** Somebody else's allergy, and one that nobody has told of. */
const NOT_MINE =
	/\b(?:i )?(?:never|did not|do not|have not)(?: \w+)? (?:said|say|told|tell|claim\w*|mention\w*)(?: \w+){0,2} i (?:am|was|have an?) allerg\w+(?: to (?:[a-z]+ ?){1,2})?|\bmy (?:friend|sister|brother|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|flatmate|roommate|colleague|cousin|son|daughter)s? (?:is|was|has|are) (?:an? )?allerg\w+ to (?:[a-z]+ ?){1,2}(?= not me\b| i am not\b| but (?:not me|i am not)\b)/g;
const AFTER = /\b([a-z]+(?: [a-z]+)?) free\b/g;
/** "Urea makes me sting", "coconut oil breaks me out". */
const BLAMED =
	/\b([a-z]+(?: [a-z]+)?) (?:makes?|made|breaks?|broke|brings?|gives?|gave|stings?|stung|burns?|irritates?) (?:me|my)\b/g;
/** "Positive for X and Y". */
const AND_TOO = /\b(?:positive (?:for|to)|allerg\w+ to) [a-z ]{3,60}? and ([a-z]+(?: [a-z]+)?)\b/g;

/** Ingredients beyond the actives that a spelled-out text wants left out: "no coconut", "lanolin free". */
export function readAvoided(text: string): string[] {
	const mine = text.replaceAll(NOT_MINE, " ").replaceAll(/\bnot no [a-z]+/g, " ");
	// Shea is a nut to whoever is allergic, and else one butter among others, which the kinds that are ruled out name.
	const own = /\ballerg/.test(mine) ? mine : mine.replaceAll(/\bshea(?: butter)?\b/g, " ");
	const said = [BEFORE, AFTER, BLAMED, AND_TOO]
		.flatMap((pattern) => [...own.matchAll(pattern)])
		.flatMap(([, words = ""]) => allergensIn(words.trim()));
	return [...new Set(said)].filter((about) => about !== "fragrance");
}
