import type { Clause } from "../skin/note/read-note.ts";
import type { PersonFactId } from "./person-fact.ts";

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
