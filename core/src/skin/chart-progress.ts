import { concernOf, DAYS_A_WEEK, daysBetween, weeksToJudge } from "./biology-clock.ts";
import { comparePhotos, sameExpression } from "./compare-photos.ts";
import { type Judgement, judgeReadings } from "./judge-readings.ts";
import { noiseBand, type Reading } from "./noise-rule.ts";
import { METRIC_NAMES, METRIC_UNITS, type MeasuredMetric, type MetricId, ZONES } from "./observation.ts";
import { personalSteadiness } from "./personal-noise.ts";
import { changeSentence, steadySentence } from "./progress-copy.ts";
import type { MetricSeries, SeriesPoint, SeriesVerdict, TimedScan } from "./progress-series.ts";
import {
	differenceWords,
	nothingComparable,
	ONE_READING,
	type SeriesDifference,
	tooEarlySentence,
} from "./series-copy.ts";

/** A metric read only once has no course yet. */
const READINGS_TO_CHART = 2;

interface ReadScan {
	scan: TimedScan;
	measured: ReadonlyMap<MetricId, MeasuredMetric>;
}

interface ReadPoint {
	scan: TimedScan;
	metric: MeasuredMetric | null;
	differences: SeriesDifference[];
}

function read(scan: TimedScan): ReadScan {
	const measured = scan.observation.metrics.filter(
		(metric): metric is MeasuredMetric => metric.measurable && Number.isFinite(metric.value),
	);
	return { scan, measured: new Map(measured.map((metric) => [metric.id, metric])) };
}

/** Metrics in their own order, the face first, then zones from the top down. */
function chartable(scans: readonly ReadScan[]): MeasuredMetric[] {
	const times = new Map<MetricId, number>();
	const known = new Map<MetricId, MeasuredMetric>();
	for (const { measured } of scans) {
		for (const [id, metric] of measured) {
			times.set(id, (times.get(id) ?? 0) + 1);
			known.set(id, metric);
		}
	}
	const place = ({ metric, zone }: MeasuredMetric) =>
		METRIC_NAMES.indexOf(metric) * (ZONES.length + 1) + (zone === "face" ? 0 : 1 + ZONES.indexOf(zone));
	return [...known.values()]
		.filter(({ id }) => (times.get(id) ?? 0) >= READINGS_TO_CHART)
		.sort((a, b) => place(a) - place(b));
}

function differencesOf(metric: MeasuredMetric, scan: TimedScan, newest: TimedScan): SeriesDifference[] {
	const photos: SeriesDifference[] = comparePhotos(scan.observation, newest.observation);
	const folded = metric.metric === "wrinkles" && !sameExpression(scan.observation, newest.observation);
	return folded ? [...photos, "expression"] : photos;
}

function readingOf(metric: MeasuredMetric): Reading {
	return { metric: metric.metric, zone: metric.zone, value: metric.value, sd: metric.sd, variance: 1 };
}

function wordsOf(metric: MeasuredMetric, judged: Judgement): string {
	if (judged.verdict === "no_change") return steadySentence(metric.metric, judged);
	const change = { ...judged, metric_id: metric.id, zone: metric.zone };
	return changeSentence(metric.metric, judged.verdict, [change]);
}

type Said = Pick<MetricSeries, "verdict" | "detectable" | "sentence">;

/** Said where nothing can be held against the newest reading: a verdict would be about the photos. */
function withheld(points: readonly ReadPoint[]): Said {
	const before = points.findLast(({ metric, differences }) => metric !== null && differences.length > 0);
	const sentence = before === undefined ? ONE_READING : nothingComparable(before.differences);
	return { verdict: "too_early", detectable: null, sentence };
}

function judge(
	metric: MeasuredMetric,
	points: readonly ReadPoint[],
	noise: { zones: number; steadiness: number },
): Said {
	const compared = points.filter((point) => point.metric !== null && point.differences.length === 0);
	const readings = compared.flatMap((point) => (point.metric === null ? [] : [readingOf(point.metric)]));
	const judged = judgeReadings({ readings, ...noise });
	if (judged === null) return withheld(points);
	const days = daysBetween(compared[0]?.scan.at ?? null, compared.at(-1)?.scan.at ?? null) ?? 0;
	const early = days < weeksToJudge(metric.metric) * DAYS_A_WEEK;
	const verdict: SeriesVerdict = early ? "too_early" : judged.verdict;
	const words = wordsOf(metric, judged);
	const sentence = early ? tooEarlySentence(metric.metric, concernOf(metric.metric), days, words) : words;
	return { verdict, detectable: judged.detectable, sentence };
}

function chartOne(metric: MeasuredMetric, zones: number, scans: readonly ReadScan[]): MetricSeries {
	const newest = scans.findLast(({ measured }) => measured.has(metric.id))?.scan;
	const points: ReadPoint[] = scans.map(({ scan, measured }) => ({
		scan,
		metric: measured.get(metric.id) ?? null,
		differences: newest === undefined ? [] : differencesOf(metric, scan, newest),
	}));
	const comparable = points.filter(({ differences }) => differences.length === 0);
	const steadiness = personalSteadiness(
		comparable.flatMap((point) => (point.metric === null ? [] : [readingOf(point.metric)])),
	);
	const shown = points.map(
		({ scan, metric: own, differences }): SeriesPoint => ({
			id: scan.id,
			at: scan.at,
			value: own?.value ?? null,
			band: own === null ? null : noiseBand(readingOf(own), zones, steadiness),
			comparable: differences.length === 0,
			differsIn: differences.map(differenceWords),
		}),
	);
	return {
		id: metric.id,
		metric: metric.metric,
		concern: concernOf(metric.metric),
		zone: metric.zone,
		unit: METRIC_UNITS[metric.metric],
		points: shown,
		...judge(metric, points, { zones, steadiness }),
	};
}

/**
 * Every metric and zone that was read at least twice, over all scans in whatever order they come. A verdict compares
 * only readings whose photos are comparable with the newest one, by the noise rule of docs/science.md, "Progress".
 */
export function chartProgress(scans: readonly TimedScan[]): MetricSeries[] {
	const inTime = [...scans].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.id - b.id).map(read);
	const metrics = chartable(inTime);
	return metrics.map((metric) => {
		const zones = metrics.filter((other) => other.metric === metric.metric).length;
		return chartOne(metric, zones, inTime);
	});
}
