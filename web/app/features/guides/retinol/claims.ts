import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Normal",
		sensitivity: "Low",
		concerns: [{ concern: "lines", severity: 3 }],
		told: { preferences: { age_band: "35-44", pregnancy: "no" } },
	},
	claims: [
		{ says: "what nine controlled trials found", fact: { kind: "source", reference: 1 } },
		{ says: "A review from 2021 found nine trials", fact: { kind: "source", reference: 1 } },
		{ says: "Four of the nine saw no difference", fact: { kind: "source", reference: 1 } },
		{ says: "The other five had flaws", fact: { kind: "source", reference: 1 } },
		{ says: "The evidence is limited", fact: { kind: "grade", active: "retinol", grade: "C" } },

		{ says: "how to start at 0.1%", fact: { kind: "first_strength", active: "retinol" } },
		{ says: "from 0.1 to 0.3%", fact: { kind: "strength", active: "retinol" } },
		{ says: "0.1%", fact: { kind: "first_strength", active: "retinol" } },
		{ says: "0.2 to 0.3%", fact: { kind: "rule", rule: "step.serum_retinol" } },
		{ says: "Above 0.3%", fact: { kind: "highest_strength", active: "retinol" } },
		{
			says: "Face products may hold up to 0.3% retinol equivalent and body lotions 0.05%",
			fact: { kind: "source", reference: 3 },
		},
		{ says: "since November 1, 2025", fact: { kind: "source", reference: 3 } },
		{ says: "by May 1, 2027", fact: { kind: "source", reference: 3 } },

		{
			says: "We wait **12 weeks** before we say anything about lines or texture",
			fact: { kind: "weeks_to_judge", concern: "lines", weeks: 12 },
		},
		{
			says: "low-strength retinol on 2 nights a week",
			fact: { kind: "per_week", step: "step.serum_retinol_low", per_week: 2 },
		},

		{
			says: "A light tingle in the first two weeks is common; a burn is not.",
			fact: { kind: "rule", rule: "cautions.stings_first" },
		},
		{ says: "burning for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{
			says: "clearly worse after two weeks and not better by week 4",
			fact: { kind: "rule", rule: "stop.worse" },
		},

		{
			says: "SPF 30 or more, two finger lengths for face and neck, again every two hours outdoors",
			fact: { kind: "rule", rule: "step.sunscreen" },
		},
		{ says: "Sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen" } },
		{ says: "Buy 0.1%", fact: { kind: "first_strength", active: "retinol" } },
		{
			says: "on the inside of your arm twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{
			says: "New treatments start at least two weeks apart",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{
			says: "Leave out every retinoid while pregnant, trying or breastfeeding",
			fact: { kind: "pregnancy", active: "retinol", advice: "avoid" },
		},
		{
			says: "they make skin burn more easily in the sun",
			fact: { kind: "sun", active: "retinol", photosensitising: true },
		},
		{
			says: "An acid or a scrub on the same night",
			fact: { kind: "conflict", pair: ["retinol", "glycolic_acid"], level: "alternate", myth: false },
		},
		{
			says: "Each irritates on its own; keep them on different nights",
			fact: { kind: "conflict", pair: ["retinol", "salicylic_acid"], level: "alternate", myth: false },
		},
		{
			says: "Give it the morning and retinol the night",
			fact: { kind: "conflict", pair: ["retinol", "benzoyl_peroxide"], level: "separate", myth: false },
		},
		{
			says: "They do the same job and irritate twice",
			fact: { kind: "conflict", pair: ["retinol", "adapalene"], level: "block", myth: false },
		},
		{ says: "Retinol under 18", fact: { kind: "rule", rule: "person.minor" } },
		{ says: "half a minute", fact: { kind: "rule", rule: "step.cleanser_gentle" } },
		{
			says: "The advice to keep them apart is a myth",
			fact: { kind: "conflict", pair: ["niacinamide", "retinol"], level: "allow", myth: true },
		},
		{
			says: "retinol at night",
			fact: { kind: "time_of_day", active: "retinol", time: "night" },
		},
		{
			says: "vitamin C in the morning",
			fact: { kind: "time_of_day", active: "vitamin_c", time: "morning" },
		},
		{
			says: "we advise caution in pregnancy there too",
			fact: { kind: "pregnancy", active: "bakuchiol", advice: "caution" },
		},
		{ says: "two or three days", fact: { kind: "rule", rule: "course.retinol" } },
		{
			says: "**Weeks 1 and 2:** one night a week",
			fact: { kind: "ramp", ramp: "retinol", from_week: 1, per_week: 1 },
		},
		{
			says: "**Weeks 3 and 4:** two nights a week",
			fact: { kind: "ramp", ramp: "retinol", from_week: 3, per_week: 2 },
		},
		{
			says: "**From week 5:** three nights a week",
			fact: { kind: "ramp", ramp: "retinol", from_week: 5, per_week: 3 },
		},
		{
			says: "half that speed: one night a week at first",
			fact: { kind: "ramp", ramp: "retinol_slow", from_week: 1, per_week: 1 },
		},
		{
			says: "two nights from week 5",
			fact: { kind: "ramp", ramp: "retinol_slow", from_week: 5, per_week: 2 },
		},
		{ says: "One night a week at first", fact: { kind: "ramp", ramp: "retinol", from_week: 1, per_week: 1 } },
		{ says: "three once all is quiet", fact: { kind: "per_week", step: "step.serum_retinol", per_week: 3 } },
	],
};
