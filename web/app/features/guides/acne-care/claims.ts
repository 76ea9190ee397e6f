import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Oily",
		sensitivity: "Low",
		concerns: [{ concern: "acne", severity: 3 }],
		told: { issues: ["Acne"], preferences: { age_band: "18-24", pregnancy: "no" } },
	},
	claims: [
		{
			says: "In a 12-week trial of adapalene with benzoyl peroxide, 69.9% of the 73 people",
			fact: { kind: "source", reference: 4 },
		},
		{ says: "sunscreen of SPF 30 or more every morning", fact: { kind: "rule", rule: "step.sunscreen" } },
		{ says: "Light sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_fluid" } },
		{
			says: "Two finger lengths for face and neck, and again every two hours outdoors",
			fact: { kind: "rule", rule: "step.sunscreen_fluid" },
		},
		{ says: "on damp skin for half a minute", fact: { kind: "rule", rule: "step.cleanser_gel" } },
		{
			says: "inside of your arm twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{
			says: "Benzoyl peroxide: 3 mornings a week",
			fact: { kind: "ramp", ramp: "benzoyl_peroxide", from_week: 1, per_week: 3 },
		},
		{
			says: "then 5 from week 3",
			fact: { kind: "ramp", ramp: "benzoyl_peroxide", from_week: 3, per_week: 5 },
		},
		{
			says: "all 7 from week 5",
			fact: { kind: "ramp", ramp: "benzoyl_peroxide", from_week: 5, per_week: 7 },
		},
		{
			says: "Adapalene: 2 nights a week",
			fact: { kind: "ramp", ramp: "retinoid", from_week: 1, per_week: 2 },
		},
		{ says: "3 from week 3", fact: { kind: "ramp", ramp: "retinoid", from_week: 3, per_week: 3 } },
		{ says: "4 from week 5", fact: { kind: "ramp", ramp: "retinoid", from_week: 5, per_week: 4 } },
		{
			says: "Add a second treatment at least two weeks later",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{ says: "Stop when it burns for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{ says: "Burning for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{ says: "a light tingle in the first two weeks", fact: { kind: "rule", rule: "cautions.stings_first" } },
		{ says: "At most 3 exfoliations a week", fact: { kind: "exfoliations", skin: "calm", per_week: 3 } },
		{
			says: "or 1 if your skin reacts easily",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{
			says: "An acid and a retinoid on one night",
			fact: { kind: "conflict", pair: ["adapalene", "salicylic_acid"], level: "alternate", myth: false },
		},
		{
			says: "Two retinoids at once",
			fact: { kind: "conflict", pair: ["adapalene", "retinol"], level: "block", myth: false },
		},
		{
			says: "Adapalene while pregnant, trying or breastfeeding",
			fact: { kind: "pregnancy", active: "adapalene", advice: "avoid" },
		},
		{
			says: "Keep salicylic acid to small areas at 2% or less then",
			fact: { kind: "rule", rule: "cautions.small_area_pregnancy" },
		},
		{
			says: "Keep salicylic acid to small areas",
			fact: { kind: "pregnancy", active: "salicylic_acid", advice: "caution" },
		},
		{
			says: "Azelaic acid and benzoyl peroxide are usually accepted",
			fact: { kind: "pregnancy", active: "azelaic_acid", advice: "accepted" },
		},
		{
			says: "Azelaic acid and benzoyl peroxide are usually accepted",
			fact: { kind: "pregnancy", active: "benzoyl_peroxide", advice: "accepted" },
		},
		{
			says: "It bleaches fabric and hair",
			fact: { kind: "rule", rule: "cautions.bleaches_fabric" },
		},
		{ says: "1 to 5 are mild, 6 to 20 moderate, 21 to 50 severe", fact: { kind: "source", reference: 8 } },
		{ says: "2.5 to 10%", fact: { kind: "strength", active: "benzoyl_peroxide" } },
		{ says: "begin with 2.5%, morning", fact: { kind: "first_strength", active: "benzoyl_peroxide" } },
		{
			says: "begin with 2.5%, morning",
			fact: { kind: "time_of_day", active: "benzoyl_peroxide", time: "morning" },
		},
		{ says: "0.1%, night", fact: { kind: "strength", active: "adapalene" } },
		{ says: "0.1%, night", fact: { kind: "time_of_day", active: "adapalene", time: "night" } },
		{ says: "0.5 to 2%", fact: { kind: "strength", active: "salicylic_acid" } },
		{ says: "begin with 0.5%, either", fact: { kind: "first_strength", active: "salicylic_acid" } },
		{
			says: "begin with 0.5%, either",
			fact: { kind: "time_of_day", active: "salicylic_acid", time: "either" },
		},
		{ says: "10%, either", fact: { kind: "strength", active: "azelaic_acid" } },
		{ says: "10%, either", fact: { kind: "time_of_day", active: "azelaic_acid", time: "either" } },
		{
			says: "Benzoyl peroxide and the retinoid adapalene have the strongest support",
			fact: { kind: "grade", active: "benzoyl_peroxide", grade: "A" },
		},
		{
			says: "Benzoyl peroxide and the retinoid adapalene have the strongest support",
			fact: { kind: "grade", active: "adapalene", grade: "A" },
		},
		{ says: "Salicylic acid", fact: { kind: "grade", active: "salicylic_acid", grade: "B" } },
		{ says: "Azelaic acid", fact: { kind: "grade", active: "azelaic_acid", grade: "C" } },
		{
			says: "It goes with adapalene, which stays stable beside it",
			fact: { kind: "conflict", pair: ["adapalene", "benzoyl_peroxide"], level: "allow", myth: false },
		},
		{
			says: "Older retinoids want the other end of the day",
			fact: { kind: "conflict", pair: ["tretinoin", "benzoyl_peroxide"], level: "separate", myth: false },
		},
		{
			says: "In a study of 339 people with acne, most with medium to deep skin, more than 80%",
			fact: { kind: "source", reference: 10 },
		},
		{ says: "35 inflamed spots or more, or 3 deep lumps", fact: { kind: "source", reference: 2 } },
		{ says: "clearly worse after two weeks", fact: { kind: "rule", rule: "stop.worse" } },
		{ says: "Benzoyl peroxide 2.5%", fact: { kind: "first_strength", active: "benzoyl_peroxide" } },
		{ says: "with 3 mornings", fact: { kind: "ramp", ramp: "benzoyl_peroxide", from_week: 1, per_week: 3 } },
		{ says: "Adapalene 0.1%", fact: { kind: "strength", active: "adapalene" } },
		{ says: "with 2 nights", fact: { kind: "ramp", ramp: "retinoid", from_week: 1, per_week: 2 } },
		{ says: "I am under 18", fact: { kind: "rule", rule: "person.minor" } },
		{ says: "two or three days", fact: { kind: "rule", rule: "course.adapalene" } },
		{
			says: "benzoyl peroxide at 2.5% worked as well as 5 and 10% in three studies and stung less than 10%",
			fact: { kind: "source", reference: 15 },
		},
		{
			says: "studied at 15 to 20%; at 10% less is known",
			fact: { kind: "rule", rule: "cautions.below_studied" },
		},
		{ says: "about 4 weeks to start and 2 to 4 months", fact: { kind: "source", reference: 7 } },
		{ says: "effects after 6 to 8 weeks and judges after 12", fact: { kind: "source", reference: 2 } },
		{ says: "12 weeks of steady use", fact: { kind: "source", reference: 2 } },
		{ says: "with adapalene spots can flare until week 4", fact: { kind: "rule", rule: "stop.worse" } },
		{ says: "spots can look worse in weeks 2 to 4", fact: { kind: "rule", rule: "cautions.early_flare" } },
		{ says: "below 25 °C", fact: { kind: "rule", rule: "cautions.keep_cool" } },
		{ says: "5 from week 9", fact: { kind: "ramp", ramp: "retinoid", from_week: 9, per_week: 5 } },
		{ says: "Begins in week 3", fact: { kind: "start_week", step: "step.treatment_bpo", week: 3 } },
		{ says: "Begins in week 1", fact: { kind: "start_week", step: "step.treatment_adapalene", week: 1 } },
	],
};
