import type { NoteRule } from "./note-rule.ts";
import * as skin from "./skin-and-mind-patterns.ts";
import * as symptom from "./symptom-patterns.ts";

/** Rules that send to a dermatologist, and those that care for the person; sources in docs/science.md, "Red flags". */
export const DERMATOLOGIST_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.changing-mole",
		level: "book_dermatologist",
		any: [[symptom.MOLE, symptom.MOLE_CHANGE], [symptom.NEW_MOLE], [symptom.MOLE_QUESTION], [symptom.WIDE]],
		within: "clause",
		advice:
			"We do not assess moles or growths. One that is new, changes, itches, bleeds or looks unlike the others should be seen by a dermatologist soon.",
	},
	{
		rule_id: "red-flag.changing-spot",
		level: "book_dermatologist",
		any: [[symptom.LONE_SPOT, symptom.SPOT_CHANGE]],
		within: "clause",
		unless: symptom.PIMPLE,
		advice:
			"We do not assess single spots. One that grows, bleeds or changes should be seen by a dermatologist soon.",
	},
	{
		rule_id: "red-flag.sore-not-healing",
		level: "book_dermatologist",
		any: [[symptom.SORE, symptom.UNHEALED]],
		within: "clause",
		unless: symptom.COLD_SORE,
		advice: "A sore that does not heal should be seen by a dermatologist.",
	},
	{
		rule_id: "red-flag.mark-not-healing",
		level: "book_dermatologist",
		any: [[symptom.MARK, symptom.UNHEALED]],
		within: "clause",
		min_weeks: 3,
		unless: symptom.COLD_SORE,
		advice: "Something that has not healed after 3 weeks should be seen by a dermatologist.",
	},
	{
		rule_id: "red-flag.severe-acne",
		level: "book_dermatologist",
		any: [[skin.SEVERE_ACNE], [skin.ACNE, skin.SCARRING]],
		within: "clause",
		advice:
			"Deep, painful or scarring spots respond best to treatment a dermatologist can prescribe. Book a visit; a simple, gentle routine is enough until then.",
	},
	{
		rule_id: "red-flag.lasting-flushing",
		level: "book_dermatologist",
		any: [[skin.FLUSHING, skin.LASTING], [skin.THICK_NOSE]],
		within: "clause",
		advice:
			"Flushing that stays or comes with bumps, or thickening skin, is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.pigment-change",
		level: "book_dermatologist",
		any: [[skin.PIGMENT_CHANGE, skin.SUDDEN]],
		within: "clause",
		advice: "Patches that suddenly lose or gain color should be seen by a dermatologist.",
	},
	{
		rule_id: "red-flag.getting-worse",
		level: "book_dermatologist",
		any: [[skin.WORSE]],
		within: "clause",
		min_weeks: 2,
		advice: "Skin that has been getting worse for 2 weeks or longer is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.pregnancy-acne",
		level: "book_dermatologist",
		any: [[skin.PREGNANT, skin.ACNE]],
		within: "note",
		advice:
			"During pregnancy and breastfeeding, ask your midwife or doctor before treating spots: several common ingredients are not suitable.",
	},
	{
		rule_id: "red-flag.no-improvement",
		level: "book_dermatologist",
		any: [[skin.NO_BETTER]],
		within: "clause",
		min_weeks: 8,
		advice:
			"When nothing has helped for 8 weeks or longer, a dermatologist can look closer than a photo can.",
	},
	{
		rule_id: "red-flag.distress",
		level: "care",
		any: [[skin.HATES_LOOKS], [skin.HIDES]],
		within: "clause",
		advice:
			"That sounds hard, and you are more than your skin. Talking to someone you trust, a doctor or a counselor can help. Take a break from scanning whenever you like.",
	},
	{
		rule_id: "red-flag.checking",
		level: "care",
		any: [[skin.CHECKING]],
		within: "clause",
		advice:
			"Checking or picking that is hard to stop can be exhausting, and it is common. A doctor or a therapist can help. One scan a week is plenty.",
	},
	{
		rule_id: "red-flag.self-harm",
		level: "care",
		any: [[skin.SELF_HARM]],
		within: "clause",
		unless: skin.BY_ACCIDENT,
		advice:
			"Please do not stay alone with this. Talk to someone you trust, a doctor or a crisis line today; if you are in danger, call your local emergency number.",
	},
];
