import { mergeFacts, type PersonFact, type PersonFactId } from "../person/person-fact.ts";
import { factsUnderstood, type Understood } from "../person/understood.ts";
import type { AgeBand, Preferences, PregnancyAnswer } from "./person.ts";

const AGE_FACTS: Partial<Record<AgeBand, PersonFactId>> = {
	"under-13": "under_13",
	"13-15": "age_13_15",
	"16-17": "age_16_17",
	"65+": "age_65_or_more",
};
const PREGNANCY_FACTS: Partial<Record<PregnancyAnswer, PersonFactId>> = {
	pregnant: "pregnant",
	trying: "trying",
	breastfeeding: "breastfeeding",
};
const YES_OR_NO = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"barrier_disease",
	"rosacea",
] as const satisfies readonly (PersonFactId & keyof Preferences)[];

/** What the answers in the settings tell. */
export function factsFromAnswers(preferences: Preferences): PersonFact[] {
	const { age_band, pregnancy, allergies = [] } = preferences;
	const ids = [
		...(age_band === undefined ? [] : [AGE_FACTS[age_band]]),
		...(pregnancy === undefined ? [] : [PREGNANCY_FACTS[pregnancy]]),
		...YES_OR_NO.filter((answer) => preferences[answer] === true),
	];
	return mergeFacts([
		...ids.flatMap((id): PersonFact[] => (id === undefined ? [] : [{ id, sure: true }])),
		...allergies.map((about): PersonFact => ({ id: "allergy", about, sure: true })),
	]);
}

/** Answers and what a report understood from its note, together. */
export function factsAbout(preferences: Preferences, understood: readonly Understood[] = []): PersonFact[] {
	return mergeFacts(factsFromAnswers(preferences), factsUnderstood(understood));
}
