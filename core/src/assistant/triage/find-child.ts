import { CHILD } from "../../knowledge/questions/safety-answers.ts";
import { factsFromText } from "../../person/facts-from-text.ts";
import type { PersonFactId } from "../../person/person-fact.ts";
import { toldPerson } from "../find/told-person.ts";
import type { Asked } from "../inquiry.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `\\d{1,2}(?!\\d)|(?:${NUMBERS.join("|")})\\b`;
const OTHER = [
	new RegExp(
		`\\b(?:my|our|a|an|the|his|her) (${NUMBER}) (?:year|yr|yo)s?(?: old)?\\b(?! (?:ago|routine|study|warranty|plan))`,
	),
	new RegExp(
		`\\b(?:son|daughter|sister|brother|niece|nephew|cousin) (?:of )?(${NUMBER})\\b(?! (?:weeks?|days?|months?|percent|times|products?|steps?))`,
	),
	new RegExp(`\\bfor (${NUMBER}) ?(?:(?:year|yr)s? olds?|yos?)\\b`),
	new RegExp(
		`\\b(?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|boy|girl)s?(?: \\w+){0,3} (?:is|who is|aged?|turned) (${NUMBER})\\b(?! (?:weeks?|days?) pregnant)`,
	),
];
/** "My 9 yo", "my daughters face, shes 11": never the writer. */
const THEIRS = new RegExp(
	`\\b(?:my|our|his|her) (?:[1-9]|1[0-2]|${NUMBERS.slice(1).join("|")}) ?(?:year|yr|yo)s?(?: old)?\\b(?! (?:ago|routine|study|warranty|plan|skin))|\\b(?:sons?|daughters?|kids?|childs?|sisters?|brothers?|nieces?|nephews?|grandsons?|granddaughters?)\\b(?: \\w+){0,4} (?:shes|hes|she is|he is|is) (?:only |just )?(?:[1-9]|1[0-2]|${NUMBERS.slice(1).join("|")})\\b(?! (?:weeks?|months?|days?|cm|kg|times|products|pregnan))`,
);
const LITTLE =
	/\b(?:little|lil) one (?:is|who is|has|was)\b|\b(?:my|our|a|the|for|on) (?:\w+ )?(?:baby|babies|toddlers?|infants?|newborns?|preschooler|grandbaby)\b(?! (?:skin|soft|oil|lotion|powder|shampoo|wipes|cream|wash|brand|hair|face|version|one(?! (?:is|has|was))))/;
const EXPECTING =
	/\b(?:having a baby|baby on the way|(?:bad|safe|harmful|dangerous|risky|ok|okay|fine) for (?:the|my|our) baby|expecting|(?:after|since|because|because of) (?:the|my) baby|wak\w+ (?:up )?(?:the|my|our) baby|(?:had|have|having|got|with) a (?:baby|newborn)|(?:in|into|inside|reach\w*|to|through to|harm\w*|hurt\w*) (?:the|my) (?:unborn )?baby|(?:the|my) baby (?:blood|brain|growth|heart)|(?:want\w*|planning|plan|trying|try|hoping)(?: for)? (?:a |another )?baby|pregnan\w*|breastfeeding|nursing)\b/;

/** To somebody who is pregnant, a baby of which nothing more is said is not born yet. */
const UNBORN =
	/\b(?:my|our|the|for) baby\b(?! (?:\w+ )?(?:has|is|was|had|got|gets|face|skin|cheeks?|scalp|bottom|rash|eczema))/;

const FIRST_YEAR = `(?:\\d{1,2}|${NUMBERS.slice(1).join("|")})`;
/** What else is some weeks old; a child's own skin is told by "old's". */
const THINGS =
	"scars?|marks?|pimples?|spots?|zits?|breakouts?|rash|burns?|tattoos?|piercings?|bottles?|tubes?|jars?|products?|serums?|creams?|sunscreens?|wounds?|cuts?|bruises?|scabs?|sunburns?|grazes?|stitches|fillers?|photos?|scans?|routines?|habits?|peels?|botox|stubble|beard|haircuts?|dye|cold sores?|blisters?|blackheads?|prescriptions?|accounts?|relationships?|patch(?:es)?|makeup|mascara|masks?|pillowcases?";
const WEEKS_OLD = new RegExp(
	`\\b${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?|mths?|mo) olds?\\b(?! (?:\\w+ )?(?:${THINGS})\\b)|\\b${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?|mths?|mo) old'?s\\b`,
);
/** "My 3 week old scar": nobody's age. */
const THING_OLD = new RegExp(
	`\\b${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?|mths?) old (?:\\w+ )?(?:${THINGS})\\b`,
);
const BABY = /\b(?:newborns?|new born|infants?)\b/;
const BABY_AGE = new RegExp(
	`\\b(?:baby|babies|bub|twins|grandson|granddaughter|son|daughter|nephew|niece)\\b(?: \\w+){0,4} (?:is |are |just )?${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?|mths?)\\b(?! (?:pregnant|ago|away|overdue|late))|\\b${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?) (?:old )?(?:baby|son|daughter|boy|girl)\\b`,
);

/** Whether a message is about the skin of a child in its first year. `text` is spelled out, with what it says in English. */
export function isOfBaby(message: string, text: string): boolean {
	if (EXPECTING.test(text) && !BABY.test(text)) return false;
	const written = message.toLowerCase();
	return (
		WEEKS_OLD.test(written) ||
		(!/\bolds?\b/.test(written) && WEEKS_OLD.test(text)) ||
		BABY_AGE.test(text) ||
		(BABY.test(text) && !EXPECTING.test(text))
	);
}

function ageOf(text: string, patterns: readonly RegExp[]): number | null {
	for (const pattern of patterns) {
		const said = pattern.exec(text)?.[1];
		if (said === undefined) continue;
		const age = NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said);
		if (age > 0) return age;
	}
	return null;
}

function isPregnant({ context: { person } }: Omit<Asked, "message">): boolean {
	return person.preferences.pregnancy === "pregnant";
}

function isForOther(facts: readonly { id: PersonFactId }[]): boolean {
	return facts.some(({ id }) => id === "other_person");
}

/** Who asks is under 13 by their answers, the note of their report or what they said before. */
export function isChild({ history, context: { person, report } }: Omit<Asked, "message">): boolean {
	const said = history
		.filter(({ role }) => role === "user")
		.map(({ message }) => message)
		.filter((message) => !isForOther(factsFromText(message)));
	const understood = report?.analysis.understood;
	const { facts } = toldPerson(
		person,
		said,
		understood !== undefined && isForOther(understood) ? [] : understood,
	);
	return facts.some(({ id }) => id === "under_13");
}

/**
 * Whose skin a message, which `text` spells out, is about, where that is a child under 13; null otherwise. `told`: the
 * message does not say it, but who asks has said it; `baby`: in its first year.
 */
export function findChild(
	{ message, ...around }: Asked,
	text: string,
): "own" | "other" | "told" | "baby" | null {
	if (isOfBaby(message, text)) return "baby";
	if (THEIRS.test(text)) return "other";
	const facts = THING_OLD.test(message.toLowerCase()) ? [] : factsFromText(message);
	if (facts.some(({ id }) => id === "under_13")) return isForOther(facts) ? "other" : "own";
	if (isChild(around)) return "told";
	const other = ageOf(text, OTHER);
	if (other !== null && other < CHILD.from) return "other";
	const unborn = isPregnant(around) && UNBORN.test(text);
	return LITTLE.test(text) && !EXPECTING.test(text) && !unborn ? "other" : null;
}
