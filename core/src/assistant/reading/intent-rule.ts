import type { AssistantContext } from "../assistant-context.ts";
import type { Intent, Slots } from "../question.ts";

const FEW_WORDS = /\(\?:((?: \\w\+)|(?:\\w\+ ))\)\{0,([1-3])\}/g;

/**
 * The same pattern, cheaper to begin with. V8 unrolls `(?: \w+){0,3}` and compiles whatever follows once for each round,
 * which makes the first use of a long pattern take milliseconds; a group that captures is compiled as a loop. For `test`
 * only: it counts other groups.
 */
export function leanPattern(pattern: RegExp): RegExp {
	return new RegExp(pattern.source.replace(FEW_WORDS, "($1){0,$2}"), pattern.flags);
}

/** What a rule may look at: the words, what they name, and what is known of the person. */
export interface Seen {
	text: string;
	slots: Slots;
	context: AssistantContext;
}

export interface IntentRule {
	intent: Intent;
	fits: (seen: Seen) => boolean;
}

/** A rule that looks at the words only. */
export function says(pattern: RegExp): IntentRule["fits"] {
	const lean = leanPattern(pattern);
	return ({ text }) => lean.test(text);
}

/** Words of somebody who wants a product, as far as the rest of the message names one. */
export const WANTS =
	/\b(?:recommend\w*|suggest\w*|looking for|do you have|is there (?:an?|any)|something (?:against|for|that|to)|find (?:me )?(?:an?|some|something)?|search(?:ing)? for|show me|what is (?:a|the) (?:good|best)|which (?:\w+ )?(?:should i (?:buy|get|choose|pick|use)|is (?:the )?best|do you recommend|works best)|what (?:\w+ )?(?:should i (?:buy|get|choose|pick)|do you recommend|to buy|would you (?:buy|pick|recommend))|best|good|nice|need (?:an?|some|new|another|something)|want (?:an?|some|new|another|to buy)|buy|shopping|shop for|get me|any (?:good|cheap|nice|other)|alternatives?|dupes?|replacement|replace|swap|product for|products for|something for|anything for|options?|give me|picks?)\b/;

/** The same without the words that only praise: "is a serum good". */
export const WANTS_NOW =
	/\b(?:recommend\w*|suggest\w*|looking for|find (?:me|an?|some)|search(?:ing)? for|show me|buy|shopping|get me|need (?:an?|some|new)|which (?:\w+ ){1,3}should i (?:buy|get|choose|use))\b/;

/** The care plan, however it is called. */
export const PLAN = /\b(?:plan|routine|regimen|steps?|care plan|schedule|calendar)\b/;

/** Advice is behind somebody already: the same once more is no help. */
export const TRIED =
	/\b(?:(?:already|have|ive) (?:\w+ )?(?:tried|done|did|used)|tried (?:\w+ ){0,2}(?:already|it all|all|everything|that|those|them)|(?:i )?(?:did|do|done) (?:all )?(?:that|those|it) already|(?:nothing|none of (?:it|that|them)) (?:\w+ )?(?:works?|worked|helps?|helped))\b/;
