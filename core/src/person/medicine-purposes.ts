import { affirms } from "../skin/note/affirms.ts";
import { weeksAgo } from "../skin/note/durations.ts";
import { phrases } from "../skin/note/phrases.ts";
import type { Clause } from "../skin/note/read-note.ts";
import { medicineNames } from "./medicine-names.ts";
import { IN_USE, ONLY_ASKED } from "./medicine-phrases.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";
import { WORDS } from "./words.ts";

/** A medicine that treats more than one disease, which tells its fact where the disease stands beside it. */
interface Purpose {
	id: PersonFactId;
	medicine: RegExp;
	disease: RegExp;
	/** Sold in a shop too: a doctor has to be named beside it. */
	from_doctor: boolean;
}

const ROSACEA = phrases("rosacea|couperose|flushing|rosy papules");
const SKIN_DISEASE = phrases(
	"eczema|atopic|atopy|contact/atopic/seborr*/hand/eyelid dermatitis|seb derm|psoriasis|psoriatic|sebopsoriasis|neurodermatitis|neurodermitis|exzem|dyshidros*|lichen",
);
const DOCTOR = phrases("{doctor}|prescri*|doctor gave|put me on|gave me|my tube", WORDS);

const PURPOSES: readonly Purpose[] = [
	{
		id: "prescription_rosacea",
		medicine: phrases(
			"finacea|oracea|efracea|periostat|doxy|doxycycline|minocycline|lymecycline|tetracycline|oxytetracycline|isotretinoin|accutane|roaccutane|skinoren|azelex|propranolol|clonidine|carvedilol|ivermectin|metronidazole|antibiotic*|prescription cream/gel|pills from|tablets from",
		),
		disease: ROSACEA,
		from_doctor: false,
	},
	{
		id: "prescription_rosacea",
		medicine: phrases("azelaic|sulfur wash|sulphur wash|sulfacetamide"),
		disease: ROSACEA,
		from_doctor: true,
	},
	{
		id: "prescription_rosacea",
		medicine: phrases("cream|gel|lotion|tablets|pills|capsules"),
		disease: phrases(
			"{doctor} _ for _ rosacea|for _ rosacea _ {doctor}|rosacea _ {doctor} gave/gives/wrote/writes|rosacea cream/gel from _ {doctor}",
			WORDS,
		),
		from_doctor: true,
	},
	{
		id: "prescription_eczema",
		medicine: phrases(
			[
				...medicineNames("barrier"),
				"methotrexate|mtx|ciclosporin|cyclosporin|cyclosporine|azathioprine|mycophenolate|adalimumab|humira|cosentyx|secukinumab|skyrizi|risankizumab|tremfya|guselkumab|taltz|ixekizumab|stelara|ustekinumab|bimzelx|enbrel|etanercept|rinvoq|upadacitinib|olumiant|baricitinib|acitretin|biologic*|light therapy|phototherapy|puva|uvb",
			].join("|"),
		),
		disease: SKIN_DISEASE,
		from_doctor: false,
	},
	{
		id: "prescription_eczema",
		medicine: phrases(
			[
				...medicineNames("steroid"),
				"steroid cream*|steroid ointment*|steroid lotion|topical steroid*|prescription cream/ointment|ointment|tacrolimus|ketoconazole",
			].join("|"),
		),
		disease: SKIN_DISEASE,
		from_doctor: true,
	},
];

/** "Azathioprine for my hepatitis" treats no skin that the next thought speaks of. */
const FOR_ANOTHER = /\bfor (?:my|the|his|her)((?: \w+){1,3})/;
const REACH = 1;
const STILL_WORKS = 8;

/** Medicines told by what they are for: azelaic acid for rosacea, methotrexate for psoriasis, mometasone for eczema. */
export function medicinesByPurpose(clauses: readonly Clause[], not_own: readonly Clause[]): PersonFact[] {
	const own = clauses.filter((one) => one.kind === "own" && !not_own.includes(one));
	return PURPOSES.flatMap(({ id, medicine, disease, from_doctor }) => {
		const told = own.find((clause) => {
			const { text, sentence } = clause;
			if (!affirms(text, medicine) || (weeksAgo(text) ?? 0) > STILL_WORKS) return false;
			const [, purpose] = FOR_ANOTHER.exec(text) ?? [];
			if (purpose !== undefined && !disease.test(purpose)) return false;
			if (ONLY_ASKED.test(text) && !affirms(text, IN_USE)) return false;
			const near = own.filter((one) => Math.abs(one.sentence - sentence) <= REACH);
			const beside = (pattern: RegExp) => near.some((one) => affirms(one.text, pattern));
			return beside(disease) && (!from_doctor || beside(DOCTOR));
		});
		return told === undefined ? [] : [{ id, quote: told.quote, sure: true }];
	});
}
