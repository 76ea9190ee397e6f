import { DAY_MS, DAYS_A_WEEK, weeksToJudge } from "../skin/biology-clock.ts";
import type { MetricName } from "../skin/observation.ts";
import type { SeriesVerdict } from "../skin/progress-summary.ts";

/** One product tried against one metric. Dates are ISO 8601. */
export interface ExperimentRecord {
	/** As the person knows it; it names the sentences and decides nothing. */
	product: string;
	metric: MetricName;
	/** From the change to the verdict. */
	weeks: number;
	startedAt: string;
	/** When the product came into use; null while the baseline is collected. */
	changedAt: string | null;
	stoppedAt: string | null;
	/** When the next product that was tested came into use: a later photo tells of both. Missing where there is none. */
	nextChangedAt?: string | null;
}

/** `baseline` collects three scans, `running` waits for the date, `done` is judged. */
export const EXPERIMENT_STATES = ["baseline", "running", "done", "stopped"] as const;
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

export interface ExperimentVerdict {
	/** Null while there is nothing to judge, or nothing to judge it by. */
	verdict: SeriesVerdict | null;
	/** After less before, in the metric's unit; less is better. */
	change: number | null;
	/** Smallest difference, as shown, that the photos do not explain. */
	band: number | null;
	sentence: string;
	/** The numbers behind a verdict. */
	numbers: string | null;
	/** What to do now that it is over; null before. */
	next: string | null;
}

/** How often the product was checked off from the change to the verdict, of the days it was on. */
export interface ExperimentUse {
	done: number;
	planned: number;
	/** Weeks before the product can show something, by its studies; null where none says. */
	needsWeeks: number | null;
}

/** Below this share of its days nothing is said of a product, as of every step of a routine. */
export const LEAST_USE = 0.5;

export const WEEK_MS = DAYS_A_WEEK * DAY_MS;
export const BASELINE_SCANS = 3;
/** Scans of this long before the start count toward the baseline. */
export const BASELINE_WEEKS = 8;
/** No product is judged sooner, however fast the metric moves. */
const LEAST_WEEKS = 2;

/** The least weeks from change to verdict. */
export function leastWeeks(metric: MetricName): number {
	return Math.max(LEAST_WEEKS, weeksToJudge(metric));
}

/** ISO date of the verdict; null before the change began. */
export function verdictAt({
	changedAt,
	weeks,
}: Pick<ExperimentRecord, "changedAt" | "weeks">): string | null {
	return changedAt === null ? null : new Date(Date.parse(changedAt) + weeks * WEEK_MS).toISOString();
}

/** Time only moves an experiment forward: baseline, running, done; stopped is for good. */
export function experimentState(record: ExperimentRecord, now: string): ExperimentState {
	if (record.stoppedAt !== null) return "stopped";
	const due = verdictAt(record);
	if (due === null) return "baseline";
	return Date.parse(now) < Date.parse(due) ? "running" : "done";
}

/** One at a time: two changes at once could not be told apart. */
export function isActive(record: ExperimentRecord, now: string): boolean {
	const state = experimentState(record, now);
	return state === "baseline" || state === "running";
}
