import type { PacedTreatment } from "./biology-clock.ts";
import {
	comparePhotos,
	feelsSmiles,
	type PhotoDifference,
	type PhotoTaken,
	sameExpression,
} from "./compare-photos.ts";
import { endsOf, explainDifference, type PairNoise, READINGS_FOR_MEDIANS } from "./explain-difference.ts";
import { READINGS_TOGETHER, type Reading, readingOf } from "./noise-rule.ts";
import type { MeasuredMetric, MetricId, MetricName, Observation, StoredObservation } from "./observation.ts";
import { personalSteadiness } from "./personal-noise.ts";
import type { MetricChange } from "./progress-summary.ts";
import { lastOfSittings, withSittings } from "./sitting.ts";

/** One scan of a person as far as judging a change needs it. */
export interface KnownScan {
	/** ISO 8601; null where it is unknown (command line). */
	at: string | null;
	/** Of the plan it led to. */
	treatments?: readonly PacedTreatment[];
	observation: Pick<Observation | StoredObservation, "engine" | "photo" | "metrics">;
}

/** Scans up to the later one of a pair, itself among them, that tell how much this person's photos differ. */
export const NOISE_SCANS = 13;

export interface JudgedChange extends MetricChange {
	noise: PairNoise;
}

export interface PairJudgement {
	/** In what the two photos differ too much to be compared; nothing is judged then. */
	differences: PhotoDifference[];
	/** Skin does not change within a sitting: whatever differs is the photo. */
	sameSitting: boolean;
	/** Medians of three stand for both ends, wherever a metric was read often enough. */
	medians: boolean;
	/** Every metric and zone that both photos measured, in the order of the later one. */
	changes: JudgedChange[];
}

/** Everything an observation measured, by id. */
export function measuredIn({ observation }: Pick<KnownScan, "observation">): Map<MetricId, MeasuredMetric> {
	const measured = observation.metrics.filter(
		(metric): metric is MeasuredMetric => metric.measurable && Number.isFinite(metric.value),
	);
	return new Map(measured.map((metric) => [metric.id, metric]));
}

/** Whether readings of this metric may be held against each other; a smile folds the skin. */
export function mayCompare(metric: MetricName, a: PhotoTaken, b: PhotoTaken): boolean {
	return comparePhotos(a, b).length === 0 && (!feelsSmiles(metric) || sameExpression(a, b));
}

interface ReadScan extends KnownScan {
	/** `at` in milliseconds. */
	time: number | null;
	measured: ReadonlyMap<MetricId, MeasuredMetric>;
}

/** What a metric's noise is read from, and which photos of it are alike. */
interface NoiseWindow {
	scans: readonly ReadScan[];
	alike: (metric: MetricName, a: ReadScan, b: ReadScan) => boolean;
}

const read = (scan: KnownScan): ReadScan => ({
	...scan,
	time: scan.at === null ? null : Date.parse(scan.at),
	measured: measuredIn(scan),
});

/**
 * The last `NOISE_SCANS` of these scans, oldest first, one of each sitting. Nothing later than the pair that is judged
 * is looked at, so that what was once said of two scans stays said.
 */
export function noiseWindow(known: readonly KnownScan[]): NoiseWindow {
	const pairs = new Map<ReadScan, Map<ReadScan, { photos: boolean; faces: boolean }>>();
	const compare = (a: ReadScan, b: ReadScan) => {
		const own = pairs.get(a) ?? new Map<ReadScan, { photos: boolean; faces: boolean }>();
		pairs.set(a, own);
		const found = own.get(b) ?? {
			photos: mayCompare("redness", a.observation, b.observation),
			faces: sameExpression(a.observation, b.observation),
		};
		own.set(b, found);
		return found;
	};
	return {
		scans: lastOfSittings(withSittings(known.slice(-NOISE_SCANS))).map(read),
		alike: (metric, a, b) => {
			const { photos, faces } = compare(a, b);
			return photos && (!feelsSmiles(metric) || faces);
		},
	};
}

/** The factor of personal-noise.ts for the readings that `readingIn` finds in scans of the window. */
export function steadinessIn(
	{ scans, alike }: NoiseWindow,
	metric: MetricName,
	readingIn: (scan: ReadScan) => Reading | null,
): number {
	const own = scans.flatMap((scan) => {
		const reading = readingIn(scan);
		return reading === null ? [] : [{ time: scan.time, scan, reading }];
	});
	return personalSteadiness(own, (a, b) => {
		const [one, other] = [own[a], own[b]];
		return one !== undefined && other !== undefined && alike(metric, one.scan, other.scan);
	});
}

/** The pair with what was taken alike between them, the last of each sitting, oldest first; all of it comparable. */
function courseOf(known: readonly Seated[], first: Seated, last: Seated): [ReadScan, ...ReadScan[]] {
	const between = known
		.slice(known.indexOf(first) + 1, -1)
		.filter(({ sitting }) => sitting !== first.sitting && sitting !== last.sitting)
		.filter(({ observation }) => comparePhotos(observation, last.observation).length === 0);
	return [read(first), ...[...lastOfSittings(between), last].map(read)];
}
type Seated = KnownScan & { sitting: number };

/** The factor of personal-noise.ts for a metric in one zone. */
export function steadinessOf(
	window: NoiseWindow,
	{ id, metric }: Pick<MeasuredMetric, "id" | "metric">,
): number {
	return steadinessIn(window, metric, ({ measured }) => {
		const own = measured.get(id);
		return own === undefined ? null : readingOf(own);
	});
}

/**
 * Judges the last of these scans, which come oldest first, against the one at `before`: for each metric how much the
 * photos can explain, and the verdict of `explainDifference`. From six comparable sittings on, the middle of three
 * stands for each end. It looks at the pair, at what lies between and at the noise window, so whoever knows these
 * hears the same.
 */
export function judgePair(known: readonly KnownScan[], before: number): PairJudgement {
	const seated = withSittings(known);
	const [first, last] = [seated[before], seated.at(-1)];
	if (first === undefined || last === undefined) throw new RangeError("There is no such scan to judge.");
	const sameSitting = first.sitting === last.sitting;
	const differences = comparePhotos(first.observation, last.observation);
	if (differences.length > 0) return { differences, sameSitting, medians: false, changes: [] };
	const course = courseOf(seated, first, last);
	const [start] = course;
	const window = noiseWindow(known);
	const earlier = measuredIn(first);
	// Once for each photo: the course is asked for every metric of every zone.
	const sameFace = new Map(course.map((scan) => [scan, sameExpression(scan.observation, last.observation)]));
	const mayJudge = (metric: MetricName, scan: ReadScan) =>
		!feelsSmiles(metric) || sameFace.get(scan) === true;
	const compared = [...measuredIn(last).values()].filter(
		({ id, metric }) => earlier.has(id) && mayJudge(metric, start),
	);
	const changes = compared.flatMap((own): JudgedChange[] => {
		const readings = course.flatMap((scan) => {
			const found = scan.measured.get(own.id);
			return found !== undefined && mayJudge(own.metric, scan) ? [readingOf(found)] : [];
		});
		const witness = readings.length > 2 ? readings.at(-2) : undefined;
		const noise: PairNoise = {
			compared: READINGS_TOGETHER,
			steadiness: steadinessOf(window, own),
			sameSitting,
			...(witness && { witness }),
		};
		const explained = explainDifference(own.metric, ...endsOf(readings), noise);
		return explained === null ? [] : [{ metric_id: own.id, ...explained, noise }];
	});
	return { differences, sameSitting, medians: course.length >= READINGS_FOR_MEDIANS, changes };
}
