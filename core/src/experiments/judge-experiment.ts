import { assertNever } from "../skin/assert-never.ts";
import { comparePhotos, feelsSmiles, sameExpression } from "../skin/compare-photos.ts";
import { explainDifference, type KnownScan, noiseWindow, steadinessIn } from "../skin/judge-pair.ts";
import { READINGS_TOGETHER, type Reading, sessionSd } from "../skin/noise-rule.ts";
import type { MeasuredMetric, MetricName, MetricZone } from "../skin/observation.ts";
import {
	changeSentence,
	NO_CHANGE,
	notSureSentence,
	numbersSentence,
	type SeriesDifference,
} from "../skin/progress-copy.ts";
import type { TimedScan } from "../skin/progress-summary.ts";
import { readMetric, ZONE_AREA } from "../skin/readings.ts";
import {
	BASELINE_SCANS,
	BASELINE_WEEKS,
	type ExperimentRecord,
	type ExperimentUse,
	type ExperimentVerdict,
	experimentState,
	LEAST_USE,
	leastWeeks,
	verdictAt,
	WEEK_MS,
} from "./experiment.ts";
import {
	baselineSentence,
	comparedSentence,
	missingSentence,
	NEXT,
	NOT_MEASURED_ALIKE,
	notComparableSentence,
	STOPPED,
	tooEarlySentence,
	UNKNOWN_USE,
	usedSentence,
	usedTooLittleSentence,
	usedTooShortSentence,
	waitingSentence,
} from "./experiment-copy.ts";

/** Scans this long after the date still tell how the product did; later ones tell about later. */
const GRACE_WEEKS = 4;

const timeOf = (iso: string) => Date.parse(iso);

/** Oldest first. */
function inTime(scans: readonly TimedScan[]): TimedScan[] {
	return [...scans].sort((a, b) => timeOf(a.at) - timeOf(b.at) || a.id - b.id);
}

function differencesBetween(
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

interface ScansAfter {
	/** Comparable with the baseline, at most three, oldest first. */
	comparable: TimedScan[];
	/** The newest that is not comparable; null when there is none. */
	odd: TimedScan | null;
	/** Until when a scan still counts, ISO 8601. */
	until: string | null;
}

/** Scans that tell how the product did: from the least weeks of the metric on, and neither long after the date nor beyond the next product. */
function chooseAfter(
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
function wholeFaceZones(scans: readonly KnownScan[], metric: MetricName): MetricZone[] {
	const measured = scans.map((scan) => zonesIn(scan, metric));
	const [first] = measured;
	const everywhere = [...(first?.keys() ?? [])].filter((zone) => measured.every((one) => one.has(zone)));
	return everywhere.includes("face") ? ["face"] : everywhere;
}

/** The metric over these zones, in the metric's unit; null where one was not read or there are none. */
function readZones(scan: KnownScan, metric: MetricName, zones: readonly MetricZone[]): Reading | null {
	const own = zonesIn(scan, metric);
	const readings = zones.flatMap((zone) => own.get(zone) ?? []);
	return readings.length === 0 || readings.length < zones.length ? null : combine(metric, readings);
}

const nothing = (sentence: string, next: string | null = null): ExperimentVerdict => ({
	verdict: null,
	change: null,
	band: null,
	sentence,
	numbers: null,
	next,
});

interface Sides {
	before: readonly TimedScan[];
	after: readonly TimedScan[];
	/** Every scan up to the last of `after`, oldest first. */
	known: readonly TimedScan[];
}

/** The middle of the face over three scans before against that after, by the same rule as every other comparison. */
function compare({ metric, product }: ExperimentRecord, { before, after, known }: Sides): ExperimentVerdict {
	const zones = wholeFaceZones([...before, ...after], metric);
	const read = (scan: KnownScan) => readZones(scan, metric, zones);
	const sides = [before, after].map((scans) => scans.flatMap((scan) => read(scan) ?? []));
	const explained = explainDifference(metric, sides[0] ?? [], sides[1] ?? [], {
		compared: READINGS_TOGETHER,
		steadiness: steadinessIn(noiseWindow(known), metric, read),
		sameSitting: false,
	});
	if (explained === null) return nothing(NOT_MEASURED_ALIKE, NEXT.like);
	const { verdict, previous, value, detectable, not_sure_yet } = explained;
	const where = { zones: ["face"], most: "face" } as const;
	const still = not_sure_yet ? notSureSentence(metric, where) : NO_CHANGE;
	const moved = verdict === "no_change" ? still : changeSentence(metric, verdict, where);
	return {
		verdict,
		change: value - previous,
		band: detectable,
		sentence: `${moved} ${comparedSentence(product)}`,
		numbers: numbersSentence(metric, explained),
		next: not_sure_yet ? NEXT.once_more : NEXT[verdict],
	};
}

/** What was compared, as far as the use of the product lets it be said. */
function withUse(
	{ product, weeks }: ExperimentRecord,
	compared: ExperimentVerdict,
	use: ExperimentUse | null,
): ExperimentVerdict {
	if (compared.verdict === null) return compared;
	if (use === null) return { ...compared, sentence: `${compared.sentence} ${UNKNOWN_USE}` };
	if (use.done < use.planned * LEAST_USE) return nothing(usedTooLittleSentence(product, use), NEXT.again);
	if (compared.next === NEXT.no_change && use.needsWeeks !== null && weeks < use.needsWeeks)
		return nothing(usedTooShortSentence(product, weeks, use.needsWeeks), NEXT.longer);
	return { ...compared, sentence: `${compared.sentence} ${usedSentence(use)}` };
}

function judgeDone(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	baseline: readonly TimedScan[],
	{ now, use }: { now: string; use: ExperimentUse | null },
): ExperimentVerdict {
	const reference = baseline.at(-1);
	if (reference === undefined) return nothing(missingSentence(null), NEXT.like);
	const { comparable, odd, until } = chooseAfter(record, scans, reference);
	if (comparable.length === 0) {
		if (odd !== null)
			return nothing(notComparableSentence(differencesBetween(record, odd, reference)), NEXT.like);
		const open = until !== null && Date.parse(now) <= Date.parse(until);
		return open ? nothing(waitingSentence(until)) : nothing(missingSentence(until), NEXT.like);
	}
	// Two scans have no middle: the newest speaks alone until there are three.
	const after = comparable.length < BASELINE_SCANS ? comparable.slice(-1) : comparable;
	const known = inTime(scans).filter(({ at }) => Date.parse(at) <= Date.parse(after.at(-1)?.at ?? now));
	return withUse(record, compare(record, { before: baseline, after, known }), use);
}

/**
 * What an experiment says at `now`, over all scans of the person in whatever order. `use` is null where nobody told how often
 * the product was used.
 */
export function judgeExperiment(
	record: ExperimentRecord,
	scans: readonly TimedScan[],
	now: string,
	use: ExperimentUse | null = null,
): ExperimentVerdict {
	const baseline = chooseBaseline(record, scans);
	const state = experimentState(record, now);
	switch (state) {
		case "baseline":
			return nothing(baselineSentence(baseline.length, record.product));
		case "running":
			return {
				...nothing(tooEarlySentence(record.metric, record.product, verdictAt(record))),
				verdict: "too_early",
			};
		case "stopped":
			return nothing(STOPPED);
		case "done":
			return judgeDone(record, scans, baseline, { now, use });
		default:
			return assertNever(state);
	}
}
