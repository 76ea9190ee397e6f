import type { Question } from "../question.ts";

const OPENS =
	/^(?:(?:ok|okay|yes|no|hm+|great|and|but|so|also|then|or|now|well|cool|right) )*(?:and|but|also|then|or|what about|how about|what if|same|with|without|for|in the|at|only|instead|rather|maybe|why|how so|how come|really|explain|more|tell me more|go on|else|anything|something|another|any|other|cheaper|which one|the)\b/;
const POINTS =
	/\b(?:it|its|that|this|them|they|these|those|one|ones|the same|there|either|both|the (?:first|second|third|last|other))\b/;
const SUBJECT =
	/\b(?:my (?:skin|face|report|plan|routine|scan|products?|account|photo)|this (?:app|chat|photo|report|plan)|is it (?:normal|true|possible|bad to|good to|ok to))\b/;
const SHORT = 5;
const POINTING = 14;

/** Whether a message can only be understood together with the one before it. */
export function refersBack({ text, slots, intent }: Question): boolean {
	const words = text === "" ? 0 : text.split(" ").length;
	if (words === 0) return false;
	const names = slots.actives.length + slots.concerns.length + (slots.category === null ? 0 : 1);
	if (OPENS.test(text) && words <= POINTING) return true;
	if (POINTS.test(text) && !SUBJECT.test(text) && words <= POINTING && names <= 1) return true;
	return (
		words <= SHORT &&
		(intent === "unknown" || (names > 0 && !/^(?:what|how|can|is|do|does|find|show)\b/.test(text)))
	);
}
