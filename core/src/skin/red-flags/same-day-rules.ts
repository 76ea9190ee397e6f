import { inClause, inNote, inSentence, type NoteRule, without } from "./note-rule.ts";
import * as sign from "./same-day-signs.ts";
import * as symptom from "./symptom-patterns.ts";
import * as word from "./word-signs.ts";

/** What a doctor should see today; sources in docs/science.md, "Red flags". */
export const SAME_DAY_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.skin-infection",
		level: "same_day",
		when: [
			inSentence(word.STING, word.BLACK_CENTRE),
			inSentence(word.OPENING, word.ANGRY, word.DISCHARGE),
			inSentence(word.OPENING, word.THROBS, word.REDDENED),
			inNote(symptom.SPREADING, symptom.HOT, symptom.RED_AREA),
			inNote(symptom.SPREADING, symptom.FEVER),
			inNote(symptom.RED_AREA, symptom.HOT, symptom.PAIN),
			inNote(symptom.RED_AREA, symptom.HOT, symptom.SWOLLEN),
			inNote(symptom.FEVER, symptom.SKIN_SIGN),
			inNote(symptom.INFECTION),
			inNote(sign.PUS, sign.HOT_SKIN, sign.OPENED),
			inNote(sign.GROWING_RED, sign.PUS),
			inNote(sign.GROWING_RED, sign.HOT_SKIN),
			inNote(sign.OPENED, sign.GROWING_RED),
			inSentence(sign.OPENED, sign.PUS),
			inNote(sign.ABSCESS, sign.ABSCESS_BAD),
			inClause(sign.EYE_BAD),
			inClause(sign.ABSCESS_NAMED),
			inNote(sign.RED, sign.SPREADS_WARM, sign.WARM),
			inSentence(sign.AREA, sign.HARD_OR_SWOLLEN, sign.RED, sign.SORE),
		],
		unless: symptom.NOT_INFECTED,
		advice:
			"A hot, painful or spreading red area, pus in a wound, or a skin problem with fever, should be seen by a doctor today. Put nothing new on it until then; if it spreads or you feel ill, call your local emergency number.",
	},
	{
		rule_id: "red-flag.crusts",
		level: "same_day",
		when: [
			without(word.BROWN_SCAB, inSentence(word.GOLD, word.CRUSTED, word.NEAR_MOUTH)),
			inClause(sign.IMPETIGO),
		],
		advice:
			"Golden, honey-like crusts are often an infection that is easily passed on. See a doctor or pharmacist today, leave the crusts alone, keep your own towel, and put nothing else on it.",
	},
	{
		rule_id: "red-flag.one-sided-blisters",
		level: "same_day",
		when: [
			inSentence(word.TINGLE, word.STRIPE, word.WATER_BLISTER),
			inNote(symptom.SHINGLES),
			inNote(symptom.BLISTER, symptom.ONE_SIDE),
			inNote(symptom.BLISTER, symptom.PAIN),
			inNote(symptom.BLISTER, symptom.NEAR_EYE),
			inNote(symptom.RASH, symptom.PAIN, symptom.ONE_SIDE),
			inNote(symptom.RASH, symptom.PAIN, symptom.NEAR_EYE),
			inClause(sign.SHINGLES),
		],
		unless: symptom.HARMLESS_BLISTER,
		advice:
			"Painful blisters, above all on one side or near an eye, should be seen by a doctor today: treatment works best within 3 days.",
	},
	{
		rule_id: "red-flag.cold-sore-eye",
		level: "same_day",
		when: [inSentence(symptom.COLD_SORE_PATTERN, symptom.NEAR_EYE)],
		advice:
			"A cold sore near the eye should be seen by a doctor today. Touch neither it nor the eye, wash your hands, leave contact lenses out.",
	},
	{
		rule_id: "red-flag.eye",
		level: "same_day",
		when: [
			inNote(symptom.EYE_PAIN),
			inNote(symptom.LIGHT_HURTS),
			inNote(symptom.VISION_CHANGE),
			inNote(symptom.EYE_SWELLING),
			inClause(sign.EYE_SORE_AND_RED),
			inNote(symptom.PRODUCT_IN_EYE, symptom.SMARTS),
		],
		unless: symptom.HARMLESS_SWELLING,
		advice:
			"Eye pain, a swollen eye, trouble with light or a change in vision should be checked by a doctor today. If something got in the eye, rinse it with clean water for 15 minutes.",
	},
	{
		rule_id: "red-flag.burn",
		level: "same_day",
		when: [
			inNote(word.STRONG_ACID, word.TOO_LONG, word.SKIN_GONE),
			inClause(symptom.BURN, symptom.PROCEDURE),
			inClause(symptom.BURNED_SKIN),
			inClause(symptom.BLISTER, symptom.APPLIED_PRODUCT),
			inNote(sign.STRONG_PRODUCT, sign.RAW),
			inClause(sign.DEEP_BURN),
			inSentence(sign.BURNT_BY, sign.BURNT, symptom.FACE_PART),
		],
		unless: symptom.MILD,
		advice:
			"A burn after heat, a peel, a device or a strong product should be seen by a doctor today. Cool it with lukewarm running water for 20 minutes and leave everything else off, toothpaste and oils too.",
	},
	{
		rule_id: "red-flag.blistered-sunburn",
		level: "same_day",
		when: [inNote(sign.SUN, sign.BLISTER)],
		advice:
			"Sunburn with blisters on the face should be seen by a doctor or pharmacist today. Cool it with water, leave the blisters closed, drink, stay in the shade, and put no acids or scented products on it.",
	},
	{
		rule_id: "red-flag.rash-and-fever",
		level: "same_day",
		when: [
			inNote(symptom.RASH, symptom.FEVER),
			inNote(symptom.PEELING, symptom.FEVER),
			inNote(symptom.RASH, symptom.SKIN_COMES_OFF),
			inNote(symptom.SKIN_COMES_OFF, symptom.PAIN),
			inNote(sign.BODY_RASH, sign.BODY_RASH_BAD),
			inClause(sign.BLISTERS_WIDE),
			inClause(sign.PALM_RASH),
			inNote(sign.HOT_CHILD, sign.CHILD_BAD),
		],
		for_anyone: true,
		advice: "A rash with fever, with blisters or with skin coming off should be seen by a doctor today.",
	},
	{
		rule_id: "red-flag.medicine-rash",
		level: "same_day",
		when: [inNote(sign.NEW_DRUG, sign.DRUG_RASH)],
		unless: sign.DRUG_ALLERGY_KNOWN,
		for_anyone: true,
		advice:
			"A new rash while taking a medicine can be a reaction to it. Call the doctor or pharmacist today before the next dose; with fever, blisters, a sore mouth or swelling, call your local emergency number.",
	},
	{
		rule_id: "red-flag.growing-ring",
		level: "same_day",
		when: [inNote(sign.RING, sign.RING_CONTEXT)],
		advice:
			"A red ring that grows can follow a tick bite and is treated early. See a doctor today or tomorrow, take a photo of it each day, and put no cream on it first.",
	},
	{
		rule_id: "red-flag.bruises",
		level: "same_day",
		when: [inNote(sign.BLOOD, sign.BLOOD_ALSO)],
		for_anyone: true,
		advice:
			"Bruises or pinprick red spots without a reason, with bleeding gums or great tiredness, need a blood test. See a doctor today; it is no matter for a cream.",
	},
	{
		rule_id: "red-flag.acne-with-illness",
		level: "same_day",
		when: [inNote(sign.ACNE_FULMINANS, sign.ULCERATED, sign.SYSTEMIC)],
		advice:
			"Spots that turn into sores, with fever or aching joints, need a doctor today. Put nothing on them until then.",
	},
	{
		rule_id: "red-flag.isotretinoin",
		level: "same_day",
		when: [
			inNote(sign.ISOTRETINOIN, sign.RETINOID_PILL_PREGNANT),
			inNote(sign.ISOTRETINOIN, sign.BRAIN_PRESSURE_SURE),
			inNote(sign.ISOTRETINOIN, sign.GUT),
			inNote(sign.ISOTRETINOIN, sign.HEADACHE, sign.STRONG_HEADACHE),
		],
		advice:
			"Stop the capsules and call the doctor who prescribed them today: they must not be taken while pregnant, and bad headaches or changed sight under them need a look at once.",
	},
	{
		rule_id: "red-flag.bite",
		level: "same_day",
		when: [
			inSentence(sign.BITE, sign.BITTEN, sign.BITE_SKIN),
			inClause(sign.WILD_SCRATCH),
			inClause(sign.GAPING),
		],
		for_anyone: true,
		advice:
			"A bite or a gaping wound of the face should be seen by a doctor today. Rinse it for 5 minutes under running water, leave make-up and creams off.",
	},
	{
		rule_id: "red-flag.weak-immune-system",
		level: "same_day",
		when: [inNote(sign.IMMUNE_WEAK, sign.SKIN_INFECTION)],
		for_anyone: true,
		advice:
			"With a weakened immune system, new blisters, pus, fever or hot red skin should be seen today. Call the team that treats you, and put nothing on it.",
	},
	{
		rule_id: "red-flag.pregnancy-itch",
		level: "same_day",
		when: [
			inNote(sign.PREGNANT, sign.PREGNANCY_ITCH),
			inSentence(sign.PREGNANT, sign.HANDS_AND_FEET, sign.ITCHES),
			inNote(sign.PREGNANT, sign.POX),
		],
		advice:
			"Strong itching without a rash late in pregnancy can come from the liver, and chickenpox or shingles matter for the child. Call your midwife or maternity unit today; a cream does not settle it.",
	},
];
