import type { RedFlag } from "../red-flag.ts";

/** Signs that mean something together: all of them are stated, none is denied. */
export interface Combination {
	all: readonly RegExp[];
	/** Whether they must stand in one thought, in one sentence, or may be spread over the note. */
	within: "clause" | "sentence" | "note";
	/** Counts only when the note names at least this duration. */
	min_weeks?: number;
	/** A thought with one of these is no such sign. */
	unless?: RegExp;
}

/** A rule fires when one of its combinations is stated. Patterns read the clauses of `note/read-note.ts`. */
export interface NoteRule extends RedFlag {
	when: readonly Combination[];
	/** A thought with one of these is about something harmless. */
	unless?: RegExp;
	/** Also fires when the thought is about another person: help matters more than whose skin it is. */
	for_anyone?: boolean;
	/** Also fires in a question in general: "what is the point when I am not going to be here". */
	even_asked?: boolean;
}

export const inClause = (...all: RegExp[]): Combination => ({ all, within: "clause" });
export const inSentence = (...all: RegExp[]): Combination => ({ all, within: "sentence" });
export const inNote = (...all: RegExp[]): Combination => ({ all, within: "note" });
export const without = (unless: RegExp, one: Combination): Combination => ({ ...one, unless });
export const lasting = (min_weeks: number, one: Combination): Combination => ({ ...one, min_weeks });
