import { PEOPLE } from "../skin/note/clause-kind.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import { factWords, isOfOther } from "./fact-words.ts";
import { factsFromText } from "./facts-from-text.ts";
import { bottleInEnglish } from "./own-products.ts";
import {
	FACT_RULES,
	isSameFact,
	mergeFacts,
	type PersonFact,
	type PersonFactId,
	type Understood,
} from "./person-fact.ts";
import { isHabit } from "./procedures.ts";
import { isOfOthersAbroad } from "./told-abroad.ts";
import { withoutLeftOut } from "./used-irritants.ts";

/**
 * Reads a note; what the person said earlier about the same readings of it stays. `heard`: what the meaning of its sentences
 * tells beside its words; of an earlier reading it stays too.
 */
export function understand(
	note: string | null,
	earlier: readonly Understood[] = [],
	heard: readonly PersonFact[] = [],
): Understood[] {
	const facts = note === null ? [] : factsFromText(note);
	const for_other = isOfOther(facts);
	const meant = for_other ? [] : besideWords(facts, [...heard, ...earlier.filter((one) => one.heard)]);
	return mergeFacts(facts, meant).map((fact) => ({
		...fact,
		words: factWords(fact, for_other),
		...(meant.some((one) => isSameFact(one, fact)) && { heard: true as const }),
		// What is said of somebody else never joins the writer's own answers.
		lasting: FACT_RULES[fact.id].lasting && !for_other,
		state: earlier.find((one) => isSameFact(one, fact))?.state ?? "read",
	}));
}

/** Of these only one is meant: where words tell one, the meaning of a sentence adds no other. */
const EITHER: readonly (readonly PersonFactId[])[] = [
	["pregnant", "trying", "breastfeeding"],
	["isotretinoin", "prescription_retinoid"],
	["under_13", "age_13_15", "age_16_17", "age_65_or_more"],
	["two_products", "few_products"],
	["budget", "low_budget", "high_budget"],
];

/** By the sound of a sentence nobody who works at night is much in the sun, and nobody's even bumps are an eczema. */
const NOT_BESIDE: readonly (readonly [PersonFactId, PersonFactId])[] = [
	["outdoors", "night_work"],
	["barrier_disease", "even_bumps"],
];

/** Whether the meaning of a note may add a fact to what its words tell. */
export function isToldBeside(id: PersonFactId, words: readonly PersonFact[]): boolean {
	const isTold = (one: PersonFactId) => words.some((fact) => fact.id === one);
	return !isTold(id) && !EITHER.some((either) => either.includes(id) && either.some(isTold));
}

function besideWords(told: readonly PersonFact[], heard: readonly PersonFact[]): PersonFact[] {
	const isTold = (id: PersonFactId) => told.some((one) => one.id === id);
	const isSaid = (id: PersonFactId) => isTold(id) || heard.some((one) => one.id === id);
	return heard
		.filter(
			({ id, quote = "" }) =>
				isToldBeside(id, told) &&
				!NOT_BESIDE.some(([one, other]) => one === id && isSaid(other)) &&
				!(id === "recent_procedure" && isHabit(tidy(spellOut(quote)))),
		)
		.map(({ id, quote }) => ({ id, sure: false, ...(quote !== undefined && { quote }) }));
}

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
		factsFromText(`I use ${withoutLeftOut(name).replaceAll(/[.!?;,\n]+/g, " ")} ${bottleInEnglish(name)}.`)
			.filter(
				({ id }) =>
					OF_MEDICINES.includes(id) &&
					!(id === "prescription_retinoid" && SOLD_FREELY.test(name)) &&
					!(PRESCRIBED.includes(id) && isOfOthers(name)),
			)
			.map((fact) => ({ ...fact, quote: name })),
	);
}
