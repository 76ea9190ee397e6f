import { affirms } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import {
	BABY_NOW,
	BABY_WISH,
	BREASTFEEDING,
	FEEDING_SIGNS,
	IS_BORN,
	NOT_FROM_ME,
	NOT_NURSING,
	NOT_PREGNANT_NOW,
	OFF_CONTRACEPTION,
	PREGNANCY_SIGNS,
	PREGNANT,
	TRYING,
	WEAK_SIGNS,
} from "./expecting-phrases.ts";
import type { PersonFact } from "./person-fact.ts";

const SMALL =
	"four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty";
const WEEKS = `(\\d{1,2}|(?:${SMALL})(?: (?:one|two|three|four|five|six|seven|eight|nine))?)(?: and [0-6])? ?(?:weeks?|w)`;
/** What else weeks are counted of. */
const OF_SOMETHING =
	"(?! (?:\\w+ )?(?:into|of|on|post|after|since|old|ago|back|with(?! (?:our|my|her|his|baby|number|twins|a (?:boy|girl|baby|little|second|third)|first|second|third)\\b)|deep|free|clean|sober|out|away|in to|in on|until|till|before|left|long|straight|now on|later)\\b)";
const OWN_WEEKS = new RegExp(
	`\\b(?:i am|am|at|currently|i am now|now at|gone) (?:now |only |about |nearly |almost |just |roughly |at |like )*${WEEKS}\\b${OF_SOMETHING}`,
);
/** "22 weeks tomorrow", "9 weeks and spotty": nothing else is a number of weeks by itself. */
const BARE_WEEKS = new RegExp(
	`^(?:(?:hi|hello|hey|so|ok|only|about|nearly|almost|just|,) )*${WEEKS}(?= (?:tomorrow|today|on \\w+day|exactly|here|gone|pg|along|in and)\\b|$| , | and (?!counting)\\w+)${OF_SOMETHING}`,
);
const TOMORROW = /\bweeks? (?:tomorrow|today)\b/;
const CHILD =
	"(?:baby|boy|girl|twins|little one|first|second|third|fourth|1st|2nd|3rd|number|bub|grand\\w+|son|daughter|child)";
/** "Twenty-two weeks with our second". */
const WEEKS_WITH_CHILD = new RegExp(
	`\\b${WEEKS} (?:now )?(?:with|along with|into) (?:our |my |her |his |the |baby |a )?(?:\\w+ ){0,2}?(?:triplets|${CHILD})\\b`,
);
/** "In the week 31", "week 28 is when it blew up". */
const WEEK_NUMBER = new RegExp(`\\bweek (\\d{1,2}|${SMALL})\\b(?! (?:of|on) )`);
const IN_THE_WEEK = new RegExp(`\\b(?:in|at|into) (?:the |my )?week (\\d{1,2}|${SMALL})\\b(?! (?:of|on) )`);
const MONTH_ORDINAL = "(?:third|fourth|fifth|sixth|seventh|eighth|ninth|3rd|4th|5th|6th|7th|8th|9th)";
const MONTHS = "(?:[2-9]|two|three|four|five|six|seven|eight|nine)";
/** A pregnancy told by its month, where nothing else is counted in months. */
const IN_MONTH = new RegExp(
	[
		`\\b(?:in|into|entered|entering|am|at|reached|starting) (?:my |the )?(?:${MONTH_ORDINAL} month|month (?:number |no )?${MONTHS})\\b(?! (?:of|on)\\b)`,
		`\\b(?:belly|belle|tummy|bump)(?: \\w+){0,3} ${MONTHS} months?\\b(?! old)`,
		`(?<!\\bin )\\b${MONTHS} months? (?:preg\\w*|gone|along|heavy|on the way)\\b(?! (?:from|to)\\b)`,
	].join("|"),
);
const MONTHS_BESIDE_SIGNS = new RegExp(
	`\\b${MONTHS} months? (?:in|na|now|along)\\b|\\b${MONTH_ORDINAL} month\\b`,
);
/** "Waxed on Saturday, 19 weeks, burnt": a part of a thought that is nothing else. */
const WEEKS_APART = new RegExp(`(?:^|, )(?:i am |now |about |nearly )*${WEEKS}(?= ,|$)`);
const WEEKS_GONE = new RegExp(`\\b${WEEKS} (?:gone|preg\\w*|along)\\b`);
const ANY_WEEKS = new RegExp(`\\b(?:week )?${WEEKS}(?: in| along| and \\d| only)?\\b${OF_SOMETHING}`);
/** "12 and 3": a midwife's weeks and days, as "12+3" is spelled out. */
const WEEKS_AND_DAYS = /(?:^|\b(?:i am|am|at|now|currently) )(\d{1,2}) and [0-6](?= weeks|$| ,| today| and )/;
/** A treatment whose weeks are counted, or a child's. */
const COUNTED =
	/\b(?:retin\w*|tret\w*|accutane|roaccutane|isotretinoin|adapalene|differin|aza\w*|acid|niacinamide|routine|course|treatment|laser\w*|peel\w*|post|since|progress|result\w*|recovery|clean|sober|healing|using|used|in so far|improvement|no change|doxy\w*|spiro\w*|antibiotic\w*|pill|months? old|weeks? old|she is|he is|baby is|born|postpartum|pp|wedding|holiday|training|diet)\b/;

const OTHERWISE = new RegExp(NOT_PREGNANT_NOW, "g");
const NO_NURSING = new RegExp(NOT_NURSING, "g");

/** A pregnancy told by its weeks: "I'm 19 wks", or weeks beside what belongs to one. */
export function pregnantByWeeks(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses
		.filter(({ kind }) => kind === "own")
		.map((one) => ({ ...one, text: one.text.replaceAll(OTHERWISE, "...") }));
	const nursing = isNursing(own);
	const signs = !nursing && own.some(({ text }) => affirms(text, PREGNANCY_SIGNS));
	const counted = own.some(({ text }) => COUNTED.test(text));
	const ways = [
		OWN_WEEKS,
		WEEKS_AND_DAYS,
		WEEKS_WITH_CHILD,
		WEEKS_GONE,
		...(signs ? [ANY_WEEKS, WEEK_NUMBER] : []),
		...(counted || nursing ? [] : [IN_THE_WEEK]),
	];
	const opening = counted ? undefined : own.find(({ quote }) => quote === clauses[0]?.quote);
	const clause = own.find(
		(one) =>
			ways.some((way) => isPregnancyLong(way.exec(one.text)?.[1])) ||
			(!COUNTED.test(one.text) && !nursing && isPregnancyLong(WEEKS_APART.exec(one.text)?.[1]) && !counted) ||
			(!COUNTED.test(one.text) &&
				!nursing &&
				(IN_MONTH.test(one.text) || (signs && MONTHS_BESIDE_SIGNS.test(one.text)))) ||
			(!counted && TOMORROW.test(one.text) && isPregnancyLong(BARE_WEEKS.exec(one.text)?.[1])) ||
			(one === opening && isPregnancyLong(BARE_WEEKS.exec(one.text)?.[1])),
	);
	return clause === undefined ? [] : [{ id: "pregnant", quote: clause.quote, sure: true }];
}

/** Said of the one who feeds, also where it is denied or feared: "without it getting into my milk". */
const OWN_MILK =
	/\b(?:in(?:to)?|through|reach\w*|affect\w*|harm\w*|for) (?:my|the) (?:breast )?milk\b(?! (?:tea|coffee|shake|cleanser|lotion|toner|bath))/;

/** Who feeds a child; weeks that are told beside it are the child's. */
function isNursing(own: readonly Pick<Clause, "text">[]): boolean {
	return own.some(
		({ text }) =>
			OWN_MILK.test(text.replaceAll(NO_NURSING, "...")) ||
			affirms(text.replaceAll(NO_NURSING, "..."), BREASTFEEDING),
	);
}

/** A question about the own milk tells of nursing as well as any other word. */
export function nursingByMilk(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.find(
		({ text, kind }) =>
			kind !== "someone_else" && kind !== "past" && OWN_MILK.test(text.replaceAll(NO_NURSING, "...")),
	);
	return own === undefined ? [] : [{ id: "breastfeeding", quote: own.quote, sure: true }];
}

const TENS: Record<string, number> = { twenty: 20, thirty: 30, forty: 40 };

function isPregnancyLong(said: string | undefined): boolean {
	if (said === undefined) return false;
	const weeks = /^\d/.test(said) ? Number(said) : (TENS[said.split(" ")[0] ?? ""] ?? 4);
	return weeks >= 4 && weeks <= 42;
}

/** Two kinds of signs that each may mean something else: queasy every dawn, and no period since the wedding. */
export function pregnantBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses
		.filter(({ kind }) => kind === "own")
		.map((one) => ({ ...one, text: one.text.replaceAll(OTHERWISE, "...") }));
	const texts = own.map(({ text }) => text);
	if (texts.some((text) => IS_BORN.test(text) || affirms(text.replaceAll(NO_NURSING, "..."), BREASTFEEDING)))
		return [];
	const told = WEAK_SIGNS.map((sign) => own.find(({ text }) => affirms(text, sign))).filter(
		(one) => one !== undefined,
	);
	const [first, second] = told;
	return first === undefined || second === undefined
		? []
		: [{ id: "pregnant", quote: first.quote, sure: false }];
}

/** "Leaky mess, ten days pp": a young baby, and a sign of feeding that means nothing without one. */
export function nursingBySigns(clauses: readonly Clause[]): PersonFact[] {
	const texts = clauses.map(({ text }) => text.replaceAll(NO_NURSING, "..."));
	if (texts.some((text) => NOT_FROM_ME.test(text)) || !texts.some((text) => affirms(text, BABY_NOW)))
		return [];
	const at = texts.findIndex((text) => affirms(text, FEEDING_SIGNS));
	const clause = clauses[at];
	return clause === undefined || clause.kind === "past"
		? []
		: [{ id: "breastfeeding", quote: clause.quote, sure: false }];
}

const FEW = "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen)";
/** So young that it lives on milk: "a person of eleven weeks", "he's nearly four months". */
const SUCKLING = new RegExp(
	[
		`\\b(?:of|aged?) ${FEW} (?:days|weeks|months)\\b`,
		`\\b${FEW} ?(?:days?|weeks?|wks?|months?|mths?) olds?\\b`,
		`\\b(?:he|she|they|baby|bub|twins|man|girl|boy|one|dictator|boss|majesty|who) (?:is|are|turned) (?:only |just |about |nearly |almost |now )*${FEW} (?:days|weeks|months)\\b`,
		"\\b(?:newborn|my twins)\\b",
	].join("|"),
);
/** What feeds and keeps: the writer, in a likeness. */
const PLACE_TO_EAT =
	"(?:buffet|menu|restaurant|canteen|caf(?:e|é)|diner|dairy|cow|creamery|lunch|dinner|breakfast|snack(?: bar)?|larder|pantry|fridge|tap|bar|pub|vending machine|kitchen|takeaway|drive through|food(?: source| supply)?|meal|milkmaid|bottle)";
const FEEDS_ON_ME = new RegExp(
	[
		`\\b(?:i am|me as|me (?:as )?an?|considers me|calls me|thinks i am|treats me (?:as|like)|being|as|become|became|my chest is|exclusively) (?:(?:just|only|now|basically|still|a|an|the|his|her|their|its|all night|walking|human|open) ){0,4}${PLACE_TO_EAT}\\b(?! (?:manager|maid|staff|tender|worker|owner|chef))`,
		"\\b(?:attached|stuck|glued|clamped|plugged in|on top of|hanging) (?:to|off|onto|on|in) (?:me|my (?:chest|front|left|right))\\b",
		"\\b(?:lives|still|always|day and night|hours?) on me\\b",
		"\\b(?:from|at) the source\\b|\\bno bottle (?:ever|yet)\\b|\\b(?:refuses|hates|spits out) (?:the |a |any )?bottles?\\b",
	].join("|"),
);
const OF_AN_ANIMAL = /\b(?:pupp(?:y|ies)|kittens?|cats?|dogs?|lambs?|foal|calf|hamster|sour ?dough)\b/;

/** "A person of eleven weeks who considers me a buffet": a child on milk, and its place to eat. */
export function nursingByLikeness(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(
		({ kind, text }) => kind !== "past" && (kind !== "someone_else" || /\bme\b/.test(text)),
	);
	const texts = own.map(({ text }) => text.replaceAll(NO_NURSING, "..."));
	if (texts.some((text) => NOT_FROM_ME.test(text) || OF_AN_ANIMAL.test(text))) return [];
	const at = texts.findIndex((text) => FEEDS_ON_ME.test(text));
	const clause = own[at];
	const young = clauses.some(
		({ text, sentence }) => Math.abs(sentence - (clause?.sentence ?? 0)) <= 2 && SUCKLING.test(text),
	);
	return clause === undefined || !young ? [] : [{ id: "breastfeeding", quote: clause.quote, sure: false }];
}

/** Contraception laid down for a child, told in two thoughts: "took my coil out, we're seeing what happens". */
export function tryingByStopping(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const stopped = own.find(({ text }) => affirms(text, OFF_CONTRACEPTION));
	if (stopped === undefined) return [];
	// The wish may be another's: "hubby wants to be a dad, so I came off the pill".
	const wish = clauses.some(
		({ text, sentence }) =>
			Math.abs(sentence - stopped.sentence) <= 1 &&
			affirms(text.replace(/\bno (?=[2345]\b)/g, "number "), BABY_WISH),
	);
	return wish ? [{ id: "trying", quote: stopped.quote, sure: true }] : [];
}

/** Said of two, or by one of whom somebody stands near: no longer keeping a child away. */
const LESS_CAREFUL =
	/\b(we|i) (?:have |had |both |just |kind of )*(?:(?:quit|stop|stopped|gave up|given up|done|finished) (?:being (?:so |very )?careful|preventing|protecting ourselves)|(?:are |am )?no longer (?:careful|preventing)|(?:are |am )?not (?:preventing|careful) any ?more|(?:ditch|ditched|binned|dropped|lost) (?:the |our |all )?(?:condoms?|protection|rubbers|johnnies))(?! (?:with|about|of|around|when|what|where)\b)/;
const A_PAIR =
	/\b(?:we|us|he|his|husband|hubby|boyfriend|fiance|partner|mother in law|in laws|knit\w*|grand\w+|crib|nursery)\b/;
const CARE_OF_SOMETHING =
	/\b(?:sun|spf|sun ?screen|diet|food|sugar|dairy|eat\w*|money|covid|masks?|products?|routine|wash\w*)\b/;

/** "Luis and I quit being careful in June": nobody names a child, and one may be wished for. */
export function mayBeTrying(clauses: readonly Clause[]): PersonFact[] {
	const told = clauses.find(({ kind, text, sentence }) => {
		const [, who] = (kind === "own" && LESS_CAREFUL.exec(text)) || [];
		if (who === undefined) return false;
		const said = clauses.filter((one) => one.sentence === sentence).map((one) => one.text);
		return (
			!said.some((one) => CARE_OF_SOMETHING.test(one)) &&
			(who === "we" || said.some((one) => A_PAIR.test(one)))
		);
	});
	return told === undefined ? [] : [{ id: "trying", quote: told.quote, sure: false }];
}

/** "Not pregnant yet, hoping to be": the wish stands in the place of the state. */
export function isTryingInstead(clauses: readonly Clause[]): boolean {
	return (
		clauses.some(({ text }) => /\bnot pregnant\b/.test(text)) && clauses.some(({ text }) => TRYING.test(text))
	);
}

const ONLY_AFTERWARDS =
	/\b(?:came|come|comes|started|began|appeared|got it|since|left over) (?:with|in|during|from|after) (?:my|the|a) (?:last |first |second )?pregnancy\b/;

/** Somebody who nurses speaks of the pregnancy before, unless anything else says that another one goes on. */
export function isNursingAfter(clauses: readonly Clause[]): boolean {
	const own = clauses.filter(({ kind }) => kind !== "someone_else").map(({ text }) => text);
	const others = own.map((text) => text.replace(ONLY_AFTERWARDS, "...").replaceAll(OTHERWISE, "..."));
	return (
		own.some((text) => affirms(text, BREASTFEEDING)) &&
		own.some((text) => ONLY_AFTERWARDS.test(text)) &&
		!others.some((text) => affirms(text, PREGNANT))
	);
}
