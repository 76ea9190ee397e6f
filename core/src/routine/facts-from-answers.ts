import { isOfOther } from "../person/fact-words.ts";
import {
	factsUnderstood,
	mergeFacts,
	type PersonFact,
	type PersonFactId,
	type Understood,
} from "../person/person-fact.ts";
import { isMinor, type Preferences } from "./person.ts";

/** The answer that tells a fact. An allergy stands in a list; what passes by itself is told in words alone. */
const TOLD_BY: Partial<Record<PersonFactId, Preferences>> = {
	under_13: { age_band: "under-13" },
	age_13_15: { age_band: "13-15" },
	age_16_17: { age_band: "16-17" },
	age_65_or_more: { age_band: "65+" },
	pregnant: { pregnancy: "pregnant" },
	trying: { pregnancy: "trying" },
	breastfeeding: { pregnancy: "breastfeeding" },
	isotretinoin: { isotretinoin: true },
	prescription_retinoid: { prescription_retinoid: true },
	prescription_acne: { prescription_acne: true },
	steroid_cream: { steroid_cream: true },
	photosensitizing_medicine: { photosensitizing_medicine: true },
	weak_immune_system: { weak_immune_system: true },
	barrier_disease: { barrier_disease: true },
	rosacea: { rosacea: true },
	two_products: { routine_size: "two" },
	few_products: { routine_size: "few" },
};

/** What the answers in the settings tell. */
export function factsFromAnswers(preferences: Preferences): PersonFact[] {
	const told = (Object.keys(TOLD_BY) as PersonFactId[]).filter((id) => tells(preferences, { id }));
	return mergeFacts([
		...told.map((id): PersonFact => ({ id, sure: true })),
		...(preferences.allergies ?? []).map((about): PersonFact => ({ id: "allergy", about, sure: true })),
	]);
}

/** In which a note that sounds of a baby is about a grandchild. */
const PAST_CHILDREN: readonly Preferences["age_band"][] = ["55-64", "65+"];

/** A child that is told and cannot be expected at the age that the person answered. */
function isPastIt({ id }: Told, { age_band }: Pick<Preferences, "age_band">): boolean {
	return PAST_CHILDREN.includes(age_band) && TOLD_BY[id]?.pregnancy !== undefined;
}

/** Answers and what a report understood from its note, together. */
export function factsAbout(preferences: Preferences, understood: readonly Understood[] = []): PersonFact[] {
	const read = factsUnderstood(understood);
	const grown = preferences.age_band !== undefined && !isMinor(preferences) && !isOfOther(read);
	const isHeard = ({ id }: Told) => understood.some((one) => one.id === id && one.heard);
	const isAnswered = ({ id }: Told) =>
		Object.keys(TOLD_BY[id] ?? {}).some((key) => preferences[key as keyof Preferences] !== undefined);
	return mergeFacts(
		factsFromAnswers(preferences),
		read
			// Who answered to be grown up is no pupil for a school that a note names.
			.filter(({ id, sure }) => !(grown && !sure && isMinor({ age_band: TOLD_BY[id]?.age_band })))
			// What only the meaning of a sentence tells gives way to an answer to the same question.
			.filter((fact) => !(isHeard(fact) && (isAnswered(fact) || isPastIt(fact, preferences)))),
	);
}

type Told = Pick<PersonFact, "id" | "about">;

/** True where the answers say it too. */
export function tells(preferences: Preferences, { id, about }: Told): boolean {
	if (id === "allergy") return about !== undefined && (preferences.allergies?.includes(about) ?? false);
	const answers = Object.entries(TOLD_BY[id] ?? {});
	return (
		answers.length > 0 && answers.every(([key, value]) => preferences[key as keyof Preferences] === value)
	);
}

/** The answers with a fact among them that was told in words; as they are where no answer stands for it. */
export function withFact(preferences: Preferences, { id, about }: Told): Preferences {
	if (id !== "allergy" || about === undefined) return { ...preferences, ...TOLD_BY[id] };
	const { allergies = [] } = preferences;
	return allergies.includes(about) ? preferences : { ...preferences, allergies: [...allergies, about] };
}

/** The answers without the one that tells a fact; its question is open again. */
export function withoutFact(preferences: Preferences, fact: Told): Preferences {
	if (!tells(preferences, fact)) return preferences;
	const { id, about } = fact;
	const left = { ...preferences };
	const others = preferences.allergies?.filter((one) => one !== about) ?? [];
	if (about !== undefined && others.length > 0) return { ...left, allergies: others };
	for (const key of Object.keys(about === undefined ? (TOLD_BY[id] ?? {}) : { allergies: others })) {
		delete left[key as keyof Preferences];
	}
	return left;
}

/** What is heard by its sound alone and cannot be at the age that the person answered; what words say stands. */
export function heardOfPerson(
	heard: readonly PersonFact[] = [],
	preferences: Pick<Preferences, "age_band">,
): PersonFact[] {
	return heard.filter((fact) => !isPastIt(fact, preferences));
}
