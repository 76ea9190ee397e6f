import { PERSON_FACTS, type PersonFact } from "../../person/person-fact.ts";
import { CONCERNS, type Finding } from "../../skin/concern.ts";
import { readSettings } from "../../skin/self-report.ts";
import { findSensitivity, SKIN_TYPES, type SkinType } from "../../skin/skin-type.ts";
import { factsFromAnswers } from "../facts-from-answers.ts";
import { type AgeBand, BUDGETS, type PlanRequest, PREGNANCY_ANSWERS, type Preferences } from "../person.ts";

/** The bands that a plan can tell apart, and two that it cannot. */
export const EVERY_AGE = [
	"under-13",
	"13-15",
	"16-17",
	"18-24",
	"45-54",
	"65+",
] as const satisfies readonly AgeBand[];

const YES_OR_NO = [true, false] as const;

/** Nothing to see, then each concern at a moderate severity, then clear acne with lines. */
const FACES: readonly (readonly Finding[])[] = [
	[],
	...CONCERNS.map((concern) => [finding(concern, 3)]),
	[finding("acne", 2.5), finding("lines", 2)],
];
const SWATCHES = [undefined, 3, 9] as const;

function finding(concern: Finding["concern"], severity: number): Finding {
	return { concern, severity, confidence: 0.8, zones: ["nose"], because: ["shine.nose"] };
}

export interface EveryPerson {
	skin_type: SkinType;
	preferences: Preferences;
	/** Counts the people; turns of faces and swatches are taken from it. */
	index: number;
}

/**
 * Every answer to every question of the settings with every other and with every skin type: 13,440 people for six age
 * bands, four pregnancy answers, two prescriptions, fragrance, three budgets and sensitive skin, unanswered included.
 */
export function* everyPerson(): Generator<EveryPerson> {
	let index = 0;
	for (const skin_type of SKIN_TYPES)
		for (const sensitive_skin of [undefined, ...YES_OR_NO])
			for (const fragrance_free of YES_OR_NO)
				for (const prescription_retinoid of YES_OR_NO)
					for (const prescription_acne of YES_OR_NO)
						for (const pregnancy of [undefined, ...PREGNANCY_ANSWERS])
							for (const age_band of [undefined, ...EVERY_AGE])
								for (const budget of [undefined, ...BUDGETS])
									yield {
										skin_type,
										index: index++,
										preferences: given({
											sensitive_skin,
											fragrance_free,
											prescription_retinoid,
											prescription_acne,
											pregnancy,
											age_band,
											budget,
										}),
									};
}

/** The people whose plans can differ: what only products look at is left unanswered. 1,680 of them. */
export function* everyPlannedPerson(): Generator<EveryPerson> {
	for (const person of everyPerson()) {
		const { fragrance_free, budget } = person.preferences;
		if (fragrance_free === false && budget === undefined) yield person;
	}
}

/** What core decides for this person in front of each face, with each answer about tone. */
export function* requestsFor(person: EveryPerson): Generator<PlanRequest> {
	for (const findings of FACES) {
		for (const monk_tone of SWATCHES) yield requestOf(person, findings, monk_tone);
	}
}

/** One of the requests, in turn. */
export function turnFor(person: EveryPerson, turn: number): PlanRequest {
	const findings = FACES[turn % FACES.length] ?? [];
	return requestOf(person, findings, SWATCHES[turn % SWATCHES.length]);
}

function requestOf(
	{ skin_type, preferences }: EveryPerson,
	findings: readonly Finding[],
	monk_tone: number | undefined,
): PlanRequest {
	return {
		skin_type,
		sensitivity: findSensitivity(findings, readSettings(preferences)).sensitivity,
		findings: [...findings],
		person: {
			goals: ["Younger appearance", "Even tone"],
			issues: [],
			preferences: given({ ...preferences, monk_tone }),
		},
		facts: factsFromAnswers(preferences),
		red_flags: [],
		previous_plan: null,
	};
}

/** Everything a person can tell in one fact, and pairs of them that ask for different things. */
export const EVERY_TOLD: readonly (readonly PersonFact[])[] = [
	[],
	...PERSON_FACTS.filter((id) => id !== "allergy" && id !== "avoids" && id !== "budget").map(
		(id): PersonFact[] => [{ id, sure: true }],
	),
	...["benzoyl_peroxide", "retinol", "fragrance", "cerave"].map((about): PersonFact[] => [
		{ id: "avoids", about, sure: true },
	]),
	...["20 USD", "30 GBP", "2500 INR"].map((about): PersonFact[] => [{ id: "budget", about, sure: true }]),
	...["salicylic_acid", "benzoyl_peroxide", "azelaic_acid", "niacinamide", "retinol", "vitamin_c"].map(
		(about): PersonFact[] => [{ id: "allergy", about, sure: true }],
	),
	...(
		[
			["pregnant", "barrier_strained"],
			["pregnant", "rosacea"],
			["pregnant", "isotretinoin"],
			["age_16_17", "barrier_strained"],
			["age_16_17", "pregnant"],
			["age_13_15", "prescription_acne"],
			["age_65_or_more", "barrier_strained"],
			["prescription_acne", "rosacea"],
			["weak_immune_system", "photosensitizing_medicine"],
		] as const
	).map((ids) => ids.map((id): PersonFact => ({ id, sure: false }))),
];

/** Unanswered questions are missing, not undefined. */
export function given(answers: { [Key in keyof Preferences]: Preferences[Key] | undefined }): Preferences {
	return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined));
}
