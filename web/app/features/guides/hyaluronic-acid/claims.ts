import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Dry",
		sensitivity: "Low",
		concerns: [{ concern: "dryness", severity: 1.5 }],
		told: { goals: ["Hydrated skin"], preferences: { age_band: "25-34" } },
	},
	claims: [
		{
			says: "A good water-holder inside a moisturizer",
			fact: { kind: "grade", active: "hyaluronic_acid", grade: "B" },
		},
		{
			says: "does not make skin burn more easily in the sun",
			fact: { kind: "sun", active: "hyaluronic_acid", photosensitising: false },
		},
		{ says: "38% of the participants", fact: { kind: "source", reference: 4 } },
		{ says: "never goes above 2 of 5", fact: { kind: "rule", rule: "question.scale" } },
		{ says: "twice a day for 7 to 10 days", fact: { kind: "rule", rule: "cautions.patch_test" } },
		{ says: "three or four drops", fact: { kind: "rule", rule: "step.serum_hydrating" } },
		{ says: "SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_cream" } },
		{
			says: "two finger lengths for face and neck",
			fact: { kind: "rule", rule: "step.sunscreen_cream" },
		},
		{
			says: "there is no known reason for it",
			fact: { kind: "conflict", pair: ["niacinamide", "hyaluronic_acid"], level: "allow", myth: true },
		},
		{
			says: "We know of no specific caution against it on skin",
			fact: { kind: "pregnancy", active: "hyaluronic_acid", advice: "no_specific_caution_found" },
		},
	],
};
