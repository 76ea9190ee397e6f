import * as sign from "./emergency-signs.ts";
import { inClause, inNote, inSentence, type NoteRule, without } from "./note-rule.ts";
import * as symptom from "./symptom-patterns.ts";
import * as word from "./word-signs.ts";

const CALL = "Call your local emergency number now";

/** What cannot wait; sources in docs/science.md, "Red flags". */
export const EMERGENCY_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.airway-swelling",
		level: "emergency",
		when: [
			without(symptom.HARMLESS_SWELLING, inClause(symptom.AIRWAY_SWELLING)),
			without(sign.LIP_HARMLESS, inClause(sign.HUGE_LIPS)),
		],
		for_anyone: true,
		advice:
			"Swelling of the lips, tongue or throat can become dangerous fast. Call your local emergency number now, and stop using anything new on your skin.",
	},
	{
		rule_id: "red-flag.face-swelling",
		level: "emergency",
		when: [inClause(symptom.FACE_SWELLING), inClause(sign.FACE_BALLOON)],
		unless: new RegExp(`${symptom.HARMLESS_SWELLING.source}|${sign.HABIT.source}`),
		for_anyone: true,
		advice:
			"A swelling face needs medical help first. Call your local emergency number now if it spreads, reaches lips or tongue, or breathing feels different.",
	},
	{
		rule_id: "red-flag.eyes-swollen-shut",
		level: "emergency",
		when: [
			inSentence(sign.EYE_SHUT, sign.SWOLLEN),
			inNote(sign.EYE, sign.SWOLLEN, sign.DYE),
			inNote(sign.EYE, sign.SWOLLEN, symptom.THROAT),
		],
		unless: sign.HABIT,
		for_anyone: true,
		advice:
			"Lids that swell until the eye hardly opens can be a strong allergic reaction. Rinse everything off with water and go to an emergency department now; call the emergency number if lips, tongue or breathing change.",
	},
	{
		rule_id: "red-flag.breathing",
		level: "emergency",
		when: [inClause(symptom.BREATHING_TROUBLE), inClause(sign.AIR)],
		unless: new RegExp(`${symptom.SKIN_BREATHES.source}|${sign.AIR_HARMLESS.source}`),
		for_anyone: true,
		advice: "Trouble breathing is an emergency. Call your local emergency number now.",
	},
	{
		rule_id: "red-flag.allergic-reaction",
		level: "emergency",
		when: [
			inNote(symptom.HIVES, symptom.COLLAPSE),
			inNote(symptom.APPLIED_PRODUCT, symptom.COLLAPSE),
			inNote(sign.ALLERGIC_SKIN, sign.FAINT, sign.STUNG_OR_ATE),
			inNote(symptom.HIVES, sign.FAINT),
			inClause(sign.ANAPHYLAXIS_NOW),
			inClause(sign.STUNG_IN_MOUTH),
		],
		for_anyone: true,
		advice:
			"Feeling faint or sick together with a skin reaction can be a severe allergic reaction. Call your local emergency number now.",
	},
	{
		rule_id: "red-flag.suspected-sepsis",
		level: "emergency",
		when: [
			inSentence(word.DISCOLOURED, word.FLESH, word.BLISTERY),
			inNote(sign.SPREADING, sign.FEVER, sign.INFLAMED),
			inNote(sign.INFLAMED, sign.SPREADING, sign.VERY_ILL),
			inNote(sign.INFLAMED, sign.FEVER, sign.VERY_ILL),
			inSentence(symptom.FACE_PART, sign.BLACKENED, sign.AGONY),
			inNote(sign.EYE, sign.SWOLLEN, sign.FEVER, sign.DROWSY),
			inSentence(sign.INFLAMED, sign.HIGH_FEVER, sign.FEVER),
		],
		for_anyone: true,
		advice: `Redness that spreads with fever, strong pain or feeling very ill has to be treated within hours. ${CALL} or go to an emergency department; draw around the red edge, and put nothing on it.`,
	},
	{
		rule_id: "red-flag.fading-test",
		level: "emergency",
		when: [
			inNote(sign.PURPLE_SPOTS, sign.STAYS_WHEN_PRESSED),
			inNote(sign.STIFF_NECK, sign.MENINGEAL),
			inNote(sign.PETECHIAE, sign.FEVER),
			inNote(sign.CHILD, sign.CHILD_ILL),
			inNote(sign.YOUNG_BABY, sign.FEVER, sign.CHILD_FEVER),
			inNote(sign.NEWBORN, sign.ILL_NEWBORN),
		],
		for_anyone: true,
		advice: `A rash that stays when a glass is pressed on it, or a stiff neck with a rash or headache, can be an infection of the blood or brain. ${CALL}; do not wait for it to change.`,
	},
	{
		rule_id: "red-flag.skin-coming-off",
		level: "emergency",
		when: [
			inNote(sign.BLISTERED, sign.MOUTH_SORES, sign.FEVER),
			inNote(sign.BLISTERED, sign.MOUTH_SORES, sign.NEW_MEDICINE),
			inNote(sign.RASHY, sign.MOUTH_SORES, sign.NEW_MEDICINE),
			inNote(sign.RASHY, sign.MOUTH_SORES, sign.FEVER),
			inNote(sign.BLISTERED, sign.FEVER, sign.NEW_MEDICINE),
			inNote(sign.RASHY, sign.FEVER, sign.NEW_MEDICINE, sign.SWOLLEN),
		],
		for_anyone: true,
		advice: `Blisters or peeling skin with a sore mouth, sore eyes or fever can be a severe reaction to a medicine. ${CALL}, take the medicine's box with you, and put nothing on the skin.`,
	},
	{
		rule_id: "red-flag.eczema-blisters",
		level: "emergency",
		when: [inNote(sign.ECZEMA, sign.ECZEMA_HERPES, sign.UNWELL)],
		for_anyone: true,
		advice:
			"Many small painful blisters on sensitive, itchy skin can be a virus that spreads fast. Go to an emergency department or call your doctor's urgent line now; no creams until then.",
	},
	{
		rule_id: "red-flag.shingles-eye",
		level: "emergency",
		when: [inNote(sign.SHINGLES_SIGN, sign.EYE_TROUBLE)],
		for_anyone: true,
		advice:
			"Painful blisters with a red, sore or light-shy eye threaten sight. Go to an emergency eye department now; the treatment works best within 3 days.",
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		level: "emergency",
		when: [
			inNote(sign.IN_EYE, sign.CAUSTIC, sign.EYE_HARMED),
			inSentence(sign.IN_EYE, sign.VERY_CAUSTIC),
			inNote(sign.IN_EYE, symptom.APPLIED_PRODUCT, sign.SIGHT_HARMED),
		],
		for_anyone: true,
		advice:
			"Hold the eye open under clean lukewarm water for 20 minutes now, lenses out, then go to an emergency department. No drops or oils of your own, and do not pull a lid that is stuck.",
	},
	{
		rule_id: "red-flag.sight",
		level: "emergency",
		when: [
			inNote(sign.EYE, sign.SWOLLEN, sign.ORBIT),
			inNote(sign.EYE, sign.FEVER, sign.ORBIT),
			inNote(sign.EYE, sign.ORBIT, symptom.SORE_EYE),
			inClause(sign.SUDDEN_BLIND),
			inNote(sign.TEMPLE_HEAD, sign.SUDDEN_BLIND),
		],
		for_anyone: true,
		advice:
			"A swollen eye that bulges, hurts to move or sees double, and sight that goes suddenly, need an emergency department now.",
	},
	{
		rule_id: "red-flag.stroke",
		level: "emergency",
		when: [
			inSentence(word.HALF_FACE, word.FACE_MOVES, word.LIMB, word.WEAK),
			inNote(sign.DROOP, sign.STROKE),
		],
		for_anyone: true,
		advice: `A face that drops on one side, a weak arm or muddled speech can be a stroke. ${CALL}; every minute counts.`,
	},
	{
		rule_id: "red-flag.heat-stroke",
		level: "emergency",
		when: [inNote(word.HOT_DAY, word.BOILED), inNote(sign.HEAT, sign.HEAT_ILL)],
		for_anyone: true,
		advice: `Confusion, vomiting or dry hot skin after sun or heat can be heat stroke. ${CALL}, lie in the shade, and cool the skin with water.`,
	},
	{
		rule_id: "red-flag.filler",
		level: "emergency",
		when: [inNote(sign.FILLER, sign.BLANCHED)],
		unless: /\b(?:scared|worried about|thinking|want|never|years ago|months ago)\b/,
		advice:
			"Skin that turns white, gray, blotchy or very painful after an injection can be losing its blood supply. Call the clinic's emergency line now, and an emergency department if nobody answers or your sight changes.",
	},
	{
		rule_id: "red-flag.collapse",
		level: "emergency",
		when: [
			inSentence(word.NUMBED, word.POISONED),
			inNote(sign.NUMBING, sign.FAINT),
			inNote(sign.HEAD_HIT, sign.HEAD_HIT_BAD),
			inClause(sign.CHEST_PAIN),
			inClause(sign.SEIZURE),
			inClause(sign.BLEEDS_ON),
			inNote(sign.TAMPON, sign.FEVER),
			inClause(sign.SEVERE_BURN),
		],
		for_anyone: true,
		advice: `${CALL}. What you describe has to be looked at before anything about skin.`,
	},
	{
		rule_id: "red-flag.swallowed",
		level: "emergency",
		when: [inClause(sign.OVERDOSE), inClause(sign.SWALLOWED, sign.POISON)],
		for_anyone: true,
		advice: `Call poison control or your local emergency number now and keep the package at hand. Do not make anyone vomit.`,
	},
];
