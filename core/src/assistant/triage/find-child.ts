import { CHILD } from "../../knowledge/questions/safety-answers.ts";
import { factsFromText } from "../../person/facts-from-text.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `\\d{1,2}(?!\\d)|(?:${NUMBERS.join("|")})\\b`;
const OTHER = [
	new RegExp(
		`\\b(?:my|our|a|an|the|for|his|her) (${NUMBER}) (?:year|yr|yo)s?(?: old)?\\b(?! (?:ago|routine|study|warranty|plan))`,
	),
	new RegExp(
		`\\b(?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|boy|girl)s?(?: \\w+){0,3} (?:is|who is|aged?|turned) (${NUMBER})\\b(?! (?:weeks?|days?) pregnant)`,
	),
];
const LITTLE =
	/\b(?:my|our|a|the|for|on) (?:\w+ )?(?:baby|babies|toddlers?|infants?|newborns?|preschooler|grandbaby)\b(?! (?:skin|soft|oil|lotion|powder|shampoo|wipes))/;
const EXPECTING =
	/\b(?:having a baby|expecting|after (?:the|my) baby|had a baby|have a baby|trying for a baby|pregnan\w*|breastfeeding|nursing)\b/;

function ageOf(text: string, patterns: readonly RegExp[]): number | null {
	for (const pattern of patterns) {
		const said = pattern.exec(text)?.[1];
		if (said === undefined) continue;
		const age = NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said);
		if (age > 0) return age;
	}
	return null;
}

/** Whose skin a message, and as spelled out, is about, where that is a child under 13; null otherwise. */
export function findChild(message: string, text: string): "own" | "other" | null {
	if (factsFromText(message).some(({ id }) => id === "under_13")) return "own";
	const other = ageOf(text, OTHER);
	if (other !== null && other < CHILD.from) return "other";
	return LITTLE.test(text) && !EXPECTING.test(text) ? "other" : null;
}
