import { allergenName } from "../person/fact-words.ts";
import { assertNever } from "../skin/assert-never.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { Person, Preferences, PregnancyAnswer } from "./person.ts";

const PREGNANCY: Record<PregnancyAnswer, string> = {
	pregnant: "you are pregnant",
	trying: "you are trying for a baby",
	breastfeeding: "you are breastfeeding",
	no: "you are not pregnant, trying or breastfeeding",
};

/** Safety first: the order in which answers are told. */
const ANSWERS = [
	"pregnancy",
	"age_band",
	"prescription_retinoid",
	"isotretinoin",
	"prescription_acne",
	"barrier_disease",
	"rosacea",
	"steroid_cream",
	"photosensitizing_medicine",
	"weak_immune_system",
	"allergies",
	"sensitive_skin",
	"sensitivity_answers",
	"monk_tone",
	"fragrance_free",
	"budget",
	"routine_size",
] as const satisfies readonly (keyof Preferences)[];
type Answer = (typeof ANSWERS)[number];

/** Every answer that decides about a plan is told: a new one does not compile until it is. */
type Untold = Exclude<keyof Preferences, Answer>;
const ALL_TOLD: Untold extends never ? true : never = true;

/** What a person answers differently now, as one sentence; null when nothing that decides about a plan. */
export function toldChanges(before: Person, after: Person): string | null {
	const clauses = ANSWERS.filter(
		(answer) => ALL_TOLD && comparable(before.preferences[answer]) !== comparable(after.preferences[answer]),
	).map((answer) => clauseFor(answer, after.preferences));
	if (comparable(before.issues) !== comparable(after.issues)) clauses.push("your concerns have changed");
	if (comparable(before.goals) !== comparable(after.goals)) clauses.push("your goals have changed");
	return clauses.length === 0 ? null : `You told us ${joinWords(clauses)}.`;
}

/** The database keeps no order of keys. */
function comparable(value: unknown): string {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value) ?? "";
	return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b, "en")));
}

function clauseFor(answer: Answer, now: Preferences): string {
	switch (answer) {
		case "pregnancy":
			return now.pregnancy ? PREGNANCY[now.pregnancy] : "you leave the question about pregnancy open";
		case "age_band":
			return now.age_band ? `you are ${ageWords(now.age_band)}` : "you leave your age open";
		case "prescription_retinoid":
			return uses(now.prescription_retinoid, "a prescription retinoid", "no prescription retinoid");
		case "prescription_acne":
			return uses(now.prescription_acne, "an acne medicine from a doctor", "no acne medicine from a doctor");
		case "isotretinoin":
			return now.isotretinoin === true ? "you take isotretinoin" : "you take no isotretinoin";
		case "barrier_disease":
			return has(now.barrier_disease, "eczema, dermatitis or psoriasis on the face");
		case "rosacea":
			return has(now.rosacea, "rosacea");
		case "steroid_cream":
			return uses(now.steroid_cream, "a steroid cream on your face", "no steroid cream on your face");
		case "photosensitizing_medicine":
			return `you take ${now.photosensitizing_medicine === true ? "a" : "no"} medicine that makes skin burn in the sun`;
		case "weak_immune_system":
			return `your immune system is ${now.weak_immune_system === true ? "" : "not "}weakened`;
		case "allergies":
			return now.allergies !== undefined && now.allergies.length > 0
				? `you are allergic to ${joinWords(now.allergies.map(allergenName))}`
				: "you name no allergy";
		case "sensitive_skin":
			if (now.sensitive_skin === undefined) return "you leave open whether your skin is sensitive";
			return now.sensitive_skin ? "your skin is sensitive" : "your skin is not sensitive";
		case "sensitivity_answers":
			return "your skin feels different now";
		case "monk_tone":
			return now.monk_tone === undefined
				? "you leave your skin tone open"
				: `your skin tone is swatch ${now.monk_tone}`;
		case "fragrance_free":
			return now.fragrance_free === true ? "you want no fragrance" : "fragrance is fine for you";
		case "budget":
			return "you want to spend a different amount";
		case "routine_size":
			if (now.routine_size === undefined) return "you leave the number of products to the plan";
			return now.routine_size === "two" ? "you want no more than two products" : "you want few products";
		default:
			return assertNever(answer);
	}
}

function uses(answer: boolean | undefined, yes: string, no: string): string {
	return `you use ${answer === true ? yes : no}`;
}

function has(answer: boolean | undefined, what: string): string {
	return `you have ${answer === true ? "" : "no "}${what}`;
}

function ageWords(band: NonNullable<Preferences["age_band"]>): string {
	if (band === "under-13") return "under 13";
	return band === "65+" ? "65 or older" : band.replace("-", " to ");
}
