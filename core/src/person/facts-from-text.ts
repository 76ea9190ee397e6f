import { affirms } from "../skin/note/affirms.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import { type Clause, type ReadNote, readNote } from "../skin/note/read-note.ts";
import { readAge } from "./ages.ts";
import { readAllergies } from "./allergies.ts";
import { factWords } from "./fact-words.ts";
import * as medicine from "./medicine-phrases.ts";
import { FACT_RULES, isSameFact, mergeFacts, type PersonFact, type PersonFactId } from "./person-fact.ts";
import * as state from "./state-phrases.ts";
import type { Understood } from "./understood.ts";

/** One way to tell a fact. A thought tells it where it says the words, without those that turn them. */
interface Telling {
	id: PersonFactId;
	says: RegExp;
	/** Words of something else that hold the same words; they are looked over. */
	not?: RegExp;
	/** The thought is about something else altogether. */
	unless?: RegExp;
	/** Asked about and not used, it tells nothing. */
	medicine?: true;
	/** Counts for as many weeks after it ended. */
	weeks?: number;
}

const MONTHS_6 = 26;
const UNSURE =
	/\b(?:maybe|might|may be|think|possibly|perhaps|probably|not sure|unsure|suspect|pretty sure|late|missed|not tested|people say|could be|seems)\b/;
const BODY_ONLY =
	/\b(?:hands?|fingers?|legs?|arms?|elbows?|knees?|feet|foot|ankles?|(?:my|the|upper|lower) back|scalp|groin|bikini(?: line)?|armpits?|chest|shoulders?|thighs?|shins?|body|belly|stomach|bum|haemorrhoids|hemorrhoids|insect bites?|mosquito)\b/;
const FACE =
	/\b(?:face|cheeks?|eyelids?|eyes?|nose|mouth|lips?|forehead|chin|jaw|brows?|eyebrows?|temples?|hairline|neck|everywhere|all over)\b/;

const FACE_IS_FINE = /\b(?:fine|clear|ok|okay|good|not|never|no|calm|normal|great|free)\b/;

const TELLINGS: readonly Telling[] = [
	{ id: "pregnant", says: state.PREGNANT, not: state.NOT_PREGNANT_NOW },
	{ id: "trying", says: state.TRYING },
	{ id: "breastfeeding", says: state.BREASTFEEDING, not: state.NOT_NURSING },
	{
		id: "isotretinoin",
		says: medicine.ISOTRETINOIN,
		not: medicine.ISOTRETINOIN_ON_SKIN,
		medicine: true,
		weeks: MONTHS_6,
	},
	{ id: "prescription_retinoid", says: medicine.RETINOID, medicine: true, weeks: 4 },
	{
		id: "prescription_acne",
		says: medicine.ACNE_MEDICINE,
		unless: medicine.NOT_FOR_ACNE,
		medicine: true,
		weeks: 4,
	},
	{ id: "steroid_cream", says: medicine.STEROID, medicine: true, weeks: 8 },
	{ id: "photosensitizing_medicine", says: medicine.PHOTOSENSITIZER, medicine: true, weeks: 2 },
	{ id: "weak_immune_system", says: medicine.IMMUNE_WEAK, not: medicine.NOT_A_TRANSPLANT, weeks: MONTHS_6 },
	{ id: "blood_thinner", says: medicine.BLOOD_THINNER, weeks: 2 },
	{
		id: "prescription_rosacea",
		says: medicine.ROSACEA_MEDICINE,
		unless: medicine.NOT_FOR_ROSACEA,
		medicine: true,
		weeks: 8,
	},
	{ id: "hydroquinone", says: medicine.HYDROQUINONE, medicine: true, weeks: 4 },
	{ id: "rosacea", says: state.ROSACEA, unless: state.ROSACEA_NOT_MINE },
	{ id: "prescription_eczema", says: medicine.BARRIER_MEDICINE, medicine: true, weeks: 8 },
	{ id: "barrier_disease", says: state.BARRIER, not: state.PERIORAL },
	{ id: "perioral_dermatitis", says: state.PERIORAL },
	{ id: "melasma", says: state.MELASMA },
	{ id: "shaving_bumps", says: state.SHAVING_BUMPS },
	{ id: "sunburn", says: state.SUNBURN, not: state.NO_SUNBURN, weeks: 2 },
	{ id: "broken_skin", says: state.BROKEN, not: state.NOT_BROKEN, weeks: 2 },
	{ id: "barrier_strained", says: state.STRAINED, not: state.NOT_STRAINED, weeks: 1 },
	{ id: "vegan", says: state.VEGAN },
	{ id: "two_products", says: state.TWO_PRODUCTS },
	{ id: "few_products", says: state.FEW_PRODUCTS },
];

/** What a person tells about themselves in a note or a turn of a talk; [] where they tell nothing. Never throws. */
export function factsFromText(text: string): PersonFact[] {
	const note = readNote(text);
	const facts = TELLINGS.flatMap((telling) => told(telling, note.clauses));
	const age = readAge(note.clauses);
	return mergeFacts(
		[
			...facts,
			...(age === null ? [] : [{ ...age, sure: true }]),
			...readAllergies(note.clauses),
			...pregnantByWeeks(note),
			...pillForSkin(note),
			...procedures(note),
			...(note.for_other ? [{ id: "other_person" as const, sure: true }] : []),
		].filter(({ id }) => id !== "pregnant" || !(isTryingInstead(note) || isNursingAfter(note))),
	);
}

function told(telling: Telling, clauses: readonly Clause[]): PersonFact[] {
	const clause = clauses.find((one) => tells(telling, one) && !isElsewhere(telling, one, clauses));
	return clause === undefined
		? []
		: [{ id: telling.id, quote: clause.quote, sure: !UNSURE.test(clause.text) }];
}

function tells({ says, not, unless, medicine: asks, weeks = 0 }: Telling, clause: Clause): boolean {
	if (clause.kind === "someone_else") return false;
	const text = not === undefined ? clause.text : clause.text.replace(all(not), "...");
	if (!affirms(text, says) || unless?.test(text)) return false;
	if (asks && isOnlyAsked(text)) return false;
	const ago = weeksAgo(text);
	if (ago !== null) return ago <= weeks || (weeks === 0 && clause.kind !== "past" && /\bsince\b/.test(text));
	return clause.kind === "own" || (clause.kind === "hypothetical" && /\b(?:i|my|me)\b/.test(text));
}

/** What counts on the face alone: eczema of the hands is no reason to leave a face untreated. */
const OF_A_PLACE: readonly PersonFactId[] = [
	"steroid_cream",
	"barrier_disease",
	"prescription_eczema",
	"shaving_bumps",
];

function isElsewhere({ id }: Telling, { text, sentence }: Clause, clauses: readonly Clause[]): boolean {
	if (!OF_A_PLACE.includes(id) || !BODY_ONLY.test(text) || FACE.test(text)) return false;
	const beside = clauses.filter((one) => one.sentence === sentence && FACE.test(one.text));
	return beside.every((one) => FACE_IS_FINE.test(one.text));
}

/** What is sold without a doctor too, said as one word, is looked for and not used. */
const BARE_NAME = /^(?:adapalene|differin)$/;

function isOnlyAsked(text: string): boolean {
	if (BARE_NAME.test(text)) return true;
	return medicine.ONLY_ASKED.test(text) && !affirms(text, medicine.IN_USE);
}

function all(pattern: RegExp): RegExp {
	return new RegExp(pattern.source, "g");
}

const OWN_WEEKS =
	/\b(?:i am|am|at|im|now|currently) (?:only |about |nearly |almost )?(\d{1,2}) weeks?\b(?! (?:\w+ )?(?:into|of|on|post|after|since|old|ago|with|deep|free|clean|sober|out|away|in to|in on))/;
const BARE_WEEKS = /\b(?:week )?(\d{1,2}) (?:weeks?|w)(?: in| along| and \d)?\b/;

/** "I'm 19 wks", or weeks beside what belongs to a pregnancy. */
function pregnantByWeeks({ clauses }: ReadNote): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const signs = own.some(({ text }) => affirms(text, state.PREGNANCY_SIGNS));
	const clause = own.find(({ text }) => {
		const weeks = (signs ? BARE_WEEKS : OWN_WEEKS).exec(text)?.[1];
		return weeks !== undefined && Number(weeks) >= 4 && Number(weeks) <= 42;
	});
	return clause === undefined ? [] : [{ id: "pregnant", quote: clause.quote, sure: true }];
}

/** A contraceptive counts where it is taken for the skin. */
function pillForSkin({ clauses }: ReadNote): PersonFact[] {
	const own = clauses.filter(({ kind }) => kind === "own");
	const clause = own.find(
		({ text }) => affirms(text, medicine.PILL_FOR_SKIN) && medicine.FOR_SKIN.test(text) && !isOnlyAsked(text),
	);
	return clause === undefined ? [] : [{ id: "prescription_acne", quote: clause.quote, sure: true }];
}

/** Done to the skin within two weeks; a planned one and one of years ago tell nothing. */
function procedures({ clauses }: ReadNote): PersonFact[] {
	const clause = clauses.find(({ text, kind }) => {
		if (kind === "someone_else" || !affirms(text, state.PROCEDURE)) return false;
		const ago = weeksAgo(text);
		if (ago !== null) return ago <= 2.2;
		if (kind === "past" || state.LONG_DONE.test(text)) return false;
		if (state.HAPPENED.test(text) && !state.BOOKED.test(text)) return true;
		return affirms(text, state.DONE) && !state.PLANNED.test(text);
	});
	return clause === undefined ? [] : [{ id: "recent_procedure", quote: clause.quote, sure: true }];
}

/** "Not pregnant yet, hoping to be": the wish stands in the place of the state. */
function isTryingInstead({ clauses }: ReadNote): boolean {
	return (
		clauses.some(({ text }) => /\bnot pregnant\b/.test(text)) &&
		clauses.some(({ text }) => state.TRYING.test(text))
	);
}

const ONLY_AFTERWARDS =
	/\b(?:came|come|comes|started|began|appeared|got it|since|left over) (?:with|in|during|from|after) (?:my|the|a) (?:last |first |second )?pregnancy\b/;

/** Somebody who nurses speaks of the pregnancy before, unless anything else says that another one goes on. */
function isNursingAfter({ clauses }: ReadNote): boolean {
	const own = clauses.filter(({ kind }) => kind !== "someone_else").map(({ text }) => text);
	const others = own.map((text) => text.replace(ONLY_AFTERWARDS, "..."));
	return (
		own.some((text) => affirms(text, state.BREASTFEEDING)) &&
		own.some((text) => ONLY_AFTERWARDS.test(text)) &&
		!others.some((text) => affirms(text, state.PREGNANT))
	);
}

/** Reads a note; what the person said earlier about the same readings of it stays. */
export function understand(note: string | null, earlier: readonly Understood[] = []): Understood[] {
	return (note === null ? [] : factsFromText(note)).map((fact) => ({
		...fact,
		words: factWords(fact),
		lasting: FACT_RULES[fact.id].lasting,
		state: earlier.find((one) => isSameFact(one, fact))?.state ?? "read",
	}));
}
