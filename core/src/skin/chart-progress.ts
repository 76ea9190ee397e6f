import { GOAL_CONCERNS, ISSUE_CONCERNS } from "../knowledge/concern-modules.ts";
import { concernOf, lastOfSittings, tooEarlyFor, withSittings } from "./biology-clock.ts";
import { comparePhotos, feelsSmiles, sameExpression } from "./compare-photos.ts";
import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import {
	judgePair,
	type KnownScan,
	measuredIn,
	noiseWindow,
	type PairJudgement,
	type PairNoise,
	steadinessOf,
} from "./judge-pair.ts";
import { noiseBand, READINGS_TOGETHER, readingOf } from "./noise-rule.ts";
import { METRIC_NAMES, METRIC_UNITS, type MeasuredMetric, type MetricId, ZONES } from "./observation.ts";
import {
	changeSentence,
	differenceWords,
	NO_CHANGE,
	nothingComparable,
	notSureSentence,
	numbersSentence,
	ONE_READING,
	SAME_SITTING,
	type SeriesDifference,
	tooEarlySentence,
} from "./progress-copy.ts";
import type { MetricSeries, SeriesPoint, TimedScan } from "./progress-summary.ts";

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

interface Relevance {
	/** As the person named them at the start. */
	issues: readonly string[];
	goals: readonly string[];
	/** Of the newest report. */
	findings: readonly Finding[];
	/** Under 18; lines are no subject then. */
	minor: boolean;
}

function named(wishes: readonly string[], table: Readonly<Record<string, readonly Concern[]>>): Concern[] {
	return wishes.flatMap((wish) => table[wish.trim().toLowerCase()] ?? []);
}

/** A dry look has no metric of its own and is read from texture. */
function readFrom(concern: Concern): Concern {
	return concern === "dryness" ? "texture" : concern;
}

/**
 * What the person named comes first, then what the newest report found, most severe first. Within a concern, changes
 * come before the rest; otherwise the order given stays.
 */
export function orderSeries(series: readonly MetricSeries[], relevance: Relevance): MetricSeries[] {
	const wished = [...named(relevance.issues, ISSUE_CONCERNS), ...named(relevance.goals, GOAL_CONCERNS)].map(
		readFrom,
	);
	const severity = (concern: Concern) =>
		relevance.findings.find((finding) => finding.concern === concern)?.severity ?? 0;
	const concerns = CONCERNS.toSorted(
		(a, b) => rank(wished.indexOf(a)) - rank(wished.indexOf(b)) || severity(b) - severity(a),
	);
	const moved = ({ verdict }: MetricSeries) => (verdict === "better" || verdict === "worse" ? 0 : 1);
	const shown = relevance.minor ? series.filter(({ concern }) => concern !== "lines") : series;
	return shown.toSorted(
		(a, b) => concerns.indexOf(a.concern) - concerns.indexOf(b.concern) || moved(a) - moved(b),
	);
}

/** Those not named come after all that are. */
function rank(index: number): number {
	return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}
