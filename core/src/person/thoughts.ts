import { clauseKind, SOMEONE } from "../skin/note/clause-kind.ts";
import type { Clause, ReadNote } from "../skin/note/read-note.ts";
import { ALLERGEN_NAMES } from "./allergens.ts";
import {
	longNames,
	MEDICINE_NAMES,
	type MedicineClass,
	medicineNames,
	spellNames,
} from "./medicine-names.ts";
import type { PersonFactId } from "./person-fact.ts";

const SPELLED = longNames([
	...(Object.keys(MEDICINE_NAMES) as MedicineClass[]).flatMap(medicineNames),
	...ALLERGEN_NAMES,
]);

/** Within one clause somebody turns to another matter: "had a fraxel for it and we start IVF". */
const TURNS =
	/ (?:, )?and (?=(?:we|our|me and|today|yes|he|she|her|his) )| , (?=(?:we|our|and i|and my) )| then (?=(?:we|i) )/;

/** The thoughts of a note as facts about the person are read: names spelled right, and each thought of one matter. */
export function thoughtsOf(note: ReadNote): Clause[] {
	return note.clauses.flatMap((clause) => {
		const parts = clause.text.split(TURNS).filter((part) => part.trim() !== "");
		const kind = (text: string) => (parts.length === 1 ? clause.kind : partKind(text, clause));
		return parts.map((part) => {
			const text = spellNames(part, SPELLED);
			const of_note =
				kind(text) === "someone_else" && (note.for_other || isOwnToo(text)) ? "own" : kind(text);
			return { ...clause, text, kind: isOnlyTold(text) ? "someone_else" : of_note };
		});
	});
}

function partKind(text: string, { kind, text: whole }: Clause): Clause["kind"] {
	return kind === "past" || kind === "own"
		? clauseKind(text)
		: text === whole
			? kind
			: clauseKind(text, true);
}

/** "My sister has it and so do I", "girl, five months in", "with this little one". */
const OWN_TOO =
	/\b(?:mum|mom|mama|mother|mommy|mummy|dad|parent) (?:of|to) |\bso (?:do|am|are|have) (?:we|i)\b|^(?:an? )?(?:old |young |retired )*(?:man|woman|lady|gentleman|boy|girl) of (?:\d|\w+ty|\w+teen)|^(?:girl|girlie|boy|bro|sis|dude|man|mate|babe) (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|i|my|so|please|help|what|this|it)\b)|\bwith this (?:little one|baby)\b/;

function isOwnToo(text: string): boolean {
	return OWN_TOO.test(text);
}

/** A film, a rumour, a question that somebody put, or everybody: nothing that is so of the one the note is about. */
const ONLY_TOLD = new RegExp(
	[
		"\\basked (?:me |us )?(?:if|whether|was|am|are|do|did|were|could|can|might) (?:i|we|you)\\b",
		"\\b(?:movie|film|episode|documentary|novel|soap opera|telenovela|k ?drama|storyline)\\b",
		"^(?:i )?(?:heard|hear|read|just read|just heard) (?!back)",
		"^(?:everyone|everybody|nobody|no one|half|all) (?:at|in|of|around|the|on|my|else)\\b",
		"\\b(?:reading|read) (?:out )?an? (?:article|book|piece)\\b",
		"\\bon (?:everyone|everybody)\\b",
		"^(?!(?:baby|bub|she|he|it|one|this|that|mine|ours|edd|twins|number|first|second|third|who|which)\\b)[a-z]+ is due\\b",
		"\\b(?:is|was|are) (?:hers|his|theirs) for\\b",
		"\\bin a dream\\b",
		"^(?:someone|somebody)\\b(?!.*\\b(?:me|my (?:face|cheeks?|nose|chin|lips?|skin|eyes?|forehead|brows?))\\b)",
		"\\b(?:for|of|by|with|in) (?:somebody|someone|anyone|people|women|men|a person|those|patients|anybody) (?:who|that|with|on|in)\\b",
		"^(?:is it )?true or (?:not|false)\\b",
		`\\bon (?:${SOMEONE}) (?:face|skin|cheeks?|hands?)\\b`,
	].join("|"),
);

function isOnlyTold(text: string): boolean {
	return ONLY_TOLD.test(text);
}

/** Where a breath ends within a thought. */
const BREATH = / , | and (?=(?:i|we|now|still|the|my|it|then|got|am)\b)/g;
const TIME_WORDS =
	"(?:about|around|like|maybe|only|some|that was|it was|was|over|nearly|almost|just|a|an|few|couple|of|good|\\d+|\\w+teen|twenty|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|days?|weeks?|months?|years?|fortnight|hours?|back|last|in|on|the|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|night|week|month|year|ago|since|now|today|earlier|this|morning|\\w+ 20\\d\\d)";
const ONLY_TIME = new RegExp(`^(?:${TIME_WORDS}(?: |$))+$`);
/** A thought that is nothing but a time: "eleven days since". */
export function isOnlyTime(text: string): boolean {
	return ONLY_TIME.test(text);
}

/** Goes on about what was just named. */
const GOES_ON = /^(?:\w+ )?(?:it|them|that|stopped|finished|quit|ended|over|done|came off|both)\b/;

/** The part of a thought that speaks of what stands at a place in it, with the time that is said of it. */
export function breathAt(text: string, at: number, length: number): string {
	const ends = [...text.matchAll(BREATH)];
	const starts = [0, ...ends.map((end) => end.index + end[0].length)];
	const parts = starts.map((start, index) => ({ start, end: ends[index]?.index ?? text.length }));
	const cut = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
	let first = Math.max(
		0,
		parts.findLastIndex(({ start }) => start <= at),
	);
	let last = Math.max(
		first,
		parts.findLastIndex(({ start }) => start < at + Math.max(1, length)),
	);
	const before = parts[first - 1];
	if (before !== undefined && ONLY_TIME.test(cut(before))) first -= 1;
	for (let next = parts[last + 1]; next !== undefined; next = parts[last + 1]) {
		if (!ONLY_TIME.test(cut(next)) && !GOES_ON.test(cut(next))) break;
		last += 1;
	}
	return text.slice(parts[first]?.start ?? 0, parts[last]?.end ?? text.length);
}

/** A later thought that says it is not so after all. */
const NOT_SO =
	/\b(?:(?:doctor|doc|gp|dr|derm\w*|nurse|midwife|allergist|specialist|pharmacist|she|he|they|it|tests?)(?: \w+)? (?:says?|said|thought|reckoned|thinks) (?:nope|not|it is not|it was not|that it is not)|(?:says?|said|thought) no(?= ?$| ,| in| it| to it)|(?:it|that) (?:is|was) not(?= ?$| ,| it\b| that\b| one\b| (?:rosacea|eczema|psoriasis|dermatitis|melasma|an? allergy))|ruled (?:it |that )?out|(?:came|come|comes|coming) back (?:clean|clear|negative|fine|normal)|(?:tests?|results?|patch) (?:was|were|is|are) (?:negative|clear|fine)|turned out (?:not|to be just|it was|to be a)|false alarm|skipped me|not me$|nothing on me|(?:i am|i do|i have) not(?= ?$| ,| either)|i do not (?:do|take|use|have) (?:any|it|them|either|one|that)\b|never had (?:it|one|any)\b(?! since)|had it as a (?:baby|kid|child|teen)|gone since|gr[eo]w\w* out of it|outgrew it|long gone|not had it since|(?:do|does) not have (?:it|one|any|either))/;
/** The same within one thought: "my wife says dermatitis, the doctor says no". */
const NOT_SO_AFTER_ALL =
	/\b(?:(?:says?|said|thought) no(?= ?$| ,| in| it)|ruled (?:it |that )?out|(?:came|come) back (?:clean|clear|negative)|turn(?:s|ed) out (?:not|i was|it|to be)|false alarm|got rid of)\b/;
/** Said of a medicine: it was never begun. */
const NOT_TAKEN =
	/\b(?:without it|without them|i take nothing|take nothing\b(?! (?:for|against))|on nothing|no medic\w+|hated it|declined|not opened|(?:threw|binned|chucked) (?:\w+ ){0,4}?(?:out|away)\b|gave (?:it|them) (?:back|away)\b|that is over|in a dream|only asking|just asking|never (?:use|used|had|taken|touched|tried|took|filled|started)|hands? off|i said no|decided against|(?:mentioned|offered|suggested) it as an option|turned (?:it|them) down|never again|did not (?:take|start|go|fill|use)|have not (?:started|taken|used|opened|begun)|not (?:since|yet))\b/;
/** Nobody says so of what they have: "thought it was rosacea for ages". */
const WAS_THOUGHT = /\bthought (?:\w+ ){1,4}?(?:was|had|were)\b(?!.*\b(?:confirmed|and it is)\b)/;
const MEDICINES: readonly PersonFactId[] = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"prescription_eczema",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
	"blood_thinner",
];
const DIAGNOSES: readonly PersonFactId[] = [
	"barrier_disease",
	"perioral_dermatitis",
	"rosacea",
	"melasma",
	"allergy",
];
const LOST_OR_NONE =
	/\b(?:false alarm|tests? (?:\w+ )?(?:was|were|came back|is|are|says?|said) (?:negative|no\b|not)|got my period|period (?:came|started|arrived)|not pregnant after all|it was not to be)\b/;

/** True where the next thoughts take a fact back: "they thought it was rosacea, the dermatologist said no". */
export function isTakenBack(id: PersonFactId, told: Clause, clauses: readonly Clause[]): boolean {
	const at = clauses.indexOf(told);
	const later = clauses
		.slice(at + 1)
		.filter(({ sentence, kind }) => sentence <= told.sentence + 1 && kind !== "someone_else")
		.map(({ text }) => text);
	const same = told.text;
	if (MEDICINES.includes(id) && (NOT_TAKEN.test(same) || later.some((text) => NOT_TAKEN.test(text)))) {
		return !/\bfinished|stopped|came off|ago\b/.test(same);
	}
	if (id === "pregnant") return later.some((text) => LOST_OR_NONE.test(text));
	if (DIAGNOSES.includes(id) && (NOT_SO_AFTER_ALL.test(same) || WAS_THOUGHT.test(same))) return true;
	return (MEDICINES.includes(id) || DIAGNOSES.includes(id)) && later.some((text) => NOT_SO.test(text));
}
