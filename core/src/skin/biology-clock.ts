import type { Concern } from "./concern.ts";
import { CONCERN_RULES, type ConcernRule, type MeasuredConcern } from "./concern-rules.ts";
import type { MetricName } from "./observation.ts";

/** Weeks before a routine can be judged: acne 6 (NICE NG198), marks and tone 8, lines and texture 12; others react sooner. */
export const WEEKS_TO_JUDGE: Partial<Record<Concern, number>> = {
	acne: 6,
	dark_spots: 8,
	uneven_tone: 8,
	lines: 12,
	texture: 12,
};

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

/** Those of `concerns` that `days` are too few to judge, with their weeks. */
export function tooEarlyFor(
	concerns: readonly Concern[],
	days: number,
): { concern: Concern; weeks: number }[] {
	return concerns.flatMap((concern) => {
		const weeks = WEEKS_TO_JUDGE[concern];
		return weeks !== undefined && days < weeks * DAYS_A_WEEK ? [{ concern, weeks }] : [];
	});
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
