import { clauseKind } from "../skin/note/clause-kind.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import { affirmed, affirms } from "../skin/note/phrases.ts";
import { type Clause, readNote } from "../skin/note/read-note.ts";
import { readAge } from "./ages.ts";
import { readAllergies } from "./allergies.ts";
import { readAvoids } from "./avoids.ts";
import { readBudget, readMeans } from "./budgets.ts";
import { handedOn, steroidBySigns } from "./dangers-told.ts";
import {
	isNursingAfter,
	isTryingInstead,
	mayBeTrying,
	nursingByLikeness,
	nursingByMilk,
	nursingBySigns,
	pregnantBySigns,
	pregnantByWeeks,
	tryingByStopping,
} from "./expecting.ts";
import {
	antibioticAlone,
	medicineByRules,
	medicinesByPurpose,
	retinoidByStrength,
} from "./medicine-by-signs.ts";
import * as medicine from "./medicine-phrases.ts";
import { type OthersMedicine, othersMedicine } from "./others-medicine.ts";
import {
	isOnlyUnopened,
	readBottled,
	readBranded,
	readContent,
	readOwned,
	readUnopened,
	wantsNothingNew,
} from "./own-products.ts";
import { mergeFacts, type PersonFact, type PersonFactId } from "./person-fact.ts";
import { procedures } from "./procedures.ts";
import { IN_THE_SUN } from "./state-phrases.ts";
import {
	evenBumps,
	hadSkinCancer,
	melasmaBySigns,
	rosaceaBySigns,
	shavingBySigns,
	sunburnByLooks,
	TELLINGS,
	type Telling,
} from "./tellings.ts";
import { breathAt, isTakenBack, thoughtsOf } from "./thoughts.ts";
import { factsAbroad, isHandedOnAbroad } from "./told-abroad.ts";
import { usedIrritants } from "./used-irritants.ts";
import {
	isNickByTheWay,
	isNotMine,
	isOnBodyOnly,
	isOnLipsOnly,
	isSaidOffTheFace,
	withoutBlamed,
	withoutBorne,
} from "./what-does-not-count.ts";

const UNSURE =
	/\b(?:maybe|might|may be|think|possibly|perhaps|probably|not sure|unsure|suspect|pretty sure|late|missed|not tested|people say|could be|seems)\b/;

/** A guess at how long it has been is no doubt whether it is. */
const ABOUT_SO_LONG =
	/\b(?:days?|weeks?|months?|years?) (?:perhaps|maybe|probably|possibly)\b|\b(?:perhaps|maybe|probably|possibly) (?:\w+ ){1,2}(?:days?|weeks?|months?|years?)\b/g;

/**
 * What a person tells about themselves, or about the one they ask for, in a note or a turn of a talk; [] where they tell
 * nothing. Never throws.
 */
export function factsFromText(text: string): PersonFact[] {
	const note = readNote(text);
	const said = thoughtsOf({ ...note, for_other: false });
	const others = othersMedicine(said);
	// Who wants another's medicine, or hands on their own, asks for their own skin, however often the other one is named.
	const for_other =
		note.for_other && others.facts.length === 0 && handedOn(said) === undefined && !isOfNursling(said);
	const clauses = for_other ? thoughtsOf(note) : said;
	const by_purpose = medicinesByPurpose(clauses, others.used ? [] : others.named);
	const for_rosacea = by_purpose.filter(({ id }) => id === "prescription_rosacea").map(({ quote }) => quote);
	const age = readAge(clauses, for_other);
	const for_child = for_other && age?.id === "under_13";
	const unopened = readUnopened(clauses);
	const by_weeks = pregnantByWeeks(clauses);
	// How it came about is no second wish: "11 weeks after IVF".
	const isSurelyPregnant =
		by_weeks.some(({ sure }) => sure) && !isTryingInstead(clauses) && !isNursingAfter(clauses);
	return mergeFacts(
		[
			...TELLINGS.flatMap((telling) => told(telling, clausesFor(telling, clauses), others)),
			...others.facts,
			...(age === null ? [] : [age]),
			...readAllergies(clauses),
			...by_weeks,
			...pregnantBySigns(clauses),
			...(for_other && age?.id === "under_13"
				? []
				: [...nursingBySigns(clauses), ...nursingByMilk(clauses), ...nursingByLikeness(clauses)]),
			...tryingByStopping(clauses),
			...mayBeTrying(clauses),
			...strongPills(
				clauses.filter((one) => one.kind === "own" || (others.used && others.named.includes(one))),
			),
			...by_purpose,
			...medicineByRules(clauses),
			...retinoidByStrength(clauses),
			...pillForSkin(clauses),
			...procedures(clauses),
			...sunburnByLooks(clauses.filter(({ text }) => !BURNED_OFF.test(text))),
			...rosaceaBySigns(clauses),
			...melasmaBySigns(clauses),
			...shavingBySigns(clauses),
			...evenBumps(clauses),
			...antibioticAlone(clauses),
			...steroidBySigns(clauses),
			...usedIrritants(clauses),
			...readOwned(clauses),
			...readBottled(clauses),
			...readBranded(clauses),
			...unopened,
			...wantsNothingNew(clauses),
			...readContent(clauses),
			...hadSkinCancer(clauses),
			...withoutBorne(readAvoids(clauses), clauses),
			...factsAbroad(text),
			...readBudget(text),
			...readMeans(clauses),
			...(for_other ? [{ id: "other_person" as const, sure: true }] : []),
			...(others.facts.length === 0 ? othersTube(clauses) : []),
			...(others.used || said.some(({ text }) => IN_THE_COURSE.test(text)) ? swallowed(said) : []),
		].filter(
			({ id, quote, ...fact }) =>
				!isOnlyUnopened({ id, ...fact, ...(quote !== undefined && { quote }) }, unopened) &&
				!(id === "prescription_acne" && for_rosacea.includes(quote)) &&
				!(id === "prescription_retinoid" && isHandedOnAbroad(quote ?? "")) &&
				!(id === "isotretinoin" && SAID_BY_OTHERS.test(quote ?? "")) &&
				(for_other || !isNotMine({ id, ...(quote !== undefined && { quote }) }, text)) &&
				!(for_child && (id === "pregnant" || id === "trying")) &&
				!(id === "trying" && isSurelyPregnant) &&
				(id !== "pregnant" ||
					!(isTryingInstead(clauses) || isNursingAfter(clauses) || isPartnersPregnancy(clauses))),
		),
	);
}

/** "My friends say accutane": said by others, taken by nobody. */
const SAID_BY_OTHERS =
	/^(?!.*\b(?:i am|i'?m|i take|i took|been) on\b).*\b(?:friends?|partner|people|everyone|everybody|they|mates?|mum|mom|dad|sister|brother|reddit|tiktok)\b(?: \w+){0,2} (?:says?|said|saying|suggest\w*|recommend\w*|push\w*)\b(?: \w+){0,5} (?:accutane|roaccutane|isotretinoin)\b/i;

/** "I'm on the fifth week", "I have one every night": what was handed on is being taken. */
const IN_THE_COURSE =
	/\b(?:been |i |ive |have been )(?:having|have|had|took|take|taking|popping|swallowing) (?:one|1|it|them)\b|\bone (?:a|every|each) (?:day|night)\b|\b(?:weeks?|wks|months?) in\b|\bevery other day\b|\bon (?:my |the )?(?:\d+(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth) (?:week|month|day)\b|\b(?:week|month|day) \d+\b/;

/** Whoever's capsules they are, they work on who takes them. */
function swallowed(clauses: readonly Clause[]): PersonFact[] {
	const telling = TELLINGS.find(({ id }) => id === "isotretinoin");
	const clause = clauses.find(({ text }) => telling?.says.test(text));
	return clause === undefined ? [] : [{ id: "isotretinoin", quote: clause.quote, sure: false }];
}

/** A retinoid by prescription that somebody else handed on, in another language. */
function othersTube(clauses: readonly Clause[]): PersonFact[] {
	const handed = clauses.filter(({ quote }) => isHandedOnAbroad(quote));
	if (handed.length === 0) return [];
	return TELLINGS.filter(({ id }) => id === "prescription_retinoid")
		.flatMap((telling) => told(telling, handed, { facts: [], named: [], used: false }))
		.slice(0, 1)
		.map((fact) => ({ ...fact, id: "others_medicine" }));
}

const FEEDS =
	/\b(?:breast ?feed\w*|breastfed|unlatch\w*|latch\w*|milk bar|nursing (?:her|him|my)|feeding (?:her|him)|on the (?:boob|breast))\b/;
const OF_THE_CHILD =
	/\b(?:her|his|babys?|babies|their) (?:\w+ )?(?:face|skin|cheeks?|rash\w*|spots?|forehead|chin|scalp|eczema|cradle cap)\b|\bfor (?:my|the) (?:baby|son|daughter|newborn|little one)\b/;

/** Who feeds a baby and tells its age asks for the own skin, unless the baby's is named. */
function isOfNursling(clauses: readonly Clause[]): boolean {
	const all = clauses.map(({ text }) => text).join(" , ");
	return FEEDS.test(all) && !OF_THE_CHILD.test(all);
}

const EXPECT_TOGETHER =
	/\bwe (?:are|have been) (?:expecting|pregnant|having (?:a|our) (?:baby|first|second))\b/;
const OF_THE_PARTNER =
	/\b(?:herself|(?:my|the) (?:wife|missus|girlfriend|gf|fiancee|other half)|her (?:bump|belly|tummy|due date)|(?:get|gets|pass|passes|rub|rubs|come|comes) (?:off )?(?:on |on to |onto |through )?to her|she is (?:due|pregnant|expecting|\d+ weeks))\b/;

/** "We are expecting" of a partner who carries the child. */
function isPartnersPregnancy(clauses: readonly Clause[]): boolean {
	const all = clauses.map(({ text }) => text).join(" , ");
	return EXPECT_TOGETHER.test(all) && OF_THE_PARTNER.test(all) && !/\bi (?:am|might be) pregnant\b/.test(all);
}

/** The thoughts that may tell a fact: not those that blame one thing, or tell of a nick by the way. */
function clausesFor({ id }: Telling, clauses: readonly Clause[]): readonly Clause[] {
	if (id === "barrier_strained") return withoutBlamed(clauses);
	if (id === "sunburn") return clauses.filter(({ sentence }) => !isBurnedByAThing(sentence, clauses));
	return id === "broken_skin" ? clauses.filter(({ text }) => !isNickByTheWay(text)) : clauses;
}

/** A thing on the skin burned, and no sun. */
const BURNED_BY_A_THING =
	/\b(?:powders?|creams?|serums?|gels?|acids?|toners?|lotions?|removers?|veet|nair|wax\w*|soaps?|masks?|peels?|retin\w*|spirits?|after ?shaves?|irons?|tongs|oils?|steam|vinegar|lemons?)\b.*\b(?:burn(?:ed|t|s)?|scald\w*) (?:me|my)\b/;
/** By a doctor, and so no matter of the sun either, though the spot was. */
const BURNED_OFF =
	/\b(?:dermatologist|derm|doctor|gp|nurse|surgeon|clinic|they)\b.*\b(?:burn(?:ed|t)|burns|froze|zapped|lasered)\b.*\boff\b/;
const OF_THE_SUN =
	/\b(?:sun(?! ?(?:screen|cream|block)s?\b)\w*|beach|pool|holiday|garden\w*|outside|outdoors|boat|sea|snow|ski(?:s|ed|ing)?)\b/;

const A_DAY_OUTSIDE =
	/\b(?:surf\w*|hik\w*|solarium|tanning|festival|hours (?:in|on|out|of)|(?:forgot|no|without)(?: \w+)? (?:hat|shade)|lake|river|coast|island|cricket|golf|match|picnic|barbecue|bbq|mallorca|spain|greece|days? in|blister\w*|burn(?:s|ing)? red)\b/;
const HAS_BURNT =
	/\b(?:burn(?:t|ed)|sun ?burn\w*|sun burns?|lobster|scorch\w*|fried|roast\w*|crisp\w*|beetroot|scald\w*)\b/;

function isBurnedByAThing(sentence: number, clauses: readonly Clause[]): boolean {
	const said = clauses.flatMap((one) => (one.sentence === sentence ? one.text : [])).join(" , ");
	// "My cheeks burn" is how skin feels; a day outside, or what a burn does to skin, anywhere in the note makes it one.
	const feels = /\bburn(?:s|ing)?\b/.test(said) && !HAS_BURNT.test(said);
	const outside = clauses.some(({ text }) =>
		[OF_THE_SUN, A_DAY_OUTSIDE, IN_THE_SUN].some((told) => told.test(text)),
	);
	return (
		BURNED_OFF.test(said) || (feels && !outside) || (BURNED_BY_A_THING.test(said) && !OF_THE_SUN.test(said))
	);
}

function told(telling: Telling, clauses: readonly Clause[], others: OthersMedicine): PersonFact[] {
	const clause = clauses.find((one) => {
		const of_other = telling.medicine === true && others.named.includes(one);
		const said = of_other
			? others.used && affirms(one.text, telling.says)
			: tells(telling, one, clauses) || isBorrowed(telling, one, clauses);
		return said && !isElsewhere(telling, one, clauses) && !isTakenBack(telling.id, one, clauses);
	});
	return clause === undefined
		? []
		: [
				{
					id: telling.id,
					quote: clause.quote,
					sure: !UNSURE.test(clause.text.replaceAll(ABOUT_SO_LONG, "...")),
				},
			];
}

const BORROWS =
	/\bi (?:have |have been |am |am now |now |also |secretly )?(?:been )?(?:us(?:e|ed|ing)|tak(?:e|en|ing)|rubb(?:ed|ing)|put(?:ting)?|started|borrow(?:ed|ing)?|steal|nick) (?:on )?(?:it|some|hers|his|theirs|them)\b/;

/** Somebody else's medicine that the writer uses: "my mum gets tretinoin and I've been using it". */
function isBorrowed({ says, medicine: asks }: Telling, clause: Clause, clauses: readonly Clause[]): boolean {
	if (clause.kind !== "someone_else" || !asks || !affirms(clause.text, says)) return false;
	return clauses.some(({ text, sentence }) => sentence - clause.sentence <= 1 && BORROWS.test(text));
}

/** A medicine laid down in a season or a month that may be long past; those that work on for months still count. */
const LEFT_OFF =
	/\b(?:stopped|came off|finished|quit|gave up|ended|dropped|been off|off)\b.*\b(?:in (?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|spring|summer|autumn|fall|winter)|last (?:year|summer|winter|spring|autumn|fall|month)|since 20\d\d|since last year|long ago|ages ago|for (?:a year|years|months))\b|\b(?:used|was on|took)\b.*\b(?:until|till)\b(?!.*\b(?:yesterday|today|now|last (?:night|week)|recently|days? ago)\b)/;
const LONGEST_AFTER = 4;
/** What heals by itself, and happened in a month or season that may be long past: "I burned my forehead in March". */
const PASSES_WITHIN = 2;
const LONG_OVER =
	/\b(?:tried|used|did|had|got|put)\b.*\b(?:in (?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|spring|summer|autumn|fall|winter)|last (?:year|summer|winter|spring|autumn|fall|month))\b.*\b(?:was|were|got|had|did|went|became|peeled|burned|burnt|stung|flaked|cracked)\b(?!.*\b(?:still|since|now|again|today|ever)\b)|\b(?:was|were|burned|burnt|had|got|did|peeled|scraped|cut|happened)\b.*\b(?:in (?:jan\w*|feb\w*|march|april|may|june|july|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|spring|summer|autumn|fall|winter)|last (?:year|summer|winter|spring|autumn|fall|month))\b(?!.*\b(?:still|since|now|again|today)\b)|^last (?:year|summer|winter|spring|autumn|fall|month)\b/;
/** What began at a time and goes on: "found out two weeks ago". */
const SINCE_THEN =
	/\b(?:since|found out|diagnosed|started|began|told me|confirmed|tested|positive|discovered|learned|came off|took my|had my (?:coil|implant|iud)|removed)\b/;
/** "Started me on lymecycline five weeks ago" goes on; "started and stopped it five weeks ago" does not. */
const GOES_ON =
	/\b(?:started|starting|began|put me on|placed me on|prescribed me|been on|continu(?:e|es|ing)|ongoing|still (?:on|take|taking|use|using)|since (?!then\b)\w+)\b/;
/** Said behind it, in the same sentence. */
const STILL_TAKEN = /\bstill (?:on|tak\w+|us\w+|apply\w*) (?:it|them|that|those|this)\b|\bcontinuing\b/;
/** What was done for a thing that is there: "a laser two weeks ago for the melasma". */
const STILL_SO =
	/\bstill\b|\b(?:dx|dxd|diagnosed|diagnosis)\b|\bfor (?:the|my) (?:melasma|chloasma|rosacea|eczema|psoriasis)\b/;
/** This year too is told as a number. */
const IN_A_YEAR = /\bin 20\d\d\b/;
const LEFT = /\b(?:stop\w*|finish\w*|quit|came off|come off|gave up|dropped|done with|ended|course)\b/;
/** "Adapalene free". */
const WITHOUT = /\b\w+ free\b/g;

function tells(
	{ id, says, not, unless, medicine: asks, weeks = 0 }: Telling,
	clause: Clause,
	clauses: readonly Clause[],
): boolean {
	if (
		clause.kind === "someone_else" &&
		!(asks && new RegExp(`\\bmy (?:own )?${says.source}`).test(clause.text))
	)
		return false;
	const heard = clause.text.replaceAll(WITHOUT, "...");
	const text = not === undefined ? heard : heard.replace(all(not), "...");
	const place = affirmed(text, says);
	if (place === null) return false;
	const breath = breathAt(text, place.at, place.length);
	const kind = clause.kind === "past" && (!isPast(breath) || STILL_SO.test(breath)) ? "own" : clause.kind;
	const reason = clauses.filter(({ sentence }) => sentence === clause.sentence).map((one) => one.text);
	if (reason.some((one) => unless?.test(one))) return false;
	if (
		asks &&
		((isOnlyAsked(text, says) && !(id === "isotretinoin" && medicine.STARTS_SOON.test(text))) ||
			ONLY_FOR_A_WHILE.test(breath) ||
			ALLERGIC_TO.test(breath))
	)
		return false;
	if (weeks > 0 && weeks <= LONGEST_AFTER && LEFT_OFF.test(text)) return false;
	if (weeks > 0 && weeks <= PASSES_WITHIN && asks === undefined && LONG_OVER.test(text)) return false;
	// "Took a course (doxy) two months back": a name in brackets has the time of its sentence.
	const ago = weeksAgo(breath) ?? (text.split(" ").length <= 2 ? weeksAgo(reason.join(" , ")) : null);
	if (ago !== null && !STILL_SO.test(breath)) {
		const begun = kind !== "past" || IN_A_YEAR.test(text);
		const goes_on = GOES_ON.test(text) || reason.some((one) => STILL_TAKEN.test(one));
		if (weeks > 0) return ago <= weeks || (begun && goes_on && !LEFT.test(text));
		return kind !== "past" && SINCE_THEN.test(text);
	}
	return (
		kind === "own" || kind === "someone_else" || (kind === "hypothetical" && /\b(?:i|my|me)\b/.test(text))
	);
}

function isPast(breath: string): boolean {
	return clauseKind(breath) === "past";
}

/** What counts on the face alone: eczema of the hands is no reason to leave a face untreated. */
const OF_A_PLACE: readonly PersonFactId[] = [
	"steroid_cream",
	"barrier_disease",
	"shaving_bumps",
	"broken_skin",
	"barrier_strained",
];

function isElsewhere({ id }: Telling, clause: Clause, clauses: readonly Clause[]): boolean {
	if (id === "barrier_strained" && isOnLipsOnly(clause, clauses)) return true;
	if (id === "barrier_disease" && isSaidOffTheFace(clause, clauses)) return true;
	return OF_A_PLACE.includes(id) && isOnBodyOnly(clause, clauses);
}

/** What is sold without a doctor too, said as one word, is looked for and not used. */
const BARE_NAME = /^(?:adapalene|differin)$/;

/** Whether something sold without a doctor too may be used: a question, and no word of use. */
const MAY_BE_USED =
	/\b(?:can|could|may|might|should|shall|must|am i allowed to|is it (?:ok|okay|fine|safe|alright) to|would it be (?:ok|okay|fine|safe) to) (?:i |we )?(?:use|add|try|start|put|have|take|get|combine|mix) (?:(?:a|an|some|the|over|counter|on) ){0,3}(?:adapalene|differin)\b/;

/** A question or wish that stands before the name or in the same breath; one behind a comma is about something else. */
function isOnlyAsked(text: string, says: RegExp): boolean {
	if (BARE_NAME.test(text)) return true;
	if (MAY_BE_USED.test(text) && !affirms(text.replace(MAY_BE_USED, "..."), medicine.IN_USE)) return true;
	if (!medicine.ONLY_ASKED.test(text) || affirms(text, medicine.IN_USE)) return false;
	const named = says.exec(text)?.index ?? 0;
	const breath = text.indexOf(",", named);
	return (
		breath === -1 || medicine.ONLY_ASKED.test(text.slice(0, breath)) || ASKS_FOR_IT.test(text.slice(breath))
	);
}

/** Its work is told as over: "helped for a while and then", where nothing says that it goes on. */
const ONLY_FOR_A_WHILE =
	/\b(?:helped|worked|did (?:well|wonders)|was (?:great|good|fine)) (?:\w+ ){0,2}?(?:for a(?: (?:while|bit|time|few \w+))?(?= and then\b| but\b|$| ,)|at first\b)/;

/** A medicine that somebody does not bear is not taken. */
const ALLERGIC_TO =
	/\ballerg(?:ic|y|ies) (?:to|of|from|against|with)\b|\b(?:is|am) allergic$|\b(?:makes?|made|gave|gives|brought) me (?:\w+ )?(?:sick|ill|out|hives|swell)/;
const ASKS_FOR_IT = /\b(?:it|them|that|which|either|vs)\b/;

function all(pattern: RegExp): RegExp {
	return new RegExp(pattern.source, "g");
}

/** A contraceptive counts where it is taken for the skin. */
function pillForSkin(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const clause = own.find(
		({ text }) =>
			affirms(text, medicine.PILL_FOR_SKIN) &&
			medicine.FOR_SKIN.test(text) &&
			!/\boff the pill\b/.test(text) &&
			!isOnlyAsked(text, medicine.PILL_FOR_SKIN),
	);
	return clause === undefined ? [] : [{ id: "prescription_acne", quote: clause.quote, sure: true }];
}

const MAY_NOT_GIVE_BLOOD =
	/\b(?:cannot|can not|not allowed to|not able to|must not|may not|no|not|never|banned from|barred from) (?:give|giving|donat\w*) (?:any )?(?:blood|plasma)\b|\bpregnan\w* (?:\w+ )?(?:lady|woman|mother|belly|sign|picture)\b.*\b(?:crossed|line through|struck)\b|\b(?:crossed out|no) pregnan\w* (?:lady|woman|sign|picture)\b/;

/** Isotretinoin without its name: pills for the skin under which blood is tested every month. */
function strongPills(own: readonly Clause[]): PersonFact[] {
	const says = (pattern: RegExp) => own.some(({ text }) => affirms(text, pattern));
	const watched = own.find(
		({ text }) => affirms(text, medicine.STRONG_PILLS_WATCHED) || MAY_NOT_GIVE_BLOOD.test(text),
	);
	if (watched === undefined || !says(medicine.STRONG_PILLS)) return [];
	if (!says(medicine.FOR_ACNE) && !says(medicine.STRONG_PILLS_SURELY)) return [];
	if (says(medicine.IMMUNE_WEAK) || says(medicine.BLOOD_THINNER)) return [];
	return [{ id: "isotretinoin", quote: watched.quote, sure: false }];
}
