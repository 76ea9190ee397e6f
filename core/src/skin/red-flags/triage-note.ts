import { assertNever } from "../assert-never.ts";
import { affirms } from "../note/affirms.ts";
import { type ClauseKind, clauseKind } from "../note/clause-kind.ts";
import { readNote } from "../note/read-note.ts";
import { RED_FLAG_LEVELS, type RedFlag } from "../red-flag.ts";
import { DERMATOLOGIST_RULES } from "./dermatologist-rules.ts";
import type { NoteRule } from "./note-rule.ts";
import { URGENT_RULES } from "./urgent-rules.ts";

const NOTE_RULES: readonly NoteRule[] = [...URGENT_RULES, ...DERMATOLOGIST_RULES];

interface Clause {
	text: string;
	kind: ClauseKind;
}

function concerns(rule: NoteRule, clause: Clause): boolean {
	if (rule.unless !== undefined && affirms(clause.text, rule.unless)) return false;
	switch (clause.kind) {
		case "own":
			return true;
		case "someone_else":
			return rule.for_anyone === true;
		case "hypothetical":
		case "past":
			return false;
		default:
			return assertNever(clause.kind);
	}
}

function fires(rule: NoteRule, clauses: readonly Clause[], weeks: number): boolean {
	if (rule.min_weeks !== undefined && weeks < rule.min_weeks) return false;
	const texts = clauses.filter((clause) => concerns(rule, clause)).map((clause) => clause.text);
	const states = (pattern: RegExp) => texts.some((text) => affirms(text, pattern));
	return rule.any.some((patterns) =>
		rule.within === "note"
			? patterns.every(states)
			: texts.some((text) => patterns.every((pattern) => affirms(text, pattern))),
	);
}

/** Most urgent first; the order of rules within a level. */
export function byUrgency(flags: readonly RedFlag[]): RedFlag[] {
	return RED_FLAG_LEVELS.flatMap((level) => flags.filter((flag) => flag.level === level));
}

/**
 * Red flags a person states about themselves in a free-text note, most urgent first; [] for an empty note. Reads
 * English, with common misspellings and denials; when in doubt it flags.
 */
export function triageNote(note: string | null): RedFlag[] {
	if (note === null || note.trim() === "") return [];
	const { clauses, weeks } = readNote(note);
	const read = clauses.map((text) => ({ text, kind: clauseKind(text) }));
	const flags = NOTE_RULES.filter((rule) => fires(rule, read, weeks));
	return byUrgency(flags.map(({ rule_id, level, advice }) => ({ rule_id, level, advice })));
}
