import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Oily",
		sensitivity: "Low",
		concerns: [{ concern: "shine", severity: 3 }],
		told: { preferences: { age_band: "25-34", pregnancy: "no" } },
	},
	claims: [
		{
			says: "Niacinamide helps a little with shine",
			fact: { kind: "grade", active: "niacinamide", grade: "B" },
		},
		{ says: "Begin at 2%", fact: { kind: "first_strength", active: "niacinamide" } },
		{ says: "up to 5% is enough for most", fact: { kind: "rule", rule: "answer.niacinamide" } },
		{
			says: "Salicylic acid has guideline support",
			fact: { kind: "grade", active: "salicylic_acid", grade: "B" },
		},
		{ says: "at 0.5 to 2%", fact: { kind: "strength", active: "salicylic_acid" } },
		{ says: "A cleanser without soap, twice a day", fact: { kind: "rule", rule: "question.washing" } },
		{ says: "We grade it C", fact: { kind: "grade", active: "clay", grade: "C" } },
		{ says: "Once a week is plenty", fact: { kind: "rule", rule: "question.scan_often" } },
		{ says: "Once a week is plenty", fact: { kind: "per_week", step: "step.mask_clay", per_week: 1 } },
		{
			says: "Two nights a week is the settled pace",
			fact: { kind: "per_week", step: "step.exfoliant_bha", per_week: 2 },
		},
		{ says: "3 uses a week on calm skin", fact: { kind: "exfoliations", skin: "calm", per_week: 3 } },
		{
			says: "1 a week on skin that reacts easily",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{ says: "rinsed off after 10 minutes", fact: { kind: "rule", rule: "step.mask_clay" } },
		{
			says: "For texture it takes 12 weeks",
			fact: { kind: "weeks_to_judge", concern: "texture", weeks: 12 },
		},
		{ says: "SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_fluid" } },
		{ says: "twice a day for 7 to 10 days", fact: { kind: "rule", rule: "cautions.patch_test" } },
		{ says: "Two weeks later", fact: { kind: "rule", rule: "rule.one_new_active" } },
		{
			says: "0.5% if you find it and never above 2%",
			fact: { kind: "strength", active: "salicylic_acid" },
		},
		{
			says: "One night a week at first",
			fact: { kind: "ramp", ramp: "exfoliant", from_week: 1, per_week: 1 },
		},
		{
			says: "two nights a week from its week 3",
			fact: { kind: "ramp", ramp: "exfoliant", from_week: 3, per_week: 2 },
		},
		{
			says: "Come back with one night a week",
			fact: { kind: "ramp", ramp: "exfoliant", from_week: 1, per_week: 1 },
		},
		{ says: "longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{ says: "Washing more than twice a day", fact: { kind: "rule", rule: "question.washing" } },
		{
			says: "Clay and an acid on the same night",
			fact: { kind: "conflict", pair: ["clay", "salicylic_acid"], level: "alternate", myth: false },
		},
		{
			says: "A clay mask on the same night as benzoyl peroxide",
			fact: { kind: "conflict", pair: ["clay", "benzoyl_peroxide"], level: "alternate", myth: false },
		},
		{
			says: "or a retinoid such as retinol",
			fact: { kind: "conflict", pair: ["clay", "retinol"], level: "alternate", myth: false },
		},
		{
			says: "While pregnant keep it to small areas",
			fact: { kind: "pregnancy", active: "salicylic_acid", advice: "caution" },
		},
		{ says: "small areas at 2% or less", fact: { kind: "rule", rule: "cautions.small_area_pregnancy" } },
		{ says: "half a minute", fact: { kind: "rule", rule: "step.cleanser_gel" } },
		{ says: "every morning", fact: { kind: "per_week", step: "step.serum_niacinamide", per_week: 7 } },
		{
			says: "two finger lengths for face and neck",
			fact: { kind: "rule", rule: "step.sunscreen_fluid" },
		},
		{
			says: "An acid does not spoil niacinamide in normal use",
			fact: { kind: "conflict", pair: ["niacinamide", "salicylic_acid"], level: "allow", myth: true },
		},
		{ says: "nothing has helped for 8 weeks", fact: { kind: "rule", rule: "question.dermatologist" } },
		{ says: "6 to 8 weeks to show and a course is judged after 12", fact: { kind: "source", reference: 4 } },
	],
};
