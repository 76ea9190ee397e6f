import { affirms } from "../skin/note/affirms.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { REBOUND, THINNED, UNKNOWN_CREAM } from "../skin/note/unknown-cream.ts";
import { readAllergies } from "./allergies.ts";
import type { PersonFact } from "./person-fact.ts";
import { procedures } from "./procedures.ts";

/** What a note tells in passing and a plan has to speak of first. */
export const DANGERS_TOLD = [
	"low_mood_after_birth",
	"herpes_on_treated_skin",
	"severe_allergy",
	"allergy_on_lids",
	"steroid_on_face",
	"lightener_offered",
] as const;
export type DangerTold = (typeof DANGERS_TOLD)[number];

const YOUNG_CHILD =
	/\b(?:newborn|new born|my milk|breast ?feed\w*|nursing (?:her|him|my)|night feeds?|gave birth|c section|postnatal|postpartum|post partum|maternity leave|new mum|new mom|(?:baby|bub|she|he|twins|daughter|son|little one)\b.{0,40}\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?)(?: old)?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:days?|weeks?|months?) old|since (?:the|my) (?:baby|birth)|asleep on me|after (?:the|my) (?:birth|baby))\b/;
const LOW =
	/\b(?:cr(?:y|ies|ied|ying)|tears|tearful|sobb\w*|weep(?:y|ing)|numb|hollow|not (?:myself|feel like myself|feel (?:anything|much|real)|bond\w*|enjoy\w*)|not (?:really )?recogni[sz]e (?:myself|her|me|the (?:person|woman|face))|watching (?:someone|somebody|myself|it)|outside (?:of )?myself|going through the motions|on autopilot|failing (?:her|him|them|as)|bad (?:mum|mom|mother)|hopeless|can(?:not| not) cope|not coping|low|flat inside|dark thoughts|no joy|dread\w*|everything is too much|panic\w*)\b/;
/** Tears of a baby, or of laughing. */
const NOT_LOW =
	/\b(?:she|he|baby|bub|they|the twins) (?:just |always |only |never )?(?:cr(?:y|ies|ied|ying)|sob\w*|weep\w*)\b|\b(?:cried|cry|tears|crying) (?:of|with) (?:laugh\w*|joy)\b|\b(?:low|flat) (?:cost|budget|price|shine|dose|strength|heel|iron)\b|\bcry it out\b|\bcrying (?:baby|newborn)\b/g;

const STEROID =
	/\b(?:steroids?|hydrocort\w*|[ck]ortison\w*|betameth\w*|betnov\w*|clobet\w*|dermov\w*|eumov\w*|mometas\w*|elocon|fucibet|daktacort|trimovate|canesten hc|locoid|synalar|little tube|small tube|(?:doctor|gp|derm\w*|prescri\w+|eczema|psoriasis|rash|medicated)(?: s)? (?:cream|ointment|tube)|(?:cream|tube|ointment|stuff) (?:off|from|that|which|of) (?:the |my |our )?(?:doctor|gp|hospital|derm\w*|skin clinic))\b/;
const ASKS_TO_PUT =
	/\b(?:can|could|may|should|shall|is it (?:ok|okay|safe|fine|alright) to|ok to|okay to|safe to|alright to|would it (?:help|work|hurt)|tempted to|thinking of|might) (?:i |we )?(?:just )?(?:put|use|try|rub|dab|slap|spread|apply|pop|smear|using|putting|trying|it help)\b/;
const ON_FACE =
	/\b(?:face|cheeks?|forehead|chin|nose|mouth|lips?|eye ?lids?|eyes|it|this|that|there|them|rash|redness|bumps|patches)\b/;

const CREAM = /\b(?:creams?|soaps?|lotions?|mix\w*|tubes?|pots?|jars?|serums?|oils?|injections?|drips?)\b/;
const PROMISES_LIGHT =
	/\b(?:(?:in|within|after) (?:\w+ ){0,2}(?:days?|weeks?)\b.{0,40}\b(?:fair\w*|fine|light\w*|white\w*|glow\w*|bright\w*|clear\w*|gor[aio]\b|tone\w*)|(?:fair\w*|light\w*|white\w*|glow\w*|gor[aio]|fine|clear)\b.{0,40}\b(?:in|within) (?:\w+ ){0,2}(?:days?|weeks?))\b/;
const LIGHTENS =
	/\b(?:(?:fairness|toning|bleach\w*|lighten\w*|whiten\w*|glutathione|promix\w*|half cast(?:e)?|caro) (?:\w+ )?(?:creams?|soaps?|lotions?|mix|oils?|injections?|drips?|serums?))\b/;
const OFFERED =
	/\b(?:sell(?:s|ing)?|sold|offer\w*|gave me|gives me|want(?:s)? (?:me )?to (?:sell|buy|try|use)|wan (?:sell|give)|told me to (?:use|buy|try)|says? (?:i should|to (?:use|buy|try))|recommend\w*|swears? by|should i (?:buy|try|use|get)|thinking of (?:buying|trying|getting)|tempted|worth (?:buying|trying))\b/;

const HERPES = /\b(?:cold ?sores?|herpes|fever blisters?)\b/;
/** It is there or comes, and is no matter of other years. */
const COMES =
	/\b(?:tingl\w*|blister\w*|coming|comes? (?:up|out|on)|came (?:up|out|on)|feel\w*|burst|crust\w*|this (?:morning|week)|today|yesterday|since|now|again|started|starting|got|have)\b/;
const TREATED =
	/\b(?:laser\w*|fraxel|co2|ipl|bbl|micro ?needl\w*|derma ?roll\w*|derma ?pen|(?:chemical|tca|acid|glycolic|yellow|green|vi|jessner\w*) peels?|a peel|my peel|the peel|dermabra\w*|resurfac\w*|fractional|morpheus\w*|thermage|plasma pen)\b/;

/** A whole face, a throat or a hospital: an allergy that the next doctor has to know of. */
const SEVERE =
	/\b(?:eyes? (?:\w+ )?(?:closed|shut|swell\w*|swelled|swollen|puff\w*)|face (?:\w+ )?(?:swell\w*|swelled|swollen|blew|ballooned|puff\w*)|(?:throat|tongue) (?:\w+ )?(?:swell\w*|swelled|swollen|clos\w*|tight\w*)|(?:could|can) (?:hardly |barely |not )?breathe|ambulance|adrenaline|epi ?pen|anaphyla\w*|(?:swell\w*|swelled|swollen|reaction|hives)\b.*\b(?:hospital|emergency|inject\w*)|(?:hospital|emergency|inject\w*)\b.*\b(?:swell\w*|swelled|swollen|reaction|hives))\b/;

/** Contact allergies that a doctor found, and lids that flake or itch. */
const LIDS = /\b(?:eye ?lids?|lids?|around (?:the|my|both) eyes?)\b/;
const SORE_LIDS = /\b(?:itch\w*|scal(?:y|ing|es)|flak\w*|eczema\w*|crack\w*|peel\w*)\b/;

const danger = (about: DangerTold, { quote }: Clause): PersonFact => ({
	id: "asks_for",
	about,
	quote,
	sure: true,
});

/** Somebody low beside a young child; a steroid that is to go on a face; a cream on offer that promises fast lightening. */
export function dangersTold(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else" && kind !== "past");
	const low = own.find(({ text }) => affirms(text.replaceAll(NOT_LOW, " "), LOW) || isNotMyself(text));
	const child = clauses.some(({ text }) => YOUNG_CHILD.test(text));
	const steroid = own.find(
		({ text }) => STEROID.test(text) && ASKS_TO_PUT.test(text) && ON_FACE.test(text.replace(STEROID, " ")),
	);
	const offered = clauses.find((clause) => {
		const said = clauses
			.filter(({ sentence }) => sentence === clause.sentence)
			.map(({ text }) => text)
			.join(" , ");
		return OFFERED.test(said) && (LIGHTENS.test(said) || (CREAM.test(said) && PROMISES_LIGHT.test(said)));
	});
	const all = clauses.map(({ text }) => text).join(" , ");
	const herpes = own.find(
		({ text, sentence }) =>
			HERPES.test(text) &&
			own.some((one) => Math.abs(one.sentence - sentence) <= 1 && COMES.test(one.text.replace(HERPES, " "))),
	);
	const lids = own.find(
		({ text, sentence }) =>
			LIDS.test(text) && own.some((one) => one.sentence === sentence && affirms(one.text, SORE_LIDS)),
	);
	const allergies = readAllergies(clauses);
	const severe = clauses.find(({ kind, text }) => kind !== "someone_else" && affirms(text, SEVERE));
	return [
		...(severe !== undefined && allergies.length > 0 ? [danger("severe_allergy", severe)] : []),
		...(herpes !== undefined && TREATED.test(all) && procedures(clauses).length > 0
			? [danger("herpes_on_treated_skin", herpes)]
			: []),
		...(lids !== undefined && allergies.some(({ about }) => about !== "benzoyl_peroxide")
			? [danger("allergy_on_lids", lids)]
			: []),
		...(low !== undefined && child ? [danger("low_mood_after_birth", low)] : []),
		...(steroid === undefined ? [] : [danger("steroid_on_face", steroid)]),
		...(offered === undefined ? [] : [danger("lightener_offered", offered)]),
	];
}

/** What is denied in these is the person itself: "I do not recognise myself". */
function isNotMyself(text: string): boolean {
	return /\bnot (?:\w+ )?(?:recogni[sz]e (?:myself|her|me|the (?:person|woman|face))|myself|coping|cope|bond\w*|enjoy\w* (?:her|him|it|anything))\b/.test(
		text,
	);
}

/** A steroid that nobody named: a cream without a name, and what such a cream does to a face or does when it is missed. */
export function steroidBySigns(clauses: readonly Clause[]): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind !== "someone_else");
	const all = clauses.map(({ text }) => text).join(" , ");
	const said = own.map(({ text }) => text).join(" , ");
	if (!UNKNOWN_CREAM.test(all) || !(REBOUND.test(said) || THINNED.test(said))) return [];
	const used =
		/\b(?:i|my|me)\b.{0,40}\b(?:use|used|using|put|rub|apply|buy|bought|go back|been on|am on|cream|tub|forget|miss|skip|stop|leave|pause|go without|do not put)\b/.test(
			said,
		);
	const told = own.find(({ text }) => REBOUND.test(text) || THINNED.test(text)) ?? own[0];
	if (!used || told === undefined) return [];
	return [
		{ id: "steroid_cream", quote: told.quote, sure: false },
		{ id: "uses_irritant", about: "a bleaching soap", quote: told.quote, sure: true },
	];
}
