import { findActive } from "../knowledge/actives.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import { isOnDay, type RoutineStep } from "./day-plan.ts";
import { addDays, daysFrom, firstDayOf } from "./steps-of-day.ts";

/**
 * Below this share of its days a step was used too little to say anything of it. A rule of the house: no study names a
 * share, and half of the days is the least that can still be called use.
 */
const LEAST_SHARE = 0.5;
/** As far back as the slowest effect takes (weeks to judge in docs/science.md). */
export const USE_WINDOW_DAYS = 84;

export const USE_VERDICTS = ["enough", "too_short", "too_little", "unmarked"] as const;
export type UseVerdict = (typeof USE_VERDICTS)[number];

/** How often one step was done between two scans, and whether a verdict on it is possible. */
export interface StepUse {
	/** `{section}_{step}`. */
	id: string;
	done: number;
	/** Days it was on. */
	planned: number;
	/** Whole weeks since its first day of use. */
	weeks: number;
	/** Before it can show something; null where it acts at once, or no study says. */
	needs_weeks: number | null;
	verdict: UseVerdict;
	sentence: string;
}

export interface UseOfRoutine {
	from: string;
	/** The last day that counts: the one before the later photo, which shows nothing of its own day. */
	to: string;
	steps: StepUse[];
	/** What the verdict on progress can say of the routine; null where nothing speaks against it. */
	summary: string | null;
}

export interface DoneMark {
	day: string;
	step: string;
}

interface Between {
	/** Days YYYY-MM-DD of the earlier and the later scan. */
	from: string;
	to: string;
	stung: readonly string[];
}

/** What was done between two scans, for the treatments and the sunscreen in use; null where none is. */
export function judgeUse(
	steps: readonly RoutineStep[],
	marks: readonly DoneMark[],
	{ from, to, stung }: Between,
): UseOfRoutine | null {
	const earliest = addDays(to, -USE_WINDOW_DAYS);
	const start = from < earliest ? earliest : from;
	const judged = steps.filter(
		({ product, key, worksFromWeeks }) =>
			product !== null && (key === "sunscreen" || worksFromWeeks !== null),
	);
	const uses = judged.flatMap((step) => useOf(step, marks, { from: start, to, stung }) ?? []);
	return uses.length === 0
		? null
		: { from: start, to: addDays(to, -1), steps: uses, summary: summaryOf(judged, uses) };
}

function useOf(step: RoutineStep, marks: readonly DoneMark[], { from, to, stung }: Between): StepUse | null {
	const begun = firstDayOf(step.pace?.start_week ?? 1, step.beginning) ?? from;
	if (begun > to) return null;
	const first = begun > from ? begun : from;
	const days = Array.from({ length: daysFrom(first, to) }, (_, at) => addDays(first, at));
	const planned = days.filter((day) => isOnDay(step, day, stung));
	const doneOn = new Set(marks.filter((mark) => mark.step === step.id).map(({ day }) => day));
	const done = planned.filter((day) => doneOn.has(day)).length;
	const weeks = Math.floor(daysFrom(begun, to) / 7);
	const needs_weeks = step.worksFromWeeks;
	const verdict = verdictOf({ marked: marks.length > 0, done, planned: planned.length, weeks, needs_weeks });
	const facts = { id: step.id, done, planned: planned.length, weeks, needs_weeks, verdict };
	return { ...facts, sentence: sentenceOf(nameOf(step), facts) };
}

function verdictOf({
	marked,
	done,
	planned,
	weeks,
	needs_weeks,
}: Pick<StepUse, "done" | "planned" | "weeks" | "needs_weeks"> & { marked: boolean }): UseVerdict {
	if (needs_weeks !== null && weeks < needs_weeks) return "too_short";
	if (!marked) return "unmarked";
	return done < planned * LEAST_SHARE ? "too_little" : "enough";
}

function sentenceOf(name: string, { done, planned, weeks, needs_weeks, verdict }: Omit<StepUse, "sentence">) {
	const used = `${capitalize(name)} on ${done} of ${planned} ${planned === 1 ? "day" : "days"}`;
	switch (verdict) {
		case "too_short":
			return `${used}, in use for ${counted(weeks)}. It needs about ${needs_weeks} weeks before it can show anything.`;
		case "too_little":
			return `${used}. That is too little to say anything of it.`;
		case "unmarked":
			return `${capitalize(name)}: nothing was checked off in this time, so nobody knows how often it was used.`;
		case "enough":
			return `${used}.`;
	}
}

function summaryOf(steps: readonly RoutineStep[], uses: readonly StepUse[]): string | null {
	const treats = uses.filter(({ id }) => !id.endsWith("_sunscreen"));
	const silent = treats.filter(({ verdict }) => verdict !== "enough");
	if (silent.length === 0) return null;
	const names = silent
		.map(({ id }) => steps.find((step) => step.id === id))
		.flatMap((one) => (one ? nameOf(one) : []));
	return `Nothing can be said yet about whether ${joinWords([...new Set(names)])} ${new Set(names).size === 1 ? "works" : "work"} for you.`;
}

function nameOf({ key, actives }: RoutineStep): string {
	if (key === "sunscreen") return "sunscreen";
	const names = actives.flatMap((id) => findActive(id)?.name ?? []);
	return names.length > 0 ? joinWords(names) : key.replace("_", " ");
}

function counted(weeks: number): string {
	return weeks === 1 ? "1 week" : `${weeks} weeks`;
}
