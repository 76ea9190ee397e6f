import type { Concern } from "./concern.ts";
import { CONCERN_RULES, type ConcernRule, type MeasuredConcern } from "./concern-rules.ts";
import type { MetricName } from "./observation.ts";

/** Photos no further apart than this follow each other in one sitting: the skin has had no time to change. */
const SITTING_MS = 3_600_000;

/** Anything with the moment it was taken, ISO 8601; null where that is unknown (command line). */
interface Taken {
	at: string | null;
}

function follows(earlier: Taken, later: Taken): boolean {
	if (earlier.at === null || later.at === null) return false;
	return Math.abs(Date.parse(later.at) - Date.parse(earlier.at)) <= SITTING_MS;
}

/** Each scan with the number of its sitting. Scans come oldest first. */
export function withSittings<T extends Taken>(scans: readonly T[]): (T & { sitting: number })[] {
	let sitting = 0;
	return scans.map((scan, index) => {
		const previous = scans[index - 1];
		if (previous !== undefined && !follows(previous, scan)) sitting += 1;
		return { ...scan, sitting };
	});
}

/** The last one of each sitting, in the order given. */
export function lastOfSittings<T extends { sitting: number }>(scans: readonly T[]): T[] {
	return scans.filter(({ sitting }, index) => sitting !== scans[index + 1]?.sitting);
}

/**
 * Weeks before a routine can be judged, counted from the week in which its treatment has reached its settled pace: acne 12
 * (NICE NG198), marks and tone 8, lines and texture 12; others react sooner.
 */
export const WEEKS_TO_JUDGE: Partial<Record<Concern, number>> = {
	acne: 12,
	dark_spots: 8,
	uneven_tone: 8,
	lines: 12,
	texture: 12,
};

/** When a first look is fair, where that is before the verdict. */
export const WEEKS_TO_LOOK: Partial<Record<Concern, number>> = { acne: 8 };

/** A treatment of a plan as far as the clock needs it. */
export interface PacedTreatment {
	step_id: string;
	concerns: readonly Concern[];
	/** Week of its plan in which it reaches its settled pace; 1 is the first. */
	settled_week: number;
}

/** A scan with the treatments of the plan it led to. */
export interface ClockedScan {
	at: string | null;
	treatments?: readonly PacedTreatment[];
}

export const DAY_MS = 86_400_000;
export const DAYS_A_WEEK = 7;

/** The concern that a metric is read for. */
export function concernOf(metric: MetricName): MeasuredConcern {
	const rules = Object.entries(CONCERN_RULES) as [MeasuredConcern, ConcernRule][];
	const found = rules.find(([, rule]) => rule.metric === metric);
	if (found === undefined) throw new Error(`No concern is read from ${metric}.`);
	return found[0];
}

/** Weeks before a change of this metric says something about a routine; 0 where skin reacts within days. */
export function weeksToJudge(metric: MetricName): number {
	return WEEKS_TO_JUDGE[concernOf(metric)] ?? 0;
}

/** Whole days between two ISO dates; null when either is unknown or unreadable. */
export function daysBetween(earlier: string | null, later: string | null): number | null {
	if (earlier === null || later === null) return null;
	const span = Date.parse(later) - Date.parse(earlier);
	return Number.isFinite(span) && span >= 0 ? Math.floor(span / DAY_MS) : null;
}

/** When a photo after this one has something to say: closer than a week, two photos show light and mood rather than skin. */
export function nextComparisonAt(lastScan: string): string {
	return new Date(Date.parse(lastScan) + DAYS_A_WEEK * DAY_MS).toISOString();
}

/** Where the clock stands for a concern between two scans. */
export interface ClockReading {
	concern: Concern;
	/** Weeks until the verdict; 0 where skin reacts within days. */
	weeks: number;
	days: number;
	/** The days count from a treatment at its settled pace and not from the earlier scan. */
	paced: boolean;
	/** Too few days for a verdict, yet enough for a first look. */
	first_look: boolean;
}

/**
 * Too few days to judge a routine by this concern; null where the clock has run, or where a date is unknown. `scans` come
 * oldest first and end with the one that is judged; `earlier` is the date it is compared with.
 */
export function tooEarlyFor(
	concern: Concern,
	earlier: string | null,
	scans: readonly ClockedScan[],
): ClockReading | null {
	const weeks = WEEKS_TO_JUDGE[concern] ?? 0;
	const now = scans.at(-1)?.at ?? null;
	const since = daysBetween(earlier, now);
	if (since === null) return null;
	const reached = paceReachedAt(concern, scans.slice(0, -1));
	const run = reached === null ? since : Math.max(0, Math.floor((Date.parse(now ?? "") - reached) / DAY_MS));
	const days = Math.min(since, run);
	if (days >= weeks * DAYS_A_WEEK) return null;
	const look = WEEKS_TO_LOOK[concern];
	const first_look = look !== undefined && days >= look * DAYS_A_WEEK;
	return { concern, weeks, days, paced: run < since, first_look };
}

/** When the first of the running treatments of a concern has reached its settled pace; null where none runs. */
function paceReachedAt(concern: Concern, scans: readonly ClockedScan[]): number | null {
	const running = scans.at(-1)?.treatments ?? [];
	const reached = running
		.filter(({ concerns }) => concerns.includes(concern))
		.flatMap(({ step_id }) => {
			const without = scans.findLastIndex(
				({ treatments = [] }) => !treatments.some((one) => one.step_id === step_id),
			);
			const begun = scans[without + 1];
			const first = begun?.treatments?.find((one) => one.step_id === step_id);
			if (!begun || !first || begun.at === null) return [];
			return [Date.parse(begun.at) + (first.settled_week - 1) * DAYS_A_WEEK * DAY_MS];
		});
	return reached.length === 0 ? null : Math.min(...reached);
}

const MONTHS = [
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
] as const;

/** "March 3, 2026" from an ISO date in UTC; null when unreadable. */
export function dateWords(iso: string | null): string | null {
	if (iso === null || !Number.isFinite(Date.parse(iso))) return null;
	const date = new Date(iso);
	return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** A second photo right away is a retake; from the third within a day on, skin is being watched hour by hour. */
export const MANY_A_DAY = 3;
/** Sittings within a week: a scan on every second day, or more. */
export const MANY_A_WEEK = 4;

const QUARTER_HOUR_MS = SITTING_MS / 4;

/** What is said to somebody who looks often. It asks for nothing and keeps nobody from the next scan. */
export interface ScanPace {
	text: string;
	/** ISO 8601: when the next comparison can show something of the skin. */
	next_comparison_at: string;
}

/** Holds for both paces: never a reproach, and nobody waits with what a photo cannot settle. */
const GENTLE =
	"Skin changes over weeks, so looking often says more about the photo than about your skin. If something hurts or worries you, a doctor tells you more than another photo.";

/**
 * What to say of how often a person scans; null at a pace at which photos can show the skin. `takenAt` are the moments
 * of the finished scans, ISO 8601, in any order; notes, failed scans and what lies more than a week back say nothing.
 */
export function scanPace(takenAt: readonly string[], now: string): ScanPace | null {
	const until = Date.parse(now);
	const since = (span: number) =>
		takenAt
			.map((iso) => Date.parse(iso))
			.filter((time) => time > until - span && time <= until)
			.toSorted((a, b) => a - b);
	const day = since(DAY_MS);
	const week = since(DAYS_A_WEEK * DAY_MS);
	const lookedAt =
		day.length >= MANY_A_DAY
			? `${day.length} scans ${spanWords(day)} show above all how light and angle change a photo.`
			: sittings(week) >= MANY_A_WEEK
				? `${week.length} scans within a week show above all how light, angle and the day change a photo.`
				: null;
	const newest = week.at(-1);
	if (lookedAt === null || newest === undefined) return null;
	return {
		text: `${lookedAt} ${GENTLE}`,
		next_comparison_at: nextComparisonAt(new Date(newest).toISOString()),
	};
}

function sittings(times: readonly number[]): number {
	return lastOfSittings(withSittings(times.map((time) => ({ at: new Date(time).toISOString() })))).length;
}

function spanWords(times: readonly number[]): string {
	const span = Math.max(...times) - Math.min(...times);
	if (span <= QUARTER_HOUR_MS) return "within a quarter of an hour";
	return span <= SITTING_MS ? "within an hour" : "within a day";
}
