import {
	DISCOMFORT_WORDS,
	type Discomfort,
	readSettings,
	type SelfReport,
	type ToldSettings,
} from "../self-report.ts";
import { affirms } from "./phrases.ts";
import { readNote } from "./read-note.ts";

const FEELINGS: Record<"tight" | "flaky" | "oily_by_midday", RegExp> = {
	tight: /\b(?:tight|tightness)\b(?! (?:chest|throat|budget|schedule))/,
	flaky: /\b(?:flak(?:y|ing|es?)|peel(?:s|ing)? a (?:bit|little)|dry patch(?:es)?|scal(?:y|ing))\b/,
	oily_by_midday:
		/\b(?:oily|greasy|shiny)(?: \w+){0,4} (?:midday|noon|lunch|afternoon|end of the day|few hours)\b|\b(?:midday|noon|lunch|afternoon|end of the day)(?: \w+){0,4} (?:oily|greasy|shiny)\b/,
};

/** How sensitive skin speaks; each feeling by the word a report may repeat. */
const DISCOMFORTS: Record<Discomfort, RegExp> = {
	stinging: /\b(?:sting|stings|stinging|smarts)\b/,
	burning:
		/\b(?:burns?|burning)\b|\b(?:acids?|pads?|serums?|vitamin c|retinol|toners?|creams?|cleanser|products?) (?:\w+ )?(?:burned|burnt|stung)\b/,
	itching: /\b(?:itch|itchy|itching)\b/,
	irritation: /\birritated\b/,
	"reactive skin": /\breactive\b/,
};

/** Feelings a note tells about the writer's own skin, what their diary tells, and the answers from their settings. */
export function readSelfReport(
	note: string | null,
	settings: ToldSettings,
	felt: readonly Discomfort[] = [],
): SelfReport {
	const clauses = note === null ? [] : readNote(note).clauses.filter(({ kind }) => kind === "own");
	const says = (pattern: RegExp) => clauses.some(({ text }) => affirms(text, pattern));
	return {
		...readSettings(settings),
		tight: says(FEELINGS.tight),
		flaky: says(FEELINGS.flaky),
		oily_by_midday: says(FEELINGS.oily_by_midday),
		discomforts: DISCOMFORT_WORDS.filter((word) => felt.includes(word) || says(DISCOMFORTS[word])),
	};
}
