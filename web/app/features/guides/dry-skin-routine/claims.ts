import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Dry",
		sensitivity: "High",
		concerns: [
			{ concern: "dryness", severity: 2 },
			{ concern: "dark_spots", severity: 1 },
		],
		told: { issues: ["Dark spots"], preferences: { age_band: "35-44", pregnancy: "no", monk_tone: 7 } },
	},
	claims: [
		{
			says: "Reviews of moisturizers support ceramides, glycerin, urea and petrolatum",
			fact: { kind: "grade", active: "ceramides", grade: "B" },
		},
		{
			says: "Reviews of moisturizers support ceramides, glycerin, urea and petrolatum",
			fact: { kind: "grade", active: "glycerin", grade: "B" },
		},
		{
			says: "Reviews of moisturizers support ceramides, glycerin, urea and petrolatum",
			fact: { kind: "grade", active: "urea", grade: "B" },
		},
		{
			says: "Reviews of moisturizers support ceramides, glycerin, urea and petrolatum",
			fact: { kind: "grade", active: "petrolatum", grade: "B" },
		},
		{ says: "never above 2 of 5", fact: { kind: "rule", rule: "question.scale" } },
		{
			says: "66% named alcohol, 30% witch hazel, 30% fragrance and 21% menthol",
			fact: { kind: "source", reference: 3 },
		},
		{
			says: "the first four weeks only calm the skin",
			fact: { kind: "rule", rule: "person.barrier_strained" },
		},
		{ says: "two weeks apart", fact: { kind: "rule", rule: "rule.one_new_active" } },
		{
			says: "12 weeks before a photo can judge it fairly",
			fact: { kind: "weeks_to_judge", concern: "texture", weeks: 12 },
		},
		{ says: "SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_mineral_tinted" } },
		{
			says: "two finger lengths for face and neck",
			fact: { kind: "rule", rule: "step.sunscreen_mineral_tinted" },
		},
		{ says: "twice a day for 7 to 10 days", fact: { kind: "rule", rule: "cautions.patch_test" } },
		{ says: "longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{
			says: "two weeks of plain care make it clearly worse",
			fact: { kind: "rule", rule: "stop.worse" },
		},
		{ says: "washing more than twice a day", fact: { kind: "rule", rule: "question.washing" } },
		{
			says: "More than 1 exfoliation a week",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{ says: "3 a week is the ceiling", fact: { kind: "exfoliations", skin: "calm", per_week: 3 } },
		{ says: "5% lactic acid", fact: { kind: "first_strength", active: "lactic_acid" } },
		{
			says: "on one night a week",
			fact: { kind: "per_week", step: "step.exfoliant_lactic", per_week: 1 },
		},
		{
			says: "It makes skin burn more easily",
			fact: { kind: "sun", active: "lactic_acid", photosensitising: true },
		},
		{ says: "for a week after", fact: { kind: "rule", rule: "cautions.sun_rule" } },
		{ says: "wait two weeks before the next", fact: { kind: "rule", rule: "rule.one_new_active" } },
		{
			says: "stays out while pregnant, trying or breastfeeding",
			fact: { kind: "pregnancy", active: "retinol", advice: "avoid" },
		},
		{ says: "two or three days", fact: { kind: "rule", rule: "course.gentle_acid" } },
	],
};
