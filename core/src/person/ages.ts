import { SOMEONE } from "../skin/note/people.ts";
import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFactId } from "./person-fact.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const WORD = `(?:${TENS.slice(2).join("|")})(?: (?:${ONES.slice(1, 10).join("|")}))?|${ONES.slice(1).join("|")}`;
const NUMBER = `(\\d{1,2}(?:\\.5)?(?![\\d.])|(?:${WORD})\\b)`;
const NOT_AN_AGE =
	"(?! ?(?:weeks?|wks?|months?|days?|hours?|minutes?|percent|times|steps|products?|of|or|to|nights?|mg|kg|pounds|lbs|cm|mm|feet|foot|ft|inch(?:es)?|more|less|into|stone|spots?|pimples?|minute|x|am|pm|st|nd|rd|th|in 1|different|moles?|hundred|k|scans?|things|serums?|quid|dollars|miles|years? (?:ago|in|of|post|clean|sober|cancer|free|into|smok)|years? on)\\b)";

const OWN_AGE: readonly RegExp[] = [
	new RegExp(
		`\\bi (?:am|turned|just turned|have just turned|recently turned)(?: only| just| actually| really| in fact| a| an| already| like| about| around| now| aged)? ${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(
		`(?<!(?:from|at|since|before|by|until|around|the|my|of|over|under|old|like) )\\b(?:aged?|turned) ${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(
		`^(?:hi+ |hello |hey |so |ok |right |guy |girl |lad |male |female |m |f )*${NUMBER}(?= ?(?:$|,| (?:f|m|male|female|girl|boy|guy|lad|man|woman|yo|y o|years? old|yrs? old|year old|years young|here|and)\\b))`,
	),
	new RegExp(
		`(?<!\\b(?:my|our|his|her|your) )\\b${NUMBER} ?(?:years? old|yrs? old|year old|yo|y o)\\b(?! (?:scars?|tattoo|bottle|tube|jar|cream|serum|mole|marks?|house|car|phone|son|daughter|kid|child|boys?|girls?|sister|brother|dog|cat|baby|products?|sunscreen|in me|self|me)\\b)`,
	),
	new RegExp(
		`(?:^|, |\\b(?:female|male|f|m|girl|boy|guy|lad|woman|man|student|teen|teenager) )${NUMBER}(?= ?(?:$|,))`,
	),
	new RegExp(`\\b${NUMBER} (?:f|m|male|female|girl|boy)(?= ?(?:$|,| ))`),
];
const TURNING = new RegExp(
	`\\b(?:turning|turn|will be|be turning|nearly|almost|not yet|not quite|not even|about to be|soon to be|going to be|until i am|till i am|before my|til my|next birthday is my) ${NUMBER}(?:th|st|nd|rd)?${NOT_AN_AGE}`,
);
const BIRTHDAY = /\bmy (\d{1,2}) ?(?:th|st|nd|rd) (?:birthday|bday)\b/;
const BIRTHDAY_AHEAD =
	/\b(?:next|soon|coming|upcoming|for my|before|until|till|til|tomorrow|in \d|is in|saving|cannot wait|wish)\b/;
const SWEET = /\bsweet sixteen\b|\bsweet 16\b|\bquinceanera\b|\bbar mitzvah\b|\bbat mitzvah\b/;
/** "Born in 1959". A pure reader has no clock: later than this year somebody reads a little younger than they are, the careful side. */
const READ_IN = 2026;
const BORN_IN = /\bborn (?:in )?(19[2-9]\d|20[01]\d)\b/;
const IN_DECADE =
	/\bin my (?:late |mid |early )?(?:(seventies|eighties|nineties)|([789])0s)\b|\b(?:pensioner|septuagenarian|octogenarian|oap)\b/;

/** School years of the UK and the US, by the younger age of each. */
const SCHOOL: readonly (readonly [RegExp, number])[] = [
	[
		/\b(?:primary school|elementary school|[1-6](?:st|nd|rd|th) class|in year [3-6](?! (?:of|on|into))|elementary|class teacher in year [456]|sats revision|11 plus|[1-6](?:st|nd|rd|th) grade(?:rs?)?|(?:class|std|standard) [1-6](?! ?(?:th|st))|[1-6](?:st|nd|rd|th) (?:standard|std)|(?:first|second|third|fourth|fifth|sixth) grade(?:r)?|grade [1-6]|year [1-6] (?:at|in) school|y[456]|junior school)\b/,
		10,
	],
	[
		/\b(?:year (?:7|seven)|y7|ks3|form 1|first form|7th grade|seventh grade|grade (?:7|seven)|7th grader|seventh grader|(?:class|std|standard) 7|7th (?:standard|std)|year (?:8|eight)|y8|tween|middle ?schooler|starting secondary)\b/,
		12,
	],
	[
		/\b(?:sixth form\w*|(?:lower|upper) sixth|not 18 (?:til|till|until|yet)|6th form\w*|a levels?|as levels?|year (?:12|twelve|13|thirteen)|y12|y13|11th grade\w*|eleventh grade\w*|12th grade\w*|twelfth grade\w*|grade (?:11|eleven|12|twelve)|high ?school (?:junior|senior)|(?:junior|senior) (?:in|at|of|year (?:in|at|of)) high ?school|senior year|leaving cert|psats?|sats? prep|ucas|college apps|prom|junior in (?:hs|high school)|senior in (?:hs|high school)|(?:hs|high ?school) (?:junior|senior)|driving lessons|learners? licen[cs]e|class (?:11|12|xi|xii)|1[12]th (?:standard|std|class)|(?:standard|std) 1[12]|plus (?:one|two) student|junior year of high|driving lessons at school|learners? permit|learner driver at school)\b/,
		16,
	],
	[
		/\b(?:year (?:9|nine)|y9|year (?:10|ten)|y10|8th grade\w*|eighth grade\w*|grade (?:8|eight|9|nine)|9th grade\w*|ninth grade\w*|10th grade\w*|tenth grade\w*|grade (?:10|ten)|high ?school (?:freshman|freshie|sophomore)|(?:freshman|sophomore) (?:in|at|of|year (?:in|at|of)) high ?school|middle school|gcses?|igcses?|junior cert\w*|transition year|secondary (?:2|3|two|three)|class (?:8|9|10|ix|x)|(?:8|9|10)th (?:standard|std|class)|(?:standard|std) (?:8|9|10)|form (?:2|3|4)|mocks|homework|detention|school (?:photo|uniform|bus|trip|disco|dance|play|project|nurse)|in school|at school|after school|pe class|gym class|math class|my class(?:mates)?|the (?:girls|boys|kids|people) in my (?:class|year|grade)|8th class|year (?:11|eleven)|y11|secondary school|high ?school|high ?schooler|my teacher|under 16)\b/,
		14,
	],
	[
		/\b(?:i am (?:a |still a )?(?:teen|teenager|minor)|under 18|not 18|teen (?:girl|boy|guy) here|as a teen(?:ager)?(?: girl| boy)?|teenage (?:girl|boy|guy))\b/,
		14,
	],
];
const SCHOOL_OF_OTHERS =
	/\b(?:teach|teacher at|work at|work in|kids?|left|since|years ago|reunion|after|pupils?|classes|class of|taught|when i was|at school i|in school i|old|hated them at|was in|trip|happened|once|remember)\b/;

const BANDS: readonly (readonly [number, number, PersonFactId])[] = [
	[0, 12, "under_13"],
	[13, 15, "age_13_15"],
	[16, 17, "age_16_17"],
	[65, 99, "age_65_or_more"],
];

/** The age fact of the writer, or of the one they ask for, with the clause that told it; null for none without a fact. */
export function readAge(
	clauses: readonly Clause[],
	for_other = false,
): { id: PersonFactId; quote: string } | null {
	const now = clauses.filter(
		({ kind, text }) => kind === "own" || kind === "hypothetical" || (kind === "past" && BORN_IN.test(text)),
	);
	const ways = for_other ? [otherAge, exactAge, schoolAge] : [exactAge, schoolAge];
	for (const find of ways) {
		for (const { text, quote } of now) {
			const age = find(text);
			const band = age === null ? undefined : BANDS.find(([from, to]) => age >= from && age <= to);
			if (band) return { id: band[2], quote };
			if (age !== null && age >= 18) return null;
		}
	}
	return null;
}

const OTHER_AGE: readonly RegExp[] = [
	new RegExp(
		`${SOMEONE}(?: (?!i\\b|my\\b)[\\w,]+){0,4}? (?:is|aged?|turned|just turned|turns|turning|,|who is|only|nearly) (?:only |just |nearly |almost )?${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(`${SOMEONE} ${NUMBER}(?= ?(?:$|,))`),
	new RegExp(
		`^(?:[\\w.]+ ){0,4}?(?:she|he) (?:is|has just|just|has)? ?(?:just |only |nearly |almost )?(?:turned |turns )?${NUMBER}${NOT_AN_AGE}`,
	),
	new RegExp(`\\b${NUMBER} ?(?:years? old|yrs? old|year olds?|yo|y o)\\b`),
	new RegExp(`\\b(?:age|aged) ${NUMBER}${NOT_AN_AGE}`),
];
const NOT_YET_ONE = new RegExp(
	`\\b(?:${WORD}|\\d{1,2}) ?(?:days?|weeks?|months?|mths?|mo|wo)(?: and a half)? olds?\\b|\\b(?:she|he|baby|who) is (?:only |just |about |nearly )?(?:${WORD}|\\d{1,2}) (?:days?|weeks?|months?)\\b(?! (?:pregnant|along|gone|into|post))`,
);
const SMALL_CHILD =
	/(?<!\b(?:for|having|have|had|after|wants?|want|before) )\b(?:my|our|the) (?:[\w.]+ ){0,2}?(?:baby|babies|newborn|infant|toddler|preemie|preschooler|pre schooler)\b(?! (?:sister|brother|skin|face|products?|bump|shower|lotion|oil|soap|shampoo|wipes|powder|cream|hairs?|is due|daddy|mama))/;

/** Age of the one who is asked for. */
function otherAge(text: string): number | null {
	if (NOT_YET_ONE.test(text)) return 0;
	for (const pattern of OTHER_AGE) {
		const said = pattern.exec(text)?.[1];
		if (said !== undefined) return numberOf(said);
	}
	return SMALL_CHILD.test(text) ? 1 : null;
}

/** What somebody looks or feels like is no age: "like I'm fifteen again". */
const LIKE_AN_AGE = /\b(?:like|as if|as though) i (?:am|was|were) (?:a )?[\w ]+/;
/** A number by itself counts something else. */
const BARE_NUMBER = /^(?:[a-z]+|\d)$/;

function exactAge(heard: string): number | null {
	const text = heard.replace(LIKE_AN_AGE, "...");
	if (BARE_NUMBER.test(text)) return null;
	const turning = TURNING.exec(text)?.[1];
	if (turning !== undefined) return numberOf(turning) - 1;
	const birthday = BIRTHDAY.exec(text)?.[1];
	if (birthday !== undefined) return Number(birthday) - (BIRTHDAY_AHEAD.test(text) ? 1 : 0);
	if (SWEET.test(text)) return text.includes("mitzvah") ? 12 : 15;
	const born = BORN_IN.exec(text)?.[1];
	if (born !== undefined && /\b(?:i|i am|i was)\b|^born\b/.test(text)) return READ_IN - Number(born);
	if (IN_DECADE.test(text)) return 75;
	for (const pattern of OWN_AGE) {
		const said = pattern.exec(text)?.[1];
		if (said === undefined) continue;
		const age = numberOf(said);
		if (age >= 6 && age <= 99) return age;
	}
	return null;
}

function schoolAge(text: string): number | null {
	if (SCHOOL_OF_OTHERS.test(text)) return null;
	const said = text.replaceAll(/\bhs\b/g, "high school");
	return SCHOOL.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

function numberOf(said: string): number {
	if (/^\d/.test(said)) return Math.floor(Number(said));
	const [first = "", second] = said.split(" ");
	const tens = TENS.indexOf(first);
	if (tens >= 2) return tens * 10 + (second === undefined ? 0 : ONES.indexOf(second));
	return ONES.indexOf(first);
}
