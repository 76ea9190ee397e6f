import type { KnownScan } from "../skin/judge-pair.ts";
import { type Reading, sessionSd } from "../skin/noise-rule.ts";
import type { MeasuredMetric, MetricName, MetricZone } from "../skin/observation.ts";
import { comparePhotos, feelsSmiles, sameExpression } from "../skin/photo-quality.ts";
import type { SeriesDifference } from "../skin/progress-copy.ts";
import type { TimedScan } from "../skin/progress-summary.ts";
import { readMetric, ZONE_AREA } from "../skin/readings.ts";
import {
	BASELINE_SCANS,
	BASELINE_WEEKS,
	type ExperimentRecord,
	leastWeeks,
	verdictAt,
	WEEK_MS,
} from "./experiment.ts";

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

function zonesIn(scan: KnownScan, metric: MetricName): Map<MetricZone, MeasuredMetric> {
	const { face, zones } = readMetric(scan.observation.metrics, metric);
	return new Map([...(face === null ? [] : [face]), ...zones].map((reading) => [reading.zone, reading]));
}

function isMeasured(scan: KnownScan, metric: MetricName): boolean {
	return zonesIn(scan, metric).size > 0;
}

/** Spots add up over the face; everything else is a mean by area. */
function weightOf(metric: MetricName, zone: MetricZone, area: number): number {
	return metric === "inflamed_spots" || zone === "face" ? 1 : ZONE_AREA[zone] / area;
}

function combine(metric: MetricName, readings: readonly MeasuredMetric[]): Reading {
	const area = readings.reduce((sum, { zone }) => sum + (zone === "face" ? 1 : ZONE_AREA[zone]), 0);
	const weighed = readings.map((reading) => ({ reading, weight: weightOf(metric, reading.zone, area) }));
	const value = weighed.reduce((sum, { reading, weight }) => sum + weight * reading.value, 0);
	// A sitting's light moves all zones together, so its noise does not average out.
	const session =
		metric === "inflamed_spots"
			? sessionSd(metric, "face", value)
			: weighed.reduce(
					(sum, { reading, weight }) => sum + weight * sessionSd(metric, reading.zone, reading.value),
					0,
				);
	const variance = weighed.reduce((sum, { reading, weight }) => sum + (weight * reading.sd) ** 2, 0);
	return { value, sd: Math.sqrt(variance), session };
}

/** The zones that stand for the whole face in all of these scans: the face value where every scan has one. */
export function wholeFaceZones(scans: readonly KnownScan[], metric: MetricName): MetricZone[] {
	const measured = scans.map((scan) => zonesIn(scan, metric));
	const [first] = measured;
	const everywhere = [...(first?.keys() ?? [])].filter((zone) => measured.every((one) => one.has(zone)));
	return everywhere.includes("face") ? ["face"] : everywhere;
}

/** The metric over these zones, in the metric's unit; null where one was not read or there are none. */
export function readZones(scan: KnownScan, metric: MetricName, zones: readonly MetricZone[]): Reading | null {
	const own = zonesIn(scan, metric);
	const readings = zones.flatMap((zone) => own.get(zone) ?? []);
	return readings.length === 0 || readings.length < zones.length ? null : combine(metric, readings);
}
