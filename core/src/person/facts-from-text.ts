import { affirms } from "../skin/note/affirms.ts";
import { clauseKind } from "../skin/note/clause-kind.ts";
import { readNote } from "../skin/note/read-note.ts";
import { factWords } from "./fact-words.ts";
import { FACT_RULES, isSameFact, mergeFacts, type PersonFact, type PersonFactId } from "./person-fact.ts";
import type { Understood } from "./understood.ts";

const SAYS: readonly (readonly [PersonFactId, RegExp])[] = [
	["breastfeeding", /\b(?:breast ?fe\w+|nursing)\b/],
	["trying", /\b(?:trying (?:to conceive|for a baby)|ttc)\b/],
	["pregnant", /\b(?:pregnan\w*|expecting|trimester|having a baby|preggo|pregnent|pregant)\b/],
	[
		"age_13_15",
		/\b(?:i am|i m|im|i just turned|aged?|my) (?:only |just )?(?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks?|days?|months?|hours?))|\b(?:1[0-7]) ?(?:years? old|year old|yo|y o)\b|\b(?:my (?:teen\w*|tween)|teenager|in (?:middle|high) school|under 18)\b/,
	],
	["isotretinoin", /\b(?:isotretinoin|accutane|roaccutane)\b/],
	["prescription_retinoid", /\b(?:tretinoin|tret|retin a|tazarotene|prescription retinoid)\b/],
	[
		"prescription_acne",
		/\b(?:doxycycline|minocycline|spironolactone|clindamycin|erythromycin|dapsone|antibiotics? for (?:my )?acne|prescri\w+ (?:for (?:my )?)?acne)\b/,
	],
	[
		"barrier_strained",
		/\b(?:flak(?:y|ing|es?)|itchy|itching)\b|\btight\b(?! (?:chest|throat|budget|schedule))/,
	],
];

/** What a person tells about themselves in a note or a turn of a talk; [] where they tell nothing. Never throws. */
export function factsFromText(text: string): PersonFact[] {
	const clauses = readNote(text).clauses.filter((clause) => clauseKind(clause) === "own");
	return mergeFacts(
		SAYS.flatMap(([id, said]) => {
			const quote = clauses.find((clause) => affirms(clause, said));
			return quote === undefined ? [] : [{ id, quote, sure: true }];
		}),
	);
}

/** Reads a note; what the person said earlier about the same readings of it stays. */
export function understand(note: string | null, earlier: readonly Understood[] = []): Understood[] {
	return (note === null ? [] : factsFromText(note)).map((fact) => ({
		...fact,
		words: factWords(fact),
		lasting: FACT_RULES[fact.id].lasting,
		state: earlier.find((one) => isSameFact(one, fact))?.state ?? "read",
	}));
}
