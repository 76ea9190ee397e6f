import { factsFromText } from "./facts-from-text.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";

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

/** Medicines among what somebody lists as in use: "lymecycline" there counts like "I take lymecycline" in a note. */
export function medicinesInUse(names: readonly string[]): PersonFact[] {
	return names.flatMap((name) =>
		factsFromText(`I use ${name.replaceAll(/[.!?;,\n]+/g, " ")}.`)
			.filter(
				({ id }) => OF_MEDICINES.includes(id) && !(id === "prescription_retinoid" && SOLD_FREELY.test(name)),
			)
			.map((fact) => ({ ...fact, quote: name })),
	);
}
