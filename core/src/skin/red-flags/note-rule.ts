import type { RedFlag } from "../red-flag.ts";

/**
 * A rule fires when all patterns of one of its alternatives are stated and not denied. `within` says whether they
 * must stand in one clause or may be spread over the note. Patterns read the clauses of `note/read-note.ts`.
 */
export interface NoteRule extends RedFlag {
	any: readonly (readonly RegExp[])[];
	within: "clause" | "note";
	/** A clause with one of these is about something harmless. */
	unless?: RegExp;
	/** Fires only when the note names at least this duration. */
	min_weeks?: number;
	/** Also fires when the clause is about another person: help matters more than whose skin it is. */
	for_anyone?: boolean;
}
