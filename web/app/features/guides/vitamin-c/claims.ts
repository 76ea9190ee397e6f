import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Normal",
		sensitivity: "Low",
		concerns: [{ concern: "dark_spots", severity: 2 }],
		told: {
			preferences: { age_band: "35-44", pregnancy: "no", allergies: ["tranexamic acid"], monk_tone: 4 },
		},
	},
	claims: [
		{
			says: "Reasonable support for the pure form",
			fact: { kind: "grade", active: "vitamin_c", grade: "B" },
		},
		{ says: "so we grade them C", fact: { kind: "grade", active: "vitamin_c_derivative", grade: "C" } },
		{
			says: "Vitamin C is an ingredient for the morning",
			fact: { kind: "time_of_day", active: "vitamin_c", time: "morning" },
		},
		{ says: "8 to 20%", fact: { kind: "strength", active: "vitamin_c" } },
		{
			says: "Above 20% it irritates more and does no more",
			fact: { kind: "highest_strength", active: "vitamin_c" },
		},
		{ says: "Anything above 20%", fact: { kind: "highest_strength", active: "vitamin_c" } },
		{ says: "Past 20% there is no gain left", fact: { kind: "highest_strength", active: "vitamin_c" } },
		{ says: "a pH below 3.5", fact: { kind: "source", reference: 1 } },
		{ says: "SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen" } },
		{
			says: "It does not make skin burn more easily either",
			fact: { kind: "sun", active: "vitamin_c", photosensitising: false },
		},
		{
			says: "Marks and tone need 8 weeks",
			fact: { kind: "weeks_to_judge", concern: "dark_spots", weeks: 8 },
		},
		{
			says: "Marks and tone need 8 weeks",
			fact: { kind: "weeks_to_judge", concern: "uneven_tone", weeks: 8 },
		},
		{ says: "Brown means it is done", fact: { kind: "rule", rule: "cautions.low_oxidised" } },
		{ says: "Start at 8%", fact: { kind: "first_strength", active: "vitamin_c" } },
		{
			says: "About 10% is plenty for most people",
			fact: { kind: "rule", rule: "step.serum_vitamin_c" },
		},
		{ says: "twice a day for 7 to 10 days", fact: { kind: "rule", rule: "cautions.patch_test" } },
		{
			says: "From week 1 use it on 3 mornings a week",
			fact: { kind: "ramp", ramp: "vitamin_c", from_week: 1, per_week: 3 },
		},
		{
			says: "From week 3 on use it on all 7 mornings",
			fact: { kind: "ramp", ramp: "vitamin_c", from_week: 3, per_week: 7 },
		},
		{
			says: "On 3 mornings a week at first",
			fact: { kind: "ramp", ramp: "vitamin_c", from_week: 1, per_week: 3 },
		},
		{ says: "two finger lengths of sunscreen", fact: { kind: "rule", rule: "step.sunscreen" } },
		{ says: "in the first two weeks is common", fact: { kind: "rule", rule: "cautions.stings_first" } },
		{ says: "longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{
			says: "Start nothing else new within two weeks",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{
			says: "Vitamin C in the morning, the acid on its night",
			fact: { kind: "conflict", pair: ["vitamin_c", "glycolic_acid"], level: "advice", myth: false },
		},
		{
			says: "one in the morning, the other at night",
			fact: { kind: "conflict", pair: ["vitamin_c", "benzoyl_peroxide"], level: "advice", myth: false },
		},
		{ says: "Again every two hours outdoors", fact: { kind: "rule", rule: "step.sunscreen" } },
		{
			says: "On skin the two get along",
			fact: { kind: "conflict", pair: ["vitamin_c", "niacinamide"], level: "allow", myth: true },
		},
		{ says: "Is 20% better than 10%", fact: { kind: "rule", rule: "step.serum_vitamin_c" } },
		{
			says: "usually accepted then",
			fact: { kind: "pregnancy", active: "vitamin_c", advice: "accepted" },
		},
		{
			says: "that becomes niacinamide alone",
			fact: { kind: "pregnancy", active: "tranexamic_acid", advice: "caution" },
		},
	],
};
