import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Combination",
		sensitivity: "Moderate",
		concerns: [{ concern: "dark_spots", severity: 3 }],
		told: { issues: ["Dark spots"], preferences: { monk_tone: 8, age_band: "25-34", pregnancy: "no" } },
	},
	claims: [
		{
			says: "In a trial of 42 women, a cream with 2% niacinamide and 2% tranexamic acid",
			fact: { kind: "source", reference: 2 },
		},
		{ says: "within 8 weeks", fact: { kind: "source", reference: 2 } },
		{ says: "60 women with patches on the face", fact: { kind: "source", reference: 3 } },
		{ says: "Above 20% vitamin C does no more", fact: { kind: "highest_strength", active: "vitamin_c" } },
		{
			says: "a tinted sunscreen of SPF 30 or more every morning: two finger lengths for face and neck, 15 minutes before you go out, again every two hours outdoors",
			fact: { kind: "rule", rule: "step.sunscreen_tinted" },
		},
		{ says: "Tinted sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_tinted" } },
		{
			says: "inside of your arm, twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{
			says: "Vitamin C: 3 mornings a week",
			fact: { kind: "ramp", ramp: "vitamin_c", from_week: 1, per_week: 3 },
		},
		{ says: "all 7 from week 3", fact: { kind: "ramp", ramp: "vitamin_c", from_week: 3, per_week: 7 } },
		{
			says: "A second serum can follow two weeks later",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{ says: "Stop one that burns for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{
			says: "Tranexamic acid, arbutin and kojic acid while pregnant",
			fact: { kind: "pregnancy", active: "tranexamic_acid", advice: "caution" },
		},
		{
			says: "Tranexamic acid, arbutin and kojic acid while pregnant",
			fact: { kind: "pregnancy", active: "arbutin", advice: "caution" },
		},
		{
			says: "Tranexamic acid, arbutin and kojic acid while pregnant",
			fact: { kind: "pregnancy", active: "kojic_acid", advice: "caution" },
		},
		{
			says: "Azelaic acid, niacinamide and vitamin C are usually accepted",
			fact: { kind: "pregnancy", active: "azelaic_acid", advice: "accepted" },
		},
		{
			says: "Azelaic acid, niacinamide and vitamin C are usually accepted",
			fact: { kind: "pregnancy", active: "niacinamide", advice: "accepted" },
		},
		{
			says: "Azelaic acid, niacinamide and vitamin C are usually accepted",
			fact: { kind: "pregnancy", active: "vitamin_c", advice: "accepted" },
		},
		{ says: "It is not for pregnancy", fact: { kind: "pregnancy", active: "hydroquinone", advice: "avoid" } },
		{
			says: "Vitamin C and an exfoliating acid in one layer",
			fact: { kind: "conflict", pair: ["vitamin_c", "glycolic_acid"], level: "advice", myth: false },
		},
		{
			says: "Give vitamin C the morning",
			fact: { kind: "time_of_day", active: "vitamin_c", time: "morning" },
		},
		{ says: "Azelaic acid 10%", fact: { kind: "strength", active: "azelaic_acid" } },
		{ says: "a drift of 2.3 units", fact: { kind: "rule", rule: "question.color_units" } },
		{ says: "2 to 10%, begin with 2%", fact: { kind: "strength", active: "niacinamide" } },
		{ says: "begin with 2%", fact: { kind: "first_strength", active: "niacinamide" } },
		{ says: "2 to 5% is enough", fact: { kind: "rule", rule: "step.serum_niacinamide" } },
		{ says: "2 to 5%, morning or night", fact: { kind: "strength", active: "tranexamic_acid" } },
		{
			says: "2 to 5%, morning or night",
			fact: { kind: "time_of_day", active: "tranexamic_acid", time: "either" },
		},
		{ says: "8 to 20%", fact: { kind: "strength", active: "vitamin_c" } },
		{ says: "begin with 8%, morning", fact: { kind: "first_strength", active: "vitamin_c" } },
		{ says: "10%, morning or night", fact: { kind: "highest_strength", active: "azelaic_acid" } },
		{ says: "10%, morning or night", fact: { kind: "time_of_day", active: "azelaic_acid", time: "either" } },
		{ says: "Up to 2%", fact: { kind: "highest_strength", active: "arbutin" } },
		{ says: "up to 1%, night", fact: { kind: "highest_strength", active: "kojic_acid" } },
		{ says: "up to 1%, night", fact: { kind: "time_of_day", active: "kojic_acid", time: "night" } },
		{ says: "Niacinamide", fact: { kind: "grade", active: "niacinamide", grade: "B" } },
		{
			says: "Tranexamic acid, often with niacinamide",
			fact: { kind: "grade", active: "tranexamic_acid", grade: "B" },
		},
		{ says: "Azelaic acid", fact: { kind: "grade", active: "azelaic_acid", grade: "C" } },
		{
			says: "Give it 8 weeks before you compare",
			fact: { kind: "weeks_to_judge", concern: "dark_spots", weeks: 8 },
		},
		{ says: "Scan again after 8 weeks", fact: { kind: "weeks_to_judge", concern: "dark_spots", weeks: 8 } },
		{
			says: "Compare photos after 8 weeks",
			fact: { kind: "weeks_to_judge", concern: "dark_spots", weeks: 8 },
		},
		{
			says: "In a study of 339 people with acne, most with medium to deep skin, more than 80%",
			fact: { kind: "source", reference: 5 },
		},
		{ says: "more than 6 mm", fact: { kind: "source", reference: 7 } },
		{
			says: "The warning is a myth",
			fact: { kind: "conflict", pair: ["vitamin_c", "niacinamide"], level: "allow", myth: true },
		},
		{ says: "a pause of two or three days", fact: { kind: "rule", rule: "course.azelaic" } },
		{ says: "the line at 3 exfoliations a week", fact: { kind: "exfoliations", skin: "calm", per_week: 3 } },
		{
			says: "and at 1 if your skin reacts easily",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{ says: "Alpha-arbutin, kojic acid", fact: { kind: "grade", active: "arbutin", grade: "C" } },
		{
			says: "at 10% less is known than at the 15 to 20% of its studies",
			fact: { kind: "rule", rule: "cautions.below_studied" },
		},
		{ says: "plain arbutin may be 7% in a face cream", fact: { kind: "source", reference: 11 } },
		{
			says: "Azelaic acid: every other night",
			fact: { kind: "ramp", ramp: "azelaic", from_week: 1, per_week: 4 },
		},
		{ says: "all 7 from its week 3", fact: { kind: "ramp", ramp: "azelaic", from_week: 3, per_week: 7 } },
		{ says: "with 2 nights a week", fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 1, per_week: 2 } },
		{ says: "4 from week 3", fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 3, per_week: 4 } },
		{ says: "all 7 from week 7", fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 7, per_week: 7 } },
		{ says: "Begins in week 1", fact: { kind: "start_week", step: "step.serum_azelaic", week: 1 } },
		{
			says: "every other night at first",
			fact: { kind: "ramp", ramp: "azelaic", from_week: 1, per_week: 4 },
		},
	],
};
