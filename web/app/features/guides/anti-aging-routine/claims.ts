import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Dry",
		sensitivity: "Moderate",
		concerns: [{ concern: "lines", severity: 3 }],
		told: { issues: ["Wrinkles"], preferences: { age_band: "45-54", pregnancy: "no" } },
	},
	claims: [
		{ says: "A review found nine trials", fact: { kind: "source", reference: 1 } },
		{ says: "Above 20% it only irritates more", fact: { kind: "highest_strength", active: "vitamin_c" } },
		{
			says: "even for retinol the evidence is limited",
			fact: { kind: "grade", active: "retinol", grade: "C" },
		},
		{ says: "Limited evidence", fact: { kind: "rule", rule: "cautions.limited_evidence" } },
		{
			says: "For peptides in creams there is little independent evidence",
			fact: { kind: "rule", rule: "answer.peptides" },
		},
		{
			says: "broad-spectrum sunscreen of SPF 30 or more every day",
			fact: { kind: "rule", rule: "step.sunscreen" },
		},
		{ says: "**Sunscreen**, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen" } },
		{ says: "Cream sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_cream" } },
		{
			says: "Two finger lengths for face and neck as the last morning step, 15 minutes before you go out, again every two hours outdoors",
			fact: { kind: "rule", rule: "step.sunscreen" },
		},
		{
			says: "inside of your arm first, twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{ says: "Start at 0.1%", fact: { kind: "first_strength", active: "retinol" } },
		{
			says: "stay at two nights with a low strength",
			fact: { kind: "per_week", step: "step.serum_retinol_low", per_week: 2 },
		},
		{ says: "Stop when it burns for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{ says: "another 12 weeks later", fact: { kind: "weeks_to_judge", concern: "lines", weeks: 12 } },
		{ says: "For retinol wait 12 weeks", fact: { kind: "weeks_to_judge", concern: "lines", weeks: 12 } },
		{
			says: "It makes skin burn more easily",
			fact: { kind: "sun", active: "retinol", photosensitising: true },
		},
		{ says: "so it goes on at night", fact: { kind: "time_of_day", active: "retinol", time: "night" } },
		{
			says: "Retinol while pregnant, trying or breastfeeding",
			fact: { kind: "pregnancy", active: "retinol", advice: "avoid" },
		},
		{
			says: "Leave out bakuchiol as well",
			fact: { kind: "pregnancy", active: "bakuchiol", advice: "caution" },
		},
		{ says: "Any of this under 18", fact: { kind: "rule", rule: "person.minor" } },
		{ says: "Under 18 it has no place", fact: { kind: "rule", rule: "person.minor" } },
		{
			says: "Retinol and an acid on the same night",
			fact: { kind: "conflict", pair: ["retinol", "glycolic_acid"], level: "alternate", myth: false },
		},
		{
			says: "two retinoids at once",
			fact: { kind: "conflict", pair: ["retinol", "retinal"], level: "block", myth: false },
		},
		{ says: "More than 3 exfoliations a week", fact: { kind: "exfoliations", skin: "calm", per_week: 3 } },
		{
			says: "1 is the limit if your skin reacts easily",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{ says: "differ by 10 to 13%", fact: { kind: "source", reference: 4 } },
		{ says: "**Retinol**, 0.1 to 0.3%", fact: { kind: "strength", active: "retinol" } },
		{ says: "European law stops at 0.3%", fact: { kind: "highest_strength", active: "retinol" } },
		{ says: "**Vitamin C**, 8 to 20%", fact: { kind: "strength", active: "vitamin_c" } },
		{
			says: "in the morning. It does more for tone",
			fact: { kind: "time_of_day", active: "vitamin_c", time: "morning" },
		},
		{ says: "begin with 8%", fact: { kind: "first_strength", active: "vitamin_c" } },
		{
			says: "In the first two weeks a light tingle is common",
			fact: { kind: "rule", rule: "cautions.stings_first" },
		},
		{ says: "on 2 nights a week", fact: { kind: "per_week", step: "step.serum_retinol_low", per_week: 2 } },
		{
			says: "No, that warning is a myth",
			fact: { kind: "conflict", pair: ["vitamin_c", "niacinamide"], level: "allow", myth: true },
		},
		{
			says: "Keep vitamin C in the morning and an exfoliating acid on its own nights",
			fact: { kind: "conflict", pair: ["vitamin_c", "lactic_acid"], level: "advice", myth: false },
		},
		{ says: "two or three days", fact: { kind: "rule", rule: "course.retinol" } },
		{
			says: "of 903 adults those who used it every day showed 24% less skin aging after 4.5 years",
			fact: { kind: "source", reference: 13 },
		},
		{
			says: "on dry skin, 1 night a week",
			fact: { kind: "ramp", ramp: "retinol", from_week: 1, per_week: 1 },
		},
		{ says: "From week 3 on 2 nights", fact: { kind: "ramp", ramp: "retinol", from_week: 3, per_week: 2 } },
		{ says: "from week 5 on 3 nights", fact: { kind: "ramp", ramp: "retinol", from_week: 5, per_week: 3 } },
		{
			says: "half pace: 1 night a week",
			fact: { kind: "ramp", ramp: "retinol_slow", from_week: 1, per_week: 1 },
		},
		{ says: "2 from week 5", fact: { kind: "ramp", ramp: "retinol_slow", from_week: 5, per_week: 2 } },
		{
			says: "Begins with 1 night a week",
			fact: { kind: "ramp", ramp: "retinol_slow", from_week: 1, per_week: 1 },
		},
	],
};
