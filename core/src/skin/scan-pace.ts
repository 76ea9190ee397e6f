import { DAY_MS, DAYS_A_WEEK, nextComparisonAt } from "./biology-clock.ts";
import { lastOfSittings, SITTING_MS, withSittings } from "./sitting.ts";

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
