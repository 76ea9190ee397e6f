import { type PlanSection, WEEKDAYS, type Weekday } from "./care-plan.ts";

/** As much of a planned step as its days follow from. */
export interface StepPace {
	/** Settled days; missing for every day. */
	days?: readonly Weekday[] | undefined;
	ramp: readonly (readonly [week: number, perWeek: number])[] | null;
	start_week: number;
	/** A treatment that rests when skin stings. */
	pauses?: boolean | undefined;
}

/** What is known of a beginning, as days YYYY-MM-DD where the person lives. */
export interface Beginning {
	/** When the first product of the plan came into use: week 1 of the plan. */
	begun: string | null;
	/** When the step's own product came into use. */
	since: string | null;
}

export type DayStanding =
	/** `week`: of use, where the step is still being begun. */
	| { state: "on"; week: number | null }
	| { state: "rests"; next: string }
	/** Skin stung: `until` is the first day it may be used again. */
	| { state: "paused"; until: string }
	/** `from`: the day of that week; null where the plan has not been begun. */
	| { state: "later"; week: number; from: string | null };

/**
 * The day a step is first used: its product's own, but no sooner than its week of the plan, so that of several products
 * marked together one begins at a time. Null where nobody knows.
 */
export function firstDayOf(startWeek: number, { begun, since }: Beginning): string | null {
	const turn = begun === null ? null : addDays(begun, (Math.max(startWeek, 1) - 1) * 7);
	if (since === null || turn === null) return turn ?? since;
	return since > turn ? since : turn;
}

/**
 * Whether a step is on that day. Where its beginning is not known, it is as gentle as in its first week. `stung`: days on
 * which skin stung, for a treatment that rests then.
 */
export function standingOn(
	pace: StepPace,
	beginning: Beginning,
	day: string,
	stung: readonly string[] = [],
): DayStanding {
	const first = firstDayOf(pace.start_week, beginning);
	if (pace.start_week > 1 && (first === null || day < first)) {
		return { state: "later", week: pace.start_week, from: first };
	}
	// A product that nobody marked may never have been used, however long the plan is.
	const use = beginning.since === null ? null : first;
	const pauseAt = (on: string) => pauseOn(on, pace.pauses ? stung : [], use);
	const pause = pauseAt(day);
	if (pause.until !== null) return { state: "paused", until: pause.until };
	if (isOn(pace, use, day, pause)) {
		return { state: "on", week: use === null ? null : weekOfRamp(pace, use, day, pause) };
	}
	for (let ahead = 1; ahead <= 7; ahead += 1) {
		const next = addDays(day, ahead);
		if (isOn(pace, use, next, pauseAt(next))) return { state: "rests", next };
	}
	return { state: "rests", next: addDays(day, 7) };
}

/** How often a step is used in the week of a day, at the pace it has then. */
export function usesAWeek(
	pace: StepPace,
	beginning: Beginning,
	day: string,
	stung: readonly string[] = [],
): number {
	const use = beginning.since === null ? null : firstDayOf(pace.start_week, beginning);
	return perWeekOn(pace, use, day, pauseOn(day, pace.pauses ? stung : [], use));
}

function perWeekOn(
	{ days = WEEKDAYS, ramp }: StepPace,
	first: string | null,
	day: string,
	pause: PauseStanding,
): number {
	const week = first === null ? 1 : weekOfUse(first, day, pause);
	const perWeek = ramp?.findLast(([from]) => from <= week)?.[1] ?? days.length;
	return pause.gentle ? Math.max(1, perWeek - 1) : perWeek;
}

function isOn(pace: StepPace, first: string | null, day: string, pause: PauseStanding): boolean {
	const free = pace.days ?? WEEKDAYS;
	return spreadDays(free, perWeekOn(pace, first, day, pause)).includes(weekdayOf(day));
}

/** Null once the settled pace is reached. */
function weekOfRamp({ ramp }: StepPace, first: string, day: string, pause: PauseStanding): number | null {
	const week = weekOfUse(first, day, pause);
	return week < (ramp?.at(-1)?.[0] ?? 1) ? week : null;
}

/** Counted from 1, which is also the week of a day before. */
function weekOfUse(first: string, day: string, { held }: PauseStanding): number {
	return Math.max(0, Math.floor((Date.parse(day) - Date.parse(first) - held * DAY_MS) / (7 * DAY_MS))) + 1;
}

/** Of a day YYYY-MM-DD, which is read alike everywhere. */
function weekdayOf(day: string): Weekday {
	return WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? WEEKDAYS[0];
}

/**
 * What skin that stings asks of a treatment: out for the longer of the two or three days that every course names, and then
 * one use fewer a week. How long it stays at that is a rule of the house: two weeks, as between two new treatments.
 */
export const PAUSE_DAYS = 3;
const GENTLE_DAYS = 14;

const DAY_MS = 86_400_000;

/** Where a treatment stands after days on which skin stung; all days are YYYY-MM-DD. */
interface PauseStanding {
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

/** An exfoliant or a mask of the week has its place at night, on clean skin: after washing and before everything else. */
export function inOrderOfNight<Step extends { section: PlanSection; key: string }>(
	steps: readonly Step[],
): Step[] {
	const washing = steps.filter(({ section, key }) => section === "night" && key === "cleanser");
	const weekly = steps.filter(({ section }) => section === "weekly");
	const others = steps.filter((step) => step.section === "night" && !washing.includes(step));
	return [...washing, ...weekly, ...others];
}

/** `count` of the free days, as evenly apart as they allow. */
export function spreadDays(free: readonly Weekday[], count: number): Weekday[] {
	if (count >= free.length) return [...free];
	const offset = free.length / count / 2;
	const picks = new Set<number>();
	for (let index = 0; index < count; index += 1)
		picks.add(Math.floor(offset + (index * free.length) / count));
	return free.filter((_, index) => picks.has(index));
}
