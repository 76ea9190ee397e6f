import type { Active, PregnancyAdvice } from "@dewlight/core/knowledge/active.ts";

/** Words that would say the opposite of a time of day. */
export const TIME_WORDS: Record<Active["time"], RegExp | null> = {
	morning: /\b(?:nights?|evenings?|bed\w*)\b/i,
	night: /\b(?:mornings?|noon)\b/i,
	either: /\bonly\b/i,
};
export const GRADE_WORDS: Record<Active["grade"], RegExp | null> = {
	A: /\b(?:limited|weak|moderate|thin)\b/i,
	B: /\b(?:limited|weak|thin|strongest)\b/i,
	C: /\b(?:strong|solid|moderate|well[- ]studied|proven)\b/i,
};
export const PREGNANCY_WORDS: Record<PregnancyAdvice, RegExp | null> = {
	avoid: /\b(?:accepted|safe|fine|allowed|may|welcome)\b/i,
	caution: /\b(?:safe|fine|no problem)\b/i,
	accepted: /\b(?:avoid|leave out|never|stop)\b/i,
	no_specific_caution_found: null,
};

/** Tells the word of a claim that speaks against its fact. */
export function wordsFit(says: string, opposite: RegExp | null): string[] {
	const found = opposite?.exec(says)?.[0];
	return found === undefined
		? []
		: [`"${found}" says the opposite of the fact; shorten the words or mend them`];
}
