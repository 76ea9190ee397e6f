import { concernOf, tooEarlyFor } from "./biology-clock.ts";
import { comparePhotos, feelsSmiles, sameExpression } from "./compare-photos.ts";
import type { PairNoise } from "./explain-difference.ts";
import {
	judgePair,
	type KnownScan,
	measuredIn,
	noiseWindow,
	type PairJudgement,
	steadinessOf,
} from "./judge-pair.ts";
import { noiseBand, READINGS_TOGETHER, readingOf } from "./noise-rule.ts";
import { METRIC_NAMES, METRIC_UNITS, type MeasuredMetric, type MetricId, ZONES } from "./observation.ts";
import {
	changeSentence,
	NO_CHANGE,
	notSureSentence,
	numbersSentence,
	SAME_SITTING,
} from "./progress-copy.ts";
import type { MetricSeries, SeriesPoint, TimedScan } from "./progress-series.ts";
import {
	differenceWords,
	nothingComparable,
	ONE_READING,
	type SeriesDifference,
	tooEarlySentence,
} from "./series-copy.ts";
import { lastOfSittings, withSittings } from "./sitting.ts";

/** A metric read only once has no course yet. */
const READINGS_TO_CHART = 2;

interface ReadScan extends TimedScan {
	sitting: number;
	measured: ReadonlyMap<MetricId, MeasuredMetric>;
}

/** A scan beside the newest one of a series. */
interface ReadPoint {
	scan: ReadScan;
	metric: MeasuredMetric | null;
	differences: SeriesDifference[];
}

/** Judges one of the scans against a later one; what is judged once is kept. */
type Judge = (before: ReadScan, after: ReadScan) => PairJudgement;

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
	const folded = feelsSmiles(metric.metric) && !sameExpression(scan.observation, newest.observation);
	return folded ? [...photos, "expression"] : photos;
}

type Said = Pick<MetricSeries, "verdict" | "detectable" | "sentence" | "early" | "numbers">;

/** Said where nothing can be held against the newest reading: a verdict would be about the photos. */
function withheld(points: readonly ReadPoint[]): Said {
	const before = points.findLast(({ metric, differences }) => metric !== null && differences.length > 0);
	const sentence = before === undefined ? ONE_READING : nothingComparable(before.differences);
	return { verdict: "too_early", detectable: null, sentence, early: null, numbers: null };
}

function say(
	{ metric, zone }: MeasuredMetric,
	change: PairJudgement["changes"][number],
	earlier: ReadScan,
	upTo: readonly KnownScan[],
): Said {
	const { verdict, detectable, not_sure_yet } = change;
	const where = { zones: [zone], most: zone };
	const still = not_sure_yet ? notSureSentence(metric, where) : NO_CHANGE;
	const moved = verdict === "no_change" ? still : changeSentence(metric, verdict, where);
	const clock = change.noise.sameSitting ? null : tooEarlyFor(concernOf(metric), earlier.at, upTo);
	const early = clock && tooEarlySentence(clock);
	const sentence = change.noise.sameSitting ? SAME_SITTING : [moved, early].filter(Boolean).join(" ");
	return { verdict, detectable, sentence, early, numbers: numbersSentence(metric, change) };
}

function chartOne(
	metric: MeasuredMetric,
	scans: readonly ReadScan[],
	known: readonly KnownScan[],
	judge: Judge,
): MetricSeries {
	const newest = scans.findLast(({ measured }) => measured.has(metric.id));
	if (newest === undefined) throw new RangeError(`${metric.id} was not measured.`);
	const points: ReadPoint[] = scans.map((scan) => ({
		scan,
		metric: scan.measured.get(metric.id) ?? null,
		differences: differencesOf(metric, scan, newest),
	}));
	const compared = points.flatMap(({ scan, metric: own, differences }) =>
		own !== null && differences.length === 0 ? [scan] : [],
	);
	const lasting = lastOfSittings(compared);
	// Of one sitting alone its first photo is set against its last.
	const first = lasting.length > 1 ? lasting[0] : compared[0];
	const change =
		first === undefined || first === newest
			? undefined
			: judge(first, newest).changes.find(({ metric_id }) => metric_id === metric.id);
	const noise: Pick<PairNoise, "compared" | "steadiness"> = change?.noise ?? {
		compared: READINGS_TOGETHER,
		steadiness: steadinessOf(noiseWindow(known), metric),
	};
	const shown = points.map(
		({ scan, metric: own, differences }): SeriesPoint => ({
			id: scan.id,
			at: scan.at,
			photoDate: scan.photoDate ?? null,
			value: own?.value ?? null,
			band: own === null ? null : noiseBand(readingOf(own), noise.compared, noise.steadiness),
			comparable: differences.length === 0,
			differsIn: differences.map(differenceWords),
			repeated: compared.includes(scan) && !lasting.includes(scan),
		}),
	);
	return {
		id: metric.id,
		metric: metric.metric,
		concern: concernOf(metric.metric),
		zone: metric.zone,
		unit: METRIC_UNITS[metric.metric],
		points: shown,
		...(first === undefined || change === undefined
			? withheld(points)
			: say(metric, change, first, known.slice(0, known.findIndex(({ at }) => at === newest.at) + 1))),
	};
}

function inTime(a: TimedScan, b: TimedScan): number {
	return Date.parse(a.at) - Date.parse(b.at) || a.id - b.id;
}

/**
 * Every metric and zone that was read at least twice, over all scans in whatever order they come. A verdict compares
 * only readings whose photos are comparable with the newest one, by the noise rule of docs/science.md, "Progress".
 * Scans `beyond` these, all older, are not charted; they only tell how much this person's photos differ.
 */
export function chartProgress(
	scans: readonly TimedScan[],
	beyond: readonly TimedScan[] = [],
): MetricSeries[] {
	const read = withSittings(scans.toSorted(inTime)).map((scan) => ({ ...scan, measured: measuredIn(scan) }));
	const known: TimedScan[] = [...beyond.toSorted(inTime), ...read];
	const upTo = (scan: ReadScan) => known.slice(0, known.indexOf(scan) + 1);
	const judged = new Map<string, PairJudgement>();
	const judge: Judge = (before, after) => {
		const key = `${before.id} ${after.id}`;
		const found = judged.get(key) ?? judgePair(upTo(after), known.indexOf(before));
		judged.set(key, found);
		return found;
	};
	return chartable(read).map((metric) => chartOne(metric, read, known, judge));
}
