import { assertNever } from "../assert-never.ts";
import { affirms } from "../note/affirms.ts";
import { type Clause, type ReadNote, readNote } from "../note/read-note.ts";
import { RED_FLAG_LEVELS, type RedFlag } from "../red-flag.ts";
import { DERMATOLOGIST_RULES } from "./dermatologist-rules.ts";
import { EMERGENCY_RULES } from "./emergency-rules.ts";
import { MIND_RULES } from "./mind-rules.ts";
import type { Combination, NoteRule } from "./note-rule.ts";
import { SAME_DAY_RULES } from "./same-day-rules.ts";

/** Every rule, the most urgent first. */
export const NOTE_RULES: readonly NoteRule[] = [
	...EMERGENCY_RULES,
	...SAME_DAY_RULES,
	...DERMATOLOGIST_RULES,
	...MIND_RULES,
];

function concerns(rule: NoteRule, clause: Clause, for_other: boolean): boolean {
	if (rule.unless !== undefined && affirms(clause.text, rule.unless)) return false;
	switch (clause.kind) {
		case "own":
			return true;
		case "someone_else":
			return rule.for_anyone === true || for_other;
		case "hypothetical":
			return rule.even_asked === true;
		case "past":
			return false;
		default:
			return assertNever(clause.kind);
	}
}

function fires(rule: NoteRule, note: ReadNote): boolean {
	const clauses = note.clauses.filter((clause) => concerns(rule, clause, note.for_other));
	return rule.when.some((one) => isStated(one, clauses, note.weeks));
}

function isStated(
	{ all, within, unless, min_weeks = 0 }: Combination,
	clauses: readonly Clause[],
	weeks: number,
): boolean {
	if (weeks < min_weeks) return false;
	const stated = (among: readonly Clause[]) =>
		all.every((pattern) =>
			among.some(({ text }) => affirms(text, pattern) && (unless === undefined || !affirms(text, unless))),
		);
	switch (within) {
		case "clause":
			return clauses.some((clause) => stated([clause]));
		case "sentence":
			return [...new Set(clauses.map(({ sentence }) => sentence))].some((sentence) =>
				stated(clauses.filter((clause) => clause.sentence === sentence)),
			);
		case "note":
			return stated(clauses);
		default:
			return assertNever(within);
	}
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
	const read = readNote(note);
	const flags = NOTE_RULES.filter((rule) => fires(rule, read));
	return byUrgency(flags.map(({ rule_id, level, advice }) => ({ rule_id, level, advice })));
}
