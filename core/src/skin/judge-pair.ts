import { lastOfSittings, type PacedTreatment, withSittings } from "./biology-clock.ts";
import {
	comparePhotos,
	feelsSmiles,
	type PhotoDifference,
	type PhotoTaken,
	sameExpression,
} from "./compare-photos.ts";
import type { Finding } from "./concern.ts";
import { displayNumber, displayStep } from "./metric-words.ts";
import {
	MEDIAN_OF_THREE_VARIANCE,
	median,
	personalSteadiness,
	READINGS_TOGETHER,
	type Reading,
	readingOf,
	smallestClaim,
} from "./noise-rule.ts";
import type { MeasuredMetric, MetricId, MetricName, Observation, StoredObservation } from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";

/** What is known of the noise of two readings beside the readings themselves. */
export interface PairNoise {
	/** Readings of all metrics and zones that get their chance to look different between the two. */
	compared: number;
	/** Factor of noise-rule.ts on the usual session noise. */
	steadiness: number;
	/** Skin has no time to change within a sitting: all of the difference is the photos'. */
	sameSitting: boolean;
	/** What the sitting before the later one read, where it belongs to neither side. */
	witness?: Reading;
}

/** `detectable` is the smallest difference, as it is shown, that the photos do not explain. */
export type Explained = Pick<MetricChange, "previous" | "value" | "detectable" | "verdict" | "not_sure_yet">;

/** From this many readings on, the median of the last three is set against that of the first three. */
export const READINGS_FOR_MEDIANS = 6;
const SIDE = 3;

/** The two ends of a course of readings, oldest first. */
function endsOf<T>(readings: readonly T[]): [before: readonly T[], after: readonly T[]] {
	const size = readings.length >= READINGS_FOR_MEDIANS ? SIDE : 1;
	return [readings.slice(0, size), readings.slice(-size)];
}

function middleOf(readings: readonly Reading[]): Reading & { variance: number } {
	return {
		value: median(readings.map(({ value }) => value)),
		sd: median(readings.map(({ sd }) => sd)),
		session: median(readings.map(({ session }) => session)),
		variance: readings.length === SIDE ? MEDIAN_OF_THREE_VARIANCE : 1,
	};
}

/**
 * How much of the difference between two sides, each one reading or three, the photos can explain, and the verdict.
 * Everything that tells a person of a change asks this function. It counts in the steps in which numbers are shown,
 * so that no sentence contradicts its own numbers: a change is claimed where the shown difference reaches
 * `detectable`, and never where the exact one stays within the noise. All metrics: less is better. What only one photo
 * reads as worse is no setback yet: a median of three or the witness has to say so too. Null where a side has no
 * reading.
 */
export function explainDifference(
	metric: MetricName,
	before: readonly Reading[],
	after: readonly Reading[],
	noise: PairNoise,
): Explained | null {
	if (before.length === 0 || after.length === 0) return null;
	const [was, is] = [middleOf(before), middleOf(after)];
	const { moved, least, shown, step } = differ(metric, was, is, noise);
	const { witness } = noise;
	const confirmed =
		after.length === SIDE ||
		(witness !== undefined && differ(metric, was, middleOf([witness]), noise).moved === "worse");
	const not_sure_yet = moved === "worse" && !confirmed;
	const detectable = moved === null ? Math.max(least, shown + 1) : least;
	return {
		previous: was.value,
		value: is.value,
		detectable: Number(displayNumber(metric, detectable * step)),
		verdict: moved === null || not_sure_yet ? "no_change" : moved,
		not_sure_yet,
	};
}

type Side = ReturnType<typeof middleOf>;

/** Which way two sides differ by more than the photos explain, and in shown steps by how much and from where on. */
function differ(metric: MetricName, was: Side, is: Side, { compared, steadiness, sameSitting }: PairNoise) {
	const own = (side: Side) => ({ ...side, session: steadiness * side.session });
	const noise = smallestClaim(metric, own(was), own(is), compared);
	const step = displayStep(metric);
	const steps = (value: number) => Math.round(Number(displayNumber(metric, value)) / step);
	const shown = Math.abs(steps(is.value) - steps(was.value));
	const least = Math.ceil(noise / step - ROUNDING);
	const claimed = !sameSitting && shown >= least && Math.abs(is.value - was.value) > noise + ROUNDING;
	const way = is.value < was.value ? ("better" as const) : ("worse" as const);
	return { moved: claimed ? way : null, least, shown, step };
}

/** What binary fractions leave behind. */
const ROUNDING = 1e-9;

/** One scan of a person as far as judging a change needs it. */
export interface KnownScan {
	/** ISO 8601; null where it is unknown (command line). */
	at: string | null;
	/** Of the plan it led to. */
	treatments?: readonly PacedTreatment[];
	observation: Pick<Observation | StoredObservation, "engine" | "photo" | "metrics">;
}

/** An earlier scan as far as a comparison needs it. */
export interface EarlierScan {
	observation: KnownScan["observation"];
	findings: Finding[];
	/** ISO 8601; null when the earlier scan carries no date (command line). */
	created_at: string | null;
	/** YYYY-MM-DD, the day to name for an imported photo; null or missing where `created_at` names it. */
	photo_date?: string | null;
	/** Of the plan it led to; the clock starts when one has reached its pace. */
	treatments?: readonly PacedTreatment[];
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

/** The factor of noise-rule.ts for the readings that `readingIn` finds in scans of the window. */
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

type Seated = KnownScan & { sitting: number };

/** The pair with what was taken alike between them, the last of each sitting, oldest first; all of it comparable. */
function courseOf(known: readonly Seated[], first: Seated, last: Seated): [ReadScan, ...ReadScan[]] {
	const between = known
		.slice(known.indexOf(first) + 1, -1)
		.filter(({ sitting }) => sitting !== first.sitting && sitting !== last.sitting)
		.filter(({ observation }) => comparePhotos(observation, last.observation).length === 0);
	return [read(first), ...[...lastOfSittings(between), last].map(read)];
}

/** The factor of noise-rule.ts for a metric in one zone. */
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
