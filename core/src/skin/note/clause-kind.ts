const OWN = /\b(?:i|my|me|mine|myself|this|it|these|have|has)\b/;
const QUESTION_IN_GENERAL =
	/^(?:what if|what is|what are|what causes|can|could|does|do|will|would|is it|are there|should|how|why do|why does)\b/;
const HYPOTHETICAL =
	/\b(?:in case of|in case i|what happens if|what should i do if|what do i do if|how (?:do|can) i (?:avoid|prevent)|to (?:avoid|prevent))\b/;
const LONG_PAST =
	/\b(?:(?:as|when i was) a (?:child|kid|teen|teenager|baby|student)|when i was (?:little|young|younger|\d+)|years ago|last year|in the past|used to (?:get|have|be)|history of|in my (?:teens|twenties))\b/;
const SOMEONE_ELSE =
	/\bmy (?:\w+ )?(?:sister|mom|mum|mother|dad|father|brother|friend|husband|wife|partner|son|daughter|grand\w+|aunt|uncle|cat|dog|coworker|colleague|neighbou?r|boyfriend|girlfriend)(?: \w+){0,2} (?:has|had|have|got|gets|is|was|died|suffers)\b/;

export type ClauseKind = "own" | "hypothetical" | "past" | "someone_else";

/** Whether a clause is about the writer now, or about a general question, the distant past or another person. */
export function clauseKind(clause: string): ClauseKind {
	if (HYPOTHETICAL.test(clause)) return "hypothetical";
	if (QUESTION_IN_GENERAL.test(clause) && !OWN.test(clause)) return "hypothetical";
	if (LONG_PAST.test(clause)) return "past";
	return SOMEONE_ELSE.test(clause) ? "someone_else" : "own";
}
