import type { SourceId } from "../knowledge/sources.ts";
import { COURSES } from "../knowledge/step-guidance.ts";

/**
 * What skin that stings asks of a treatment: out for the longer of the two or three days that every course names, and then
 * one use fewer a week. How long it stays at that is a rule of the house: two weeks, as between two new treatments.
 */
export const PAUSE_DAYS = 3;
export const GENTLE_DAYS = 14;
export const PAUSE_SOURCES: readonly SourceId[] = COURSES.retinol.sources;

const DAY_MS = 86_400_000;

/** Where a treatment stands after days on which skin stung; all days are YYYY-MM-DD. */
export interface PauseStanding {
	/** First day it may be used again; null where it does not pause. */
	until: string | null;
	/** One use fewer a week for now. */
	gentle: boolean;
	/** Days that do not count for the ramp. */
	held: number;
}

/** `stung`: days on which skin stung, in any order; those before `first`, its first day of use, hold no ramp back. */
export function pauseOn(day: string, stung: readonly string[], first: string | null): PauseStanding {
	const told = stung.filter((one) => one <= day).toSorted();
	const last = told.at(-1);
	const since = last === undefined ? Number.POSITIVE_INFINITY : daysFrom(last, day);
	return {
		until: last !== undefined && since < PAUSE_DAYS ? addDays(last, PAUSE_DAYS) : null,
		gentle: since >= PAUSE_DAYS && since < PAUSE_DAYS + GENTLE_DAYS,
		held: first === null ? 0 : heldDays(told, first, day),
	};
}

/** Days from the first of use up to `day` that lie in a pause or the gentle weeks after it, each counted once. */
function heldDays(told: readonly string[], first: string, day: string): number {
	let held = 0;
	let counted = first;
	for (const one of told) {
		const [, from = one] = [one, counted].toSorted();
		const [to = day] = [addDays(one, PAUSE_DAYS + GENTLE_DAYS), day].toSorted();
		if (to <= from) continue;
		held += daysFrom(from, to);
		counted = to;
	}
	return held;
}

export function addDays(day: string, count: number): string {
	return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
}

export function daysFrom(earlier: string, later: string): number {
	return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}
