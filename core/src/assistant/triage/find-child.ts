import { CHILD } from "../../knowledge/questions/safety-answers.ts";
import { factsFromText } from "../../person/facts-from-text.ts";
import type { PersonFactId } from "../../person/person-fact.ts";
import type { Asked } from "../conversation.ts";
import { toldPerson } from "../find/search-context.ts";

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
	`\\b(?:my|our|his|her) (?:[1-9]|1[0-2]|${NUMBERS.slice(1).join("|")}) ?(?:year|yr|yo)s?(?: old)?\\b(?! (?:ago|routine|study|warranty|plan|skin))|\\b(?:sons?|daughters?|kids?|childs?|sisters?|brothers?|nieces?|nephews?|grandsons?|granddaughters?)\\b(?: \\w+){0,4} (?:shes|hes|she is|he is|is) (?:only |just )?(?:[1-9]|1[0-2]|${NUMBERS.slice(1).join("|")})\\b(?! (?:weeks?|months?|days?|cm|kg|times|products|pregnan))|\\b(?:my )?(?:sons|daughters|nieces|nephews) (?:[5-9]|1[0-2]) (?:and|n|wants?|has|is|with|now)\\b`,
);
const LITTLE =
	/\b(?:little|lil) one (?:is|who is|has|was)\b|\b(?:my|our|a|the|for|on) (?:\w+ )?(?:baby|babies|toddlers?|infants?|newborns?|preschooler|grandbaby)\b(?! (?:skin|soft|oil|lotion|powder|shampoo|wipes|cream|wash|brand|hair|face|version|one(?! (?:is|has|was))))/;
const EXPECTING =
	/\b(?:having a baby|baby on the way|(?:bad|safe|harmful|dangerous|risky|ok|okay|fine) for (?:the|my|our) baby|expecting|(?:after|since|because|because of) (?:the|my) baby|wak\w+ (?:up )?(?:the|my|our) baby|(?:had|have|having|got|with) a (?:baby|newborn)|(?:in|into|inside|reach\w*|to|through to|harm\w*|hurt\w*) (?:the|my) (?:unborn )?baby|(?:the|my) baby (?:blood|brain|growth|heart)|(?:want\w*|planning|plan|trying|try|hoping)(?: for)? (?:a |another )?baby|pregnan\w*|breastfeeding|nursing|i am (?:only |about |just )?\d{1,2} (?:weeks?|wks?)(?! old)|(?:done|do) (?:something|anything|harm|damage) to (?:the|my) baby)\b/;

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
	`\\b(?:baby|babies|bub|lo|little one|twins|grandson|granddaughter|son|daughter|nephew|niece)\\b(?: \\w+){0,4} (?:is |are |just )?${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?|mths?)\\b(?! (?:pregnant|ago|away|overdue|late))|\\b${FIRST_YEAR} ?(?:days?|weeks?|wks?|months?) (?:old )?(?:baby|son|daughter|boy|girl)\\b`,
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
export function findChild({ message, ...around }: Asked, text: string): Child | null {
	// Who says that they are under 13 is read as it stands.
	const found = childIn({ message, ...around }, beyondDays(text), text);
	const of_other = found === "other" || found === "baby";
	return of_other && OWN_SKIN.test(text) && !OF_CHILD.test(beyondDays(text)) ? null : found;
}

type Child = "own" | "other" | "told" | "baby";

const LITTLE_ONES =
	"baby|babys|babies|toddlers?|infants?|newborns?|little one|bub|kids?|child|childs|children|sons?|daughters?|nieces?|nephews?|grandsons?|granddaughters?|twins|boy|girl|year old|yr old|month old|week old|months old|weeks old|yo";
/** Somebody's child is named: the age that is told is theirs. */
const OF_A_CHILD =
	/\b(?:grand(?:son|daughter|child\w*|kid)s?|sons?|daughters?|nieces?|nephews?|toddlers?|godson|goddaughter|(?:my|our|her|his) (?:kids?|child|children|girl|boy|little one))\b/;
const SKIN =
	"skin|face|cheeks?|chin|nose|forehead|scalp|head|eyes?|lips?|bum|bottom|arms?|legs?|tummy|belly|back|neck|folds|creases|elbows?|hands?";
/** The skin in question is a child's: it has something, something goes on it, or it wants something. */
const OF_CHILD = new RegExp(
	`\\b(?:${LITTLE_ONES})\\b(?: \\w+){0,2} (?:has|have|had|gets?|got|is|was|are|wants?|needs?|used?|uses|puts?|tr(?:y|ies|ied)|keeps?|woke|scratch\\w*|${SKIN}|rash|eczema|spots|acne|routine)\\b|\\b(?:on|for|to|round|onto) (?:my |our |the |a |his |her )?(?:\\w+ ){0,3}(?:${LITTLE_ONES})\\b|\\b(?:his|her|their|its|he|she) (?:\\w+ )?(?:${SKIN}|rash|eczema|has|is allowed|can use)\\b`,
);
/** The writer's own skin or products are told. */
const OWN_SKIN = new RegExp(
	`\\bmy (?:\\w+ )?(?:${SKIN}|jaw\\w*|under ?eyes?|bags|pores|acne|spots|dark circles|routine|eczema|rosacea|hair)\\b|\\b(?:i|me) (?:am|have|had|use|used|been|put|putting|got|get|look|feel|break)\\b|\\bfor (?:me|myself)\\b|\\beye (?:cream|bags)\\b|\\bface is a\\b|\\b(?:reminders?|notifications?|subscription|free version|old scans|my scans?|account|password|refund|billing)\\b`,
);
/** What fills a day with a child, and a face that a child comes near: no question about its skin. */
const DAYS =
	/\b(?:get(?:ting)?|take|taking|drop\w*|pick\w*|put(?:ting)?|feed\w*|chas\w*|carry\w*|hold\w*|rock\w*|run\w* after) (?:my |our |the |a )?(?:\w+ )?(?:baby|toddlers?|kids?|children|newborn|little one|twins|son|daughter)(?: \w+){0,3} (?:to|at|from|off|up|down|in|into|out|around) (?:\w+ ?){0,2}|\b(?:baby|toddler|newborn|he|she|infant)(?: \w+){0,4} (?:lick\w*|kiss\w*|smoosh\w*|nuzzl\w*|touch\w*|rubs?|cuddl\w*|sleeps?|grabs?|pulls?) (?:\w+ ){0,4}(?:my|on me)(?: \w+)?|\b\d+ ?(?:weeks?|wks?|months?) (?:post ?(?:partum|natal)|pp)\b|\b(?:since|after) (?:having )?(?:the|my|our) (?:baby|birth)\b|\b(?:do|does|did|done|doing|harm\w*|hurt\w*) (?:something |anything |harm |damage )?(?:to )?(?:the|my) baby\b/g;

function beyondDays(text: string): string {
	return text.replaceAll(DAYS, " ");
}

function childIn({ message, ...around }: Asked, text: string, whole: string): Child | null {
	if (isOfBaby(text === whole ? message : text, text)) return "baby";
	if (THEIRS.test(text)) return "other";
	const facts = THING_OLD.test(message.toLowerCase()) ? [] : factsFromText(message);
	if (facts.some(({ id }) => id === "under_13"))
		return isForOther(facts) || OF_A_CHILD.test(text) ? "other" : "own";
	if (isChild(around)) return "told";
	const other = ageOf(text, OTHER);
	if (other !== null && other < CHILD.from) return "other";
	const unborn = isPregnant(around) && UNBORN.test(text);
	return LITTLE.test(text) && !EXPECTING.test(text) && !unborn ? "other" : null;
}
