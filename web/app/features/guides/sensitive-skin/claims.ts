import type { GuideClaims } from "../guide.ts";

export const claims: GuideClaims = {
	person: {
		skin_type: "Dry",
		sensitivity: "High",
		concerns: [{ concern: "redness", severity: 2 }],
		told: { preferences: { sensitive_skin: true, fragrance_free: true, age_band: "25-34", pregnancy: "no" } },
	},
	claims: [
		{
			says: "the Sensitive Scale-10, a sum above 12.7 out of 100 counts as sensitive and one above 5 as slightly sensitive",
			fact: { kind: "source", reference: 1 },
		},
		{
			says: "At 12.7 the scale finds 72% of people with sensitive skin and rightly leaves out 90% of the others",
			fact: { kind: "source", reference: 2 },
		},
		{
			says: "66% named alcohol in products as irritating, 30% witch hazel, 30% fragrance and 21% menthol",
			fact: { kind: "source", reference: 3 },
		},
		{ says: "a mineral sunscreen of SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_mineral" } },
		{ says: "Mineral sunscreen, SPF 30 or more", fact: { kind: "rule", rule: "step.sunscreen_mineral" } },
		{ says: "two finger lengths for face and neck", fact: { kind: "rule", rule: "step.sunscreen_mineral" } },
		{ says: "Change nothing else for four weeks", fact: { kind: "source", reference: 12 } },
		{ says: "We suggest four calm weeks before anything new", fact: { kind: "source", reference: 12 } },
		{
			says: "inside of your arm twice a day for 7 to 10 days",
			fact: { kind: "rule", rule: "cautions.patch_test" },
		},
		{ says: "azelaic acid, up to 10%", fact: { kind: "highest_strength", active: "azelaic_acid" } },
		{ says: "Azelaic acid 10%, once calm", fact: { kind: "strength", active: "azelaic_acid" } },
		{ says: "Stop when it burns for longer than an hour", fact: { kind: "rule", rule: "stop.burning" } },
		{
			says: "1 exfoliation a week is the limit for skin that reacts easily",
			fact: { kind: "exfoliations", skin: "sensitive", per_week: 1 },
		},
		{
			says: "Start treatments at least two weeks apart",
			fact: { kind: "rule", rule: "rule.one_new_active" },
		},
		{
			says: "the Sensitive Scale-10, made by dermatologists who study this. You rate ten feelings over the last three days, each from 0 to 10",
			fact: { kind: "source", reference: 1 },
		},
		{
			says: "4 for tightness, 4 for itching, 3 for tingling, 3 for redness and 0 for the rest make 14",
			fact: { kind: "source", reference: 1 },
		},
		{ says: "That is above 12.7, so it counts as sensitive", fact: { kind: "source", reference: 1 } },
		{ says: "your ten answers add up to 34 out of 100", fact: { kind: "source", reference: 1 } },
		{ says: "keeps getting worse for 2 weeks", fact: { kind: "rule", rule: "stop.worse" } },
		{
			says: "low-strength retinol on 2 nights a week",
			fact: { kind: "per_week", step: "step.serum_retinol_low", per_week: 2 },
		},
		{ says: "Calms the look of redness", fact: { kind: "grade", active: "azelaic_acid", grade: "C" } },
		{ says: "Mild and pleasant, little shown", fact: { kind: "grade", active: "centella", grade: "C" } },
		{ says: "Cream with ceramides and glycerin", fact: { kind: "grade", active: "ceramides", grade: "B" } },
		{ says: "Sunscreen with mineral filters", fact: { kind: "grade", active: "zinc_oxide", grade: "A" } },
		{ says: "2 nights a week", fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 1, per_week: 2 } },
		{
			says: "4 from week 3 of its use",
			fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 3, per_week: 4 },
		},
		{ says: "7 from week 7", fact: { kind: "ramp", ramp: "azelaic_slow", from_week: 7, per_week: 7 } },
		{ says: "joins in week 3", fact: { kind: "start_week", step: "step.serum_niacinamide", week: 3 } },
		{ says: "once two weeks were calm", fact: { kind: "rule", rule: "rule.one_new_active" } },
		{ says: "Niacinamide serum, 2 to 5%", fact: { kind: "rule", rule: "step.serum_niacinamide" } },
		{ says: "Begins in week 3", fact: { kind: "start_week", step: "step.serum_niacinamide", week: 3 } },
	],
};
