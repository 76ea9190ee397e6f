import type { NoteRule } from "./note-rule.ts";
import * as symptom from "./symptom-patterns.ts";

/** Emergency and same-day rules; sources in docs/science.md, "Red flags". */
export const URGENT_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.airway-swelling",
		level: "emergency",
		any: [[symptom.AIRWAY_SWELLING]],
		within: "clause",
		unless: symptom.HARMLESS_SWELLING,
		for_anyone: true,
		advice:
			"Swelling of the lips, tongue or throat can become dangerous fast. Call your local emergency number now, and stop using anything new on your skin.",
	},
	{
		rule_id: "red-flag.face-swelling",
		level: "emergency",
		any: [[symptom.FACE_SWELLING]],
		within: "clause",
		unless: symptom.HARMLESS_SWELLING,
		for_anyone: true,
		advice:
			"A swelling face needs medical help first. Call your local emergency number now if it spreads, reaches lips or tongue, or breathing feels different.",
	},
	{
		rule_id: "red-flag.breathing",
		level: "emergency",
		any: [[symptom.BREATHING_TROUBLE]],
		within: "clause",
		unless: symptom.SKIN_BREATHES,
		for_anyone: true,
		advice: "Trouble breathing is an emergency. Call your local emergency number now.",
	},
	{
		rule_id: "red-flag.allergic-reaction",
		level: "emergency",
		any: [
			[symptom.HIVES, symptom.COLLAPSE],
			[symptom.APPLIED_PRODUCT, symptom.COLLAPSE],
			[symptom.ANAPHYLAXIS],
		],
		within: "note",
		for_anyone: true,
		advice:
			"Feeling faint or sick together with a skin reaction can be a severe allergic reaction. Call your local emergency number now.",
	},
	{
		rule_id: "red-flag.suicidal",
		level: "emergency",
		any: [[symptom.SUICIDAL]],
		within: "clause",
		advice:
			"We are glad you wrote this, and you deserve help right now. Please call your local emergency number or a crisis line, or tell someone near you.",
	},
	{
		rule_id: "red-flag.skin-infection",
		level: "same_day",
		any: [
			[symptom.SPREADING, symptom.HOT, symptom.RED_AREA],
			[symptom.SPREADING, symptom.FEVER],
			[symptom.RED_AREA, symptom.HOT, symptom.PAIN],
			[symptom.RED_AREA, symptom.HOT, symptom.SWOLLEN],
			[symptom.FEVER, symptom.SKIN_SIGN],
			[symptom.INFECTION],
		],
		within: "note",
		advice:
			"A hot, painful or spreading red area, or a skin problem with fever, should be seen by a doctor today. Put nothing new on it until then.",
	},
	{
		rule_id: "red-flag.one-sided-blisters",
		level: "same_day",
		any: [
			[symptom.SHINGLES],
			[symptom.BLISTER, symptom.ONE_SIDE],
			[symptom.BLISTER, symptom.PAIN],
			[symptom.BLISTER, symptom.NEAR_EYE],
			[symptom.RASH, symptom.PAIN, symptom.ONE_SIDE],
			[symptom.RASH, symptom.PAIN, symptom.NEAR_EYE],
		],
		within: "note",
		unless: symptom.HARMLESS_BLISTER,
		advice:
			"Painful blisters, above all on one side or near an eye, should be seen by a doctor today: treatment works best within 3 days.",
	},
	{
		rule_id: "red-flag.eye",
		level: "same_day",
		any: [
			[symptom.EYE_PAIN],
			[symptom.LIGHT_HURTS],
			[symptom.VISION_CHANGE],
			[symptom.EYE_SWELLING],
			[symptom.PRODUCT_IN_EYE, symptom.SMARTS],
		],
		within: "note",
		unless: symptom.HARMLESS_SWELLING,
		advice:
			"Eye pain, a swollen eye, trouble with light or a change in vision should be checked by a doctor today. If something got in the eye, rinse it with clean water for 15 minutes.",
	},
	{
		rule_id: "red-flag.burn",
		level: "same_day",
		any: [
			[symptom.BURN, symptom.PROCEDURE],
			[symptom.BURNED_SKIN],
			[symptom.BLISTER, symptom.APPLIED_PRODUCT],
		],
		within: "clause",
		unless: symptom.MILD,
		advice:
			"A burn after a peel, a device or a strong product should be seen by a doctor today. Cool it with lukewarm water and leave everything else off.",
	},
	{
		rule_id: "red-flag.rash-and-fever",
		level: "same_day",
		any: [
			[symptom.RASH, symptom.FEVER],
			[symptom.PEELING, symptom.FEVER],
			[symptom.RASH, symptom.SKIN_COMES_OFF],
			[symptom.SKIN_COMES_OFF, symptom.PAIN],
		],
		within: "note",
		advice: "A rash with fever or with skin coming off should be seen by a doctor today.",
	},
];
