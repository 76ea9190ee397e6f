import type { RoutineStep } from "./day-plan.ts";
import { addDays } from "./pause-ramp.ts";
import { firstDayOf, standingOn, usesAWeek } from "./steps-of-day.ts";

/** What is new in a routine on a day: a step that begins, or one that is used more often from now on. */
export interface DayChange {
	step: RoutineStep;
	kind: "begins" | "more";
}

/** Nothing is new where no product is in use: its weeks do not count yet. */
export function changesOn(steps: readonly RoutineStep[], day: string, stung: readonly string[]): DayChange[] {
	return steps.flatMap((step): DayChange[] => {
		const { pace, beginning } = step;
		if (pace === null || beginning.since === null) return [];
		const first = firstDayOf(pace.start_week, beginning);
		if (first === null || first > day) return [];
		if (first === day) return pace.start_week > 1 ? [{ step, kind: "begins" }] : [];
		if (standingOn(pace, beginning, day, stung).state === "paused") return [];
		const now = usesAWeek(pace, beginning, day, stung);
		return now > usesAWeek(pace, beginning, addDays(day, -1), stung) ? [{ step, kind: "more" }] : [];
	});
}

/** A stretch of days at one pace; `to` is the last day, null for the settled pace. */
export interface DatedPhase {
	from: string;
	to: string | null;
	perWeek: number;
}

/** Longer than any ramp with a pause in each of its stages. */
const PHASE_DAYS = 400;

/**
 * The phases of a step with the days they have where nothing more stings after `today`; a pause is a phase of no uses. []
 * where nobody knows its first day.
 */
export function datedPhases(
	{ pace, beginning }: Pick<RoutineStep, "pace" | "beginning">,
	stung: readonly string[],
	today: string,
): DatedPhase[] {
	const first = pace && firstDayOf(pace.start_week, beginning);
	if (!pace || first === null) return [];
	const told = stung.filter((day) => day <= today);
	const phases: DatedPhase[] = [];
	for (let at = 0; at < PHASE_DAYS; at += 1) {
		const day = addDays(first, at);
		const isPaused = standingOn(pace, beginning, day, told).state === "paused";
		const perWeek = isPaused ? 0 : usesAWeek(pace, beginning, day, told);
		const last = phases.at(-1);
		if (last?.perWeek === perWeek) continue;
		if (last) last.to = addDays(day, -1);
		phases.push({ from: day, to: null, perWeek });
	}
	return phases;
}
