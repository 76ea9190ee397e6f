import type { Concern } from "../skin/concern.ts";
import { readNote } from "../skin/note/read-note.ts";

/** How people name what a photo reads. */
const NAMED: readonly (readonly [Concern, RegExp])[] = [
	["acne", /\b(?:acne|spots(?! (?:gone|fade))|pimples?|zits?|break ?outs?|breaking out|blemish\w*)\b/],
	[
		"dark_spots",
		/\b(?:patch(?:es)?|dark spots?|brown (?:\w+ )?(?:spots?|dots?|marks?|stamps?|islands?)|marks?|dots|melasma|pigment\w*|hyperpigment\w*|even (?:skin )?tone|even (?:out|everything)|stains?|ghosts)\b/,
	],
	["redness", /\b(?:redness|red(?:der)? (?:cheeks?|face|nose)|less red|flush\w*|rosacea)\b/],
	["lines", /\b(?:lines?|wrinkles?|crow ?s? ?feet|crosshatch|furrows?|elevens|creases?)\b/],
	["pores", /\b(?:pores?|black ?heads?|black (?:dots|spots))\b/],
	["shine", /\b(?:shin(?:e|y|ing)|oil(?:y|iness)?|greas(?:e|y|iness))\b/],
	["texture", /\b(?:texture|rough\w*|bumps?|bumpy|smooth\w*)\b/],
	["dryness", /\b(?:dry(?:ness)?|thirsty|hydrat\w*|flak\w*|ashy)\b/],
];
const PUT_FIRST =
	/\b(?:what (?:i (?:really |actually )?(?:mind|hate|want gone)|bothers me(?: most)?|gets me)|most of all|above all|mostly|mainly|main (?:thing|problem|concern|issue|worry)|number one|priority|biggest|(?:my |the )?only (?:thing|problem|concern|matter|worry)|is (?:the|my) (?:matter|problem)|that is (?:really )?(?:it|all)|and nothing else|nothing else|comes? first|(?:but|and|,) (?:\w+ )?first|first (?:of all|please)|just (?:want|need|wish)|care about|it is (?:the|my|these|those))\b/;
const PUT_LAST =
	/\b(?:can live with|do not mind|not (?:so |that )?bothered|do not care about|not worried about|later|second|also|as well|too|not what)\b/;

/** The concern that a note puts before all others; null where it puts none first, or two. */
export function mainConcern(note: string | null): Concern | null {
	if (note === null) return null;
	const clauses = readNote(note).clauses.filter(({ kind }) => kind === "own" || kind === "hypothetical");
	const sentences = [...Map.groupBy(clauses, ({ sentence }) => sentence).values()];
	const found = sentences.flatMap((parts) => {
		const first = parts.some(({ text }) => PUT_FIRST.test(text));
		if (!first) return [];
		return parts
			.filter(({ text }) => !PUT_LAST.test(text))
			.flatMap(({ text }) => NAMED.filter(([, said]) => said.test(text)).map(([concern]) => concern));
	});
	const [only, ...others] = [...new Set(found)];
	return only !== undefined && others.length === 0 ? only : null;
}

/** What a goal in free words is for. */
export function concernsInWords(goal: string): Concern[] {
	const said = goal.toLowerCase();
	return NAMED.filter(([, words]) => words.test(said)).map(([concern]) => concern);
}
