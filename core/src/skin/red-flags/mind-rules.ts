import * as sign from "./mind-signs.ts";
import { inClause, inNote, inSentence, type NoteRule, without } from "./note-rule.ts";
import * as skin from "./skin-and-mind-patterns.ts";
import * as symptom from "./symptom-patterns.ts";
import * as word from "./word-signs.ts";

const GIVES_UP_LIFE = new RegExp(
	`${sign.GAVE_UP.source}(?: [\\w.,]+){0,6}? ${sign.LIFE.source}|${sign.LIFE.source}(?: [\\w.,]+){0,6}? ${sign.GAVE_UP.source}`,
);

const BY_ACCIDENT = new RegExp(`${skin.BY_ACCIDENT.source}|${sign.NOT_HURT.source}`);

/** Danger to oneself or from others first, then what weighs on the mind; sources in docs/science.md, "Red flags". */
export const MIND_RULES: readonly NoteRule[] = [
	{
		rule_id: "red-flag.suicidal",
		level: "emergency",
		when: [
			without(symptom.BETTER_OFF_WITH, inSentence(word.LOVED_ONES, word.BETTER_OFF)),
			inClause(word.AFTERWARDS),
			inSentence(word.PILLS, word.ENOUGH),
			inClause(symptom.SUICIDAL),
			inClause(sign.WISH_TO_DIE),
			inSentence(sign.LIFE_WORDS, sign.NOT_HERE),
		],
		unless: sign.DEATH_IDIOM,
		for_anyone: true,
		even_asked: true,
		advice:
			"We are glad you wrote this, and you deserve help right now. Please call your local emergency number or a crisis line, or tell someone near you.",
	},
	{
		rule_id: "red-flag.violence",
		level: "emergency",
		when: [
			without(word.GENTLE, inClause(word.ABUSER, word.LAYS_HANDS)),
			inSentence(sign.VIOLENCE, sign.WHO_HURTS),
		],
		unless: sign.VIOLENCE_IDIOM,
		for_anyone: true,
		advice:
			"Nobody may hurt you, and it is not your fault. If you are in danger, call your local emergency number; a helpline for violence at home listens at any hour and tells no one. A doctor can look at the injury and write it down.",
	},
	{
		rule_id: "red-flag.distress",
		level: "care",
		when: [
			inClause(word.UNTOUCHED),
			inClause(word.STAYED_AWAY),
			inClause(word.MOCKED),
			inClause(skin.HATES_LOOKS),
			inClause(skin.HIDES),
			inClause(sign.HATES_LOOKS),
			inClause(sign.HIDES),
			inClause(sign.BULLIED),
			inSentence(sign.CRIES, sign.OVER_SKIN),
			inSentence(sign.OF_MY_SKIN, GIVES_UP_LIFE),
			inClause(sign.CANNOT_THINK),
			inSentence(sign.CANNOT_FOCUS, sign.OWN_LOOKS),
			inClause(symptom.BARE_FACE_HIDDEN),
		],
		unless: new RegExp(
			`${sign.TRIVIAL_HATE.source}|${sign.HIDES_HARMLESS.source}|${sign.BULLY_HARMLESS.source}`,
		),
		advice:
			"That sounds hard, and you are more than your skin. Talking to someone you trust, a doctor or a counselor can help. Take a break from scanning whenever you like.",
	},
	{
		rule_id: "red-flag.checking",
		level: "care",
		when: [
			without(word.NOT_SKIN_PICKING, inSentence(word.PICKING, word.COMPELLED, symptom.OWN_SKIN)),
			inClause(word.PORE_COUNT),
			inSentence(word.CLEANSES, word.TOO_OFTEN),
			inClause(skin.CHECKING),
			inClause(sign.PICKS),
			inClause(sign.CHECKS),
			inClause(sign.WASHES),
		],
		unless: new RegExp(`${sign.PICK_HARMLESS.source}|${sign.CHECK_HARMLESS.source}`),
		advice:
			"Checking, picking or washing that is hard to stop can be exhausting, and it is common. A doctor or a therapist can help. One scan a week is plenty.",
	},
	{
		rule_id: "red-flag.eating",
		level: "care",
		when: [inClause(word.FOOD_RULES), inNote(sign.EATING, sign.EATING_HARM)],
		unless: sign.EATING_HARMLESS,
		advice:
			"Eating very little, or getting rid of food, harms skin and body, and no clear skin is worth it. Tell a doctor or someone you trust soon; missed periods, fainting or a racing heart should be seen within days.",
	},
	{
		rule_id: "red-flag.self-harm",
		level: "care",
		when: [
			without(word.GROOMING, inSentence(word.TOOL, word.LIMB_OWN, word.RELIEF)),
			without(BY_ACCIDENT, inClause(skin.SELF_HARM)),
			without(BY_ACCIDENT, inClause(sign.HURTS_SELF)),
			inClause(sign.ON_PURPOSE, sign.INJURES),
		],
		for_anyone: true,
		advice:
			"Please do not stay alone with this. Talk to someone you trust, a doctor or a crisis line today; if you are in danger, call your local emergency number.",
	},
];
