import { PEOPLE } from "../skin/note/people.ts";
import { factsFromText } from "./facts-from-text.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";
import { isOfOthersAbroad } from "./told-abroad.ts";

const OF_MEDICINES: readonly PersonFactId[] = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"antibiotic_alone",
	"prescription_rosacea",
	"prescription_eczema",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
	"blood_thinner",
];

/** Sold without a doctor too: in use it is a treatment like any other. */
const SOLD_FREELY = /^[^a-z]*(?:adapalene|differin)\b(?!.*\b(?:benzoyl|bpo|prescri|doctor|gp|derm))/i;

/** "Epiduo from my cousin", "wife's little yellow tube": it was prescribed to somebody else, and no doctor watches over it here. */
const OF_OTHERS = new RegExp(
	`(?:\\bfrom (?:my |a |the |our )?(?:\\w+ )?|\\((?:my |our |the )?|^(?:my |our |the )?)(?:${PEOPLE}|mates?|cuz|herself|himself)(?:'?s?\\b)`,
	"i",
);
const PRESCRIBED: readonly PersonFactId[] = [
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"prescription_eczema",
	"isotretinoin",
];

/** Whether something in use is called somebody else's. */
export function isOfOthers(name: string): boolean {
	return OF_OTHERS.test(name) || isOfOthersAbroad(name);
}

/** Medicines among what somebody lists as in use: "lymecycline" there counts like "I take lymecycline" in a note. */
export function medicinesInUse(names: readonly string[]): PersonFact[] {
	return names.flatMap((name) =>
		factsFromText(`I use ${name.replaceAll(/[.!?;,\n]+/g, " ")}.`)
			.filter(
				({ id }) =>
					OF_MEDICINES.includes(id) &&
					!(id === "prescription_retinoid" && SOLD_FREELY.test(name)) &&
					!(PRESCRIBED.includes(id) && isOfOthers(name)),
			)
			.map((fact) => ({ ...fact, quote: name })),
	);
}
