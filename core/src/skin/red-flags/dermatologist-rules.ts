import * as sign from "./dermatologist-signs.ts";
import { inClause, inNote, inSentence, lasting, type NoteRule, without } from "./note-rule.ts";
import * as skin from "./skin-and-mind-patterns.ts";
import * as symptom from "./symptom-patterns.ts";
import * as word from "./word-signs.ts";

const NO_ACID = "Leave acids, scrubs, needles and lasers off it until then.";

/** What a dermatologist, or a family doctor first, should look at soon; sources in docs/science.md, "Red flags". */
export const DERMATOLOGIST_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.changing-mole",
		level: "book_dermatologist",
		when: [
			inSentence(word.LONE_THING, word.PEARL, word.EXPOSED),
			inSentence(word.LONE_THING, word.INKY),
			inClause(symptom.MOLE, symptom.MOLE_CHANGE),
			inClause(symptom.NEW_MOLE),
			inClause(symptom.MOLE_QUESTION),
			inClause(symptom.WIDE),
			inSentence(sign.MOLE_WORD, sign.CHANGED),
			inNote(sign.AGE_SPOT, sign.OUTGROWS),
		],
		unless: symptom.UNCHANGED,
		advice:
			"We do not assess moles or growths. One that is new, changes, itches, bleeds or looks unlike the others should be seen by a dermatologist soon. Have nothing lasered or frozen off before that.",
	},
	{
		rule_id: "red-flag.changing-spot",
		level: "book_dermatologist",
		when: [
			without(symptom.OILY, inClause(word.LONE_THING, word.LIKENED, word.EXPOSED)),
			inClause(symptom.LONE_SPOT, symptom.SPOT_CHANGE),
			without(symptom.OILY, inNote(sign.GROWTH, sign.PEARLY)),
			inSentence(sign.GROWTH, sign.SCALY, sign.RETURNS),
			inClause(sign.FAST_LUMP),
			inSentence(sign.NAIL, sign.NAIL_SIGN),
			inClause(sign.WHITE_IN_MOUTH),
			inClause(symptom.SPOT_BLEEDS),
			inSentence(sign.GROWTH, symptom.BLEEDS_AT_A_TOUCH),
			inNote(sign.GROWTH, sign.SCABBY, sign.SUN_LIFE),
			lasting(4, inSentence(sign.GROWTH, sign.SCABBY)),
		],
		unless: symptom.PIMPLE,
		advice: `We do not assess single spots. One that grows, bleeds, shines like a pearl, scales or keeps coming back should be seen by a dermatologist soon. ${NO_ACID}`,
	},
	{
		rule_id: "red-flag.sore-not-healing",
		level: "book_dermatologist",
		when: [
			inSentence(word.CRUSTY_BIT, word.REFORMS, word.EXPOSED),
			lasting(3, inSentence(symptom.SORE, word.BLOOD)),
			without(word.HANDLED, inSentence(word.LONE_THING, word.BLOOD, word.AGAIN, word.EXPOSED)),
			without(word.HANDLED, inSentence(word.LONE_THING, word.LIKENED, word.BLOOD)),
			inClause(symptom.SORE, symptom.UNHEALED),
			inSentence(sign.GROWTH, symptom.HEALLESS),
			inSentence(sign.LIP_SORE, sign.SORE_BIT, sign.RETURNS),
			lasting(3, inSentence(sign.LIP_SORE, sign.SORE_BIT)),
			lasting(3, inSentence(sign.GROWTH, symptom.BLEEDS_AT_A_TOUCH)),
			lasting(3, inNote(sign.BLEEDS, sign.RETURNS, sign.LIP_SORE)),
		],
		unless: symptom.NO_LONE_SORE,
		advice: `A sore that does not heal should be seen by a dermatologist. ${NO_ACID}`,
	},
	{
		rule_id: "red-flag.mark-not-healing",
		level: "book_dermatologist",
		when: [lasting(3, inClause(symptom.MARK, symptom.UNHEALED))],
		unless: symptom.COLD_SORE,
		advice: "Something that has not healed after 3 weeks should be seen by a dermatologist.",
	},
	{
		rule_id: "red-flag.severe-acne",
		level: "book_dermatologist",
		when: [
			inClause(skin.SEVERE_ACNE),
			inClause(skin.ACNE, skin.SCARRING),
			inClause(sign.SCAR),
			inNote(sign.DEEP_ACNE, sign.ACNE_PAIN),
		],
		unless: sign.OLD_SCAR,
		advice:
			"Deep, painful or scarring spots respond best to treatment a dermatologist can prescribe. Book a visit, and do not squeeze or scrub; a simple, gentle routine is enough until then.",
	},
	{
		rule_id: "red-flag.hormones",
		level: "book_dermatologist",
		when: [
			inSentence(word.CYCLE, word.CYCLE_GONE, word.MAN_HAIR),
			inNote(sign.HORMONE_SIGN, sign.BREAKOUT),
			inNote(sign.HORMONE_SIGN, sign.HAIR_SIGN),
			inSentence(sign.HAIR_SIGN, sign.MANY_SPOTS),
			inNote(sign.MOON_FACE),
			inClause(sign.DARK_FOLDS),
		],
		unless: symptom.SHAVING,
		advice:
			"Spots together with missed periods, new hair growth or changes in weight can come from hormones. Your family doctor can check that with a blood test; ask for it soon.",
	},
	{
		rule_id: "red-flag.lasting-flushing",
		level: "book_dermatologist",
		when: [inClause(skin.FLUSHING, skin.LASTING), inClause(skin.THICK_NOSE), inClause(sign.STAYING_RED)],
		advice:
			"Flushing that stays or comes with bumps, or thickening skin, is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.eyes-with-flushing",
		level: "book_dermatologist",
		when: [inSentence(word.RED_CHEEKS, word.LIDS, word.GRITTY), inNote(sign.ROSACEA, sign.ROSACEA_EYE)],
		unless: symptom.EYES_FINE,
		advice:
			"Gritty, red or crusted eyes together with a red face should be seen by a doctor soon: eyes can be part of it and are treated separately. Keep every active ingredient away from the lids; with pain or blurred sight go today.",
	},
	{
		rule_id: "red-flag.butterfly-rash",
		level: "book_dermatologist",
		when: [
			inSentence(word.WING_RASH, word.WHOLE_BODY, word.RED_OR_RASH),
			inNote(sign.BUTTERFLY, sign.JOINTS),
			inClause(sign.BUTTERFLY_NAMED),
		],
		advice:
			"Redness over cheeks and nose together with sore joints, tiredness or sun that makes it worse needs a doctor and a blood test soon. Stay out of the sun, and begin nothing new on it.",
	},
	{
		rule_id: "red-flag.steroid-skin",
		level: "book_dermatologist",
		when: [inNote(sign.STEROID, sign.STEROID_HARM), inNote(sign.STEROID, sign.PERIORAL)],
		unless: symptom.STEROID_ELSEWHERE,
		advice:
			"A steroid cream on the face for weeks can thin the skin and bring back more bumps each time it is left off. Do not start it again or stop it alone after long use: a doctor plans that with you. Only water and a plain cream until then.",
	},
	{
		rule_id: "red-flag.around-the-mouth",
		level: "book_dermatologist",
		when: [inNote(sign.PERIORAL, sign.PERIORAL_SINCE)],
		advice:
			"Small bumps around mouth or eyes that stay are worth showing to a doctor. Leave steroid cream, rich creams and acids off them until then.",
	},
	{
		rule_id: "red-flag.pigment-change",
		level: "book_dermatologist",
		when: [
			without(symptom.WHITE_CAST, inSentence(word.WHITISH, word.PATCHES, word.WHITE_PLACES)),
			inSentence(word.DARKER, word.MASK_PLACES, word.BY_HORMONE),
			inClause(skin.PIGMENT_CHANGE, skin.SUDDEN),
			inNote(sign.WHITE_PATCH, sign.WHITE_GROWS),
			without(symptom.WHITE_CAST, inClause(sign.WHITE_PATCH)),
			without(symptom.SEEN_BY_DOCTOR, inSentence(sign.MELASMA, sign.HORMONAL_TIME)),
			without(symptom.SEEN_BY_DOCTOR, inClause(symptom.MELASMA_NAMED)),
		],
		advice:
			"Patches that lose or gain color should be seen by a dermatologist, above all new ones and those since a pregnancy or the pill. Sunscreen and a hat are right in any case; nothing that bleaches until then.",
	},
	{
		rule_id: "red-flag.yellow",
		level: "book_dermatologist",
		when: [
			inSentence(word.CREAMY, word.DEPOSIT, word.INNER_LID),
			inClause(sign.JAUNDICE),
			inClause(sign.YELLOW_LIDS),
		],
		advice:
			"Yellow eyes or skin need a doctor within a day or two, and today with dark urine or pain; flat yellow patches on the lids ask for a blood test of fats. No cream changes either.",
	},
	{
		rule_id: "red-flag.boils",
		level: "book_dermatologist",
		when: [inSentence(word.LUMPS, word.FOLDS, word.COMES_BACK), inNote(sign.BOILS, sign.BOIL_PLACES)],
		advice:
			"Boils that keep coming back in the same folds of skin are treated early so that they do not scar. Show them to a doctor soon, and do not squeeze them.",
	},
	{
		rule_id: "red-flag.hair-loss",
		level: "book_dermatologist",
		when: [
			inSentence(word.BARE, word.ROUND, word.HAIRY_PLACE),
			inSentence(sign.HAIR_PATCH, sign.HAIR_PATCH_NOW),
		],
		unless: symptom.HAIR_HARMLESS,
		advice: "New bald patches in hair, brows, lashes or beard should be seen by a doctor soon.",
	},
	{
		rule_id: "red-flag.cold-sores",
		level: "book_dermatologist",
		when: [inSentence(sign.COLD_SORE, sign.COLD_SORE_NOW)],
		unless: symptom.COLD_SORE_MILD,
		advice:
			"Leave peels, acids and retinoids off while a cold sore is there, and share no towel. Cold sores that come often can be held back with tablets: ask a doctor. Near the eye, go today.",
	},
	{
		rule_id: "red-flag.widespread-eczema",
		level: "book_dermatologist",
		when: [
			without(word.CALM, inSentence(word.ECZEMA, word.OUT_OF_HAND)),
			inNote(sign.ECZEMA, sign.ECZEMA_BAD),
		],
		advice:
			"Sore, itchy skin over a large area, or one that keeps you awake, needs treatment a doctor prescribes. Book soon; until then only a plain, unscented cream, no acids and nothing that stings.",
	},
	{
		rule_id: "red-flag.itch-from-within",
		level: "book_dermatologist",
		when: [
			inNote(sign.ITCH, sign.ITCH_BAD),
			inNote(sign.SWEATS_LUMP, sign.SWEATS),
			inNote(sign.HELIOTROPE),
			inClause(sign.NAIL_PSORIASIS),
			inNote(sign.HIVES_LONG, sign.OFTEN),
			inNote(sign.FUNGUS, sign.FUNGUS_FAILED),
			inNote(sign.THYROID, sign.THYROID_ALSO, symptom.THYROID_WORDS),
		],
		unless: symptom.ITCH_HARMLESS,
		advice:
			"An itch or rash that lasts for weeks, or comes with night sweats, weight loss, lumps or weak muscles, should be looked into by a doctor soon. It is no matter for a new cream.",
	},
	{
		rule_id: "red-flag.getting-worse",
		level: "book_dermatologist",
		when: [lasting(2, inClause(skin.WORSE))],
		advice: "Skin that has been getting worse for 2 weeks or longer is worth showing to a dermatologist.",
	},
	{
		rule_id: "red-flag.pregnancy-acne",
		level: "book_dermatologist",
		when: [inNote(skin.PREGNANT, skin.BAD_ACNE)],
		advice:
			"During pregnancy and breastfeeding, ask your midwife or doctor before treating spots: several common ingredients are not suitable.",
	},
	{
		rule_id: "red-flag.no-improvement",
		level: "book_dermatologist",
		when: [
			lasting(8, inSentence(word.PRESCRIBED, word.NO_USE)),
			lasting(12, inClause(skin.NO_BETTER)),
			lasting(8, inNote(sign.ACNE_MEDICINE, sign.NOT_HELPED, sign.MANY_SPOTS)),
		],
		unless: symptom.PATIENT_YET,
		advice:
			"When nothing has helped for 12 weeks, or many spots stay in spite of a medicine, a dermatologist can look closer than a photo can.",
	},
];
