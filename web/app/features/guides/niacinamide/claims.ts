import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Combination",
		sensitivity: "Low",
		concerns: [{ concern: "shine", severity: 2 }],
		told: { preferences: { age_band: "25-34", pregnancy: "no" } },
	},
	claims: [
		{ says: "why 2 to 5% is enough", fact: { kind: "rule", rule: "answer.niacinamide" } },
		{ says: "Between 2 and 5% is enough", fact: { kind: "rule", rule: "answer.niacinamide" } },
		{ says: "Our table runs from 2 to 10%", fact: { kind: "strength", active: "niacinamide" } },
		{ says: "Pick one product with 2 to 5%", fact: { kind: "rule", rule: "step.serum_niacinamide" } },
		{ says: "The evidence is moderate", fact: { kind: "grade", active: "niacinamide", grade: "B" } },
		{ says: "over eight weeks", fact: { kind: "source", reference: 1 } },
		{ says: "Niacinamide alone, at 4%", fact: { kind: "source", reference: 2 } },
		{
			says: "tone needs about **8 weeks**",
			fact: { kind: "weeks_to_judge", concern: "uneven_tone", weeks: 8 },
		},
		{
			says: "The same strong ingredient in three products at once",
			fact: { kind: "rule", rule: "rule.active_load" },
		},
		{
			says: "On skin the two get along",
			fact: { kind: "conflict", pair: ["niacinamide", "vitamin_c"], level: "allow", myth: true },
		},
		{
			says: "The warning is a myth that goes back to laboratory heat",
			fact: { kind: "conflict", pair: ["vitamin_c", "niacinamide"], level: "allow", myth: true },
		},
		{
			says: "Niacinamide is not spoiled by salicylic, glycolic or lactic acid in normal use",
			fact: { kind: "conflict", pair: ["niacinamide", "salicylic_acid"], level: "allow", myth: true },
		},
		{
			says: "salicylic, glycolic or lactic acid",
			fact: { kind: "conflict", pair: ["niacinamide", "glycolic_acid"], level: "allow", myth: true },
		},
		{
			says: "No clash either",
			fact: { kind: "conflict", pair: ["niacinamide", "retinol"], level: "allow", myth: true },
		},
		{
			says: "There is no known reason to keep them apart",
			fact: { kind: "conflict", pair: ["niacinamide", "hyaluronic_acid"], level: "allow", myth: true },
		},
		{ says: "clearly worse after two weeks", fact: { kind: "rule", rule: "stop.worse" } },
		{
			says: "on the inside of your arm twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{
			says: "Use it morning or night; both work",
			fact: { kind: "time_of_day", active: "niacinamide", time: "either" },
		},
		{ says: "sunscreen with SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_fluid" } },
		{ says: "Light sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_fluid" } },
		{
			says: "Daily is fine from the beginning",
			fact: { kind: "per_week", step: "step.serum_niacinamide", per_week: 7 },
		},
		{
			says: "Leave two weeks before the next new treatment",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{ says: "Treatments under 18", fact: { kind: "rule", rule: "person.minor" } },
		{
			says: "Two finger lengths for face and neck, and again every two hours outdoors",
			fact: { kind: "rule", rule: "step.sunscreen_fluid" },
		},
		{
			says: "accepted while pregnant, trying or breastfeeding",
			fact: { kind: "pregnancy", active: "niacinamide", advice: "accepted" },
		},
		{
			says: "No, it does not.",
			fact: { kind: "sun", active: "niacinamide", photosensitising: false },
		},
	],
};
