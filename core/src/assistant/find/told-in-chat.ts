import type { PersonCondition } from "../../knowledge/person-rules.ts";
import type { Person, Preferences, PregnancyAnswer } from "../../routine/person.ts";
import { isMinor } from "../../routine/person.ts";
import { affirms } from "../../skin/note/affirms.ts";
import { clauseKind } from "../../skin/note/clause-kind.ts";
import { readNote } from "../../skin/note/read-note.ts";
import type { SkinType } from "../../skin/skin-type.ts";

/** A person with what they said in this talk on top of their answers; it only ever adds care. */
export interface ToldPerson {
	person: Person;
	/** Conditions that come from the talk and not from the answers. */
	told: ReadonlySet<PersonCondition>;
	/** "my oily skin", "I have dry skin". */
	skin_type: SkinType | null;
}

const EXPECTING: readonly (readonly [PregnancyAnswer, RegExp])[] = [
	["breastfeeding", /\b(?:breast ?fe\w+|nursing)\b/],
	["trying", /\b(?:trying (?:to conceive|for a baby)|ttc)\b/],
	["pregnant", /\b(?:pregnan\w*|expecting|trimester|having a baby|preggo|pregnent|pregant)\b/],
];
const MINOR =
	/\b(?:i am|i m|im|i just turned|aged?|my) (?:only |just )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks?|days?|months?|hours?))|\b(?:1[0-7]) ?(?:years? old|year old|yo|y o)\b|\b(?:my (?:teen\w*|tween)|teenager|in (?:middle|high) school|under 18)\b/;
const RETINOID_DRUG =
	/\b(?:tretinoin|tret|retin a|isotretinoin|accutane|roaccutane|tazarotene|prescription retinoid)\b/;
const ACNE_DRUG =
	/\b(?:doxycycline|minocycline|spironolactone|clindamycin|erythromycin|dapsone|antibiotics? for (?:my )?acne|prescri\w+ (?:for (?:my )?)?acne)\b/;
const SENSITIVE =
	/\b(?:sensitive|reactive|easily irritated) skin\b|\bskin is (?:\w+ )?(?:sensitive|reactive)\b/;
const SKIN_TYPES: readonly (readonly [SkinType, RegExp])[] = [
	["Combination", /\b(?:combination|combo|mixed) skin\b/],
	["Oily", /\b(?:oily|greasy) skin\b|\bskin is (?:\w+ )?(?:oily|greasy)\b/],
	["Dry", /\bdry skin\b|\bskin is (?:\w+ )?dry\b/],
	["Normal", /\bnormal skin\b/],
];

/** Reads the person's own turns and the message; a denial ("not pregnant") says nothing. */
export function toldInChat(person: Person, texts: readonly string[]): ToldPerson {
	const clauses = texts
		.flatMap((text) => readNote(text).clauses)
		.filter((text) => clauseKind(text) !== "past");
	const says = (pattern: RegExp) => clauses.some((text) => affirms(text, pattern));
	const known = person.preferences;
	const told = new Set<PersonCondition>();
	const preferences: Preferences = { ...known };
	const expecting = EXPECTING.find(([, said]) => says(said))?.[0];
	if (expecting !== undefined && (known.pregnancy === undefined || known.pregnancy === "no")) {
		preferences.pregnancy = expecting;
		told.add("pregnancy");
	}
	if (!isMinor(known) && says(MINOR)) {
		preferences.age_band = "13-15";
		told.add("minor");
	}
	if (known.prescription_retinoid !== true && says(RETINOID_DRUG)) {
		preferences.prescription_retinoid = true;
		told.add("prescription_retinoid");
	}
	if (known.prescription_acne !== true && says(ACNE_DRUG)) {
		preferences.prescription_acne = true;
		told.add("prescription_acne");
	}
	if (says(SENSITIVE)) preferences.sensitive_skin = true;
	return {
		person: { ...person, preferences },
		told,
		skin_type: SKIN_TYPES.find(([, said]) => says(said))?.[0] ?? null,
	};
}
