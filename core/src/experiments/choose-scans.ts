import { comparePhotos, feelsSmiles, sameExpression } from "../skin/compare-photos.ts";
import type { TimedScan } from "../skin/progress-series.ts";
import type { SeriesDifference } from "../skin/series-copy.ts";
import {
	BASELINE_SCANS,
	BASELINE_WEEKS,
	type ExperimentRecord,
	leastWeeks,
	verdictAt,
	WEEK_MS,
} from "./experiment.ts";
import { isMeasured } from "./read-whole-face.ts";

/** Scans this long after the date still tell how the product did; later ones tell about later. */
const GRACE_WEEKS = 4;

const timeOf = (iso: string) => Date.parse(iso);

/** Oldest first. */
export function inTime(scans: readonly TimedScan[]): TimedScan[] {
	return [...scans].sort((a, b) => timeOf(a.at) - timeOf(b.at) || a.id - b.id);
}

export function differencesBetween(
	{ metric }: Pick<ExperimentRecord, "metric">,
	a: TimedScan,
	b: TimedScan,
): SeriesDifference[] {
	const photos: SeriesDifference[] = comparePhotos(a.observation, b.observation);
	const folded = feelsSmiles(metric) && !sameExpression(a.observation, b.observation);
	return folded ? [...photos, "expression"] : photos;
}

/** From when scans count, ISO 8601. */
export function baselineFrom({ startedAt }: Pick<ExperimentRecord, "startedAt">): string {
	return new Date(timeOf(startedAt) - BASELINE_WEEKS * WEEK_MS).toISOString();
}

/**
 * The newest scans before the change that are comparable with the newest of them, at most three, oldest first. Only
 * scans on which the metric was measured count.
 */
export function chooseBaseline(record: ExperimentRecord, scans: readonly TimedScan[]): TimedScan[] {
	const from = timeOf(baselineFrom(record));
	const until = record.changedAt ?? record.stoppedAt;
	const candidates = inTime(scans).filter(
		(scan) =>
			timeOf(scan.at) >= from &&
			(until === null || timeOf(scan.at) <= timeOf(until)) &&
			isMeasured(scan, record.metric),
	);
	const newest = candidates.at(-1);
	if (newest === undefined) return [];
	return candidates
		.filter((scan) => differencesBetween(record, scan, newest).length === 0)
		.slice(-BASELINE_SCANS);
}

export interface ScansAfter {
	/** Comparable with the baseline, at most three, oldest first. */
	comparable: TimedScan[];
	/** The newest that is not comparable; null when there is none. */
	odd: TimedScan | null;
	/** Until when a scan still counts, ISO 8601. */
	until: string | null;
}

/** Scans that tell how the product did: from the least weeks of the metric on, and neither long after the date nor beyond the next product. */
export function chooseAfter(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	reference: TimedScan,
): ScansAfter {
	const due = verdictAt(record);
	if (record.changedAt === null || due === null) return { comparable: [], odd: null, until: null };
	// What was begun for fewer weeks keeps its own.
	const weeks = Math.min(leastWeeks(record.metric), record.weeks);
	const from = timeOf(record.changedAt) + weeks * WEEK_MS;
	const grace = timeOf(due) + GRACE_WEEKS * WEEK_MS;
	const until = record.nextChangedAt ? Math.min(grace, timeOf(record.nextChangedAt)) : grace;
	const candidates = inTime(scans).filter(
		(scan) => timeOf(scan.at) >= from && timeOf(scan.at) <= until && isMeasured(scan, record.metric),
	);
	const comparable = (scan: TimedScan) => differencesBetween(record, scan, reference).length === 0;
	return {
		comparable: candidates.filter(comparable).slice(-BASELINE_SCANS),
		odd: candidates.findLast((scan) => !comparable(scan)) ?? null,
		until: new Date(until).toISOString(),
	};
}
