import type { MeasuredMetric, MetricName, MetricZone } from "./observation.ts";

/**
 * What differs between two photos although the skin did not: a share of the value, or of its root where an area is
 * measured whose rim moves, and at least `floor` in its unit.
 */
interface SessionNoise {
	share?: number;
	ofRoot?: number;
	floor: number;
	/** Factor on both for zones that are steadier or more restless than the metric's mean. */
	zones: Partial<Record<MetricZone, number>>;
}

const sides = <Name extends "cheek" | "jaw" | "under_eye" | "crows_feet" | "nasolabial">(
	name: Name,
	factor: number,
) =>
	({ [`left_${name}`]: factor, [`right_${name}`]: factor }) as Record<
		`left_${Name}` | `right_${Name}`,
		number
	>;

/**
 * Standard deviations between photos of one person whose skin did not change, fitted so that about 95 of 100 second
 * photos lie in the stated range; how and on whom: docs/science.md, "Progress".
 */
export const SESSION_NOISE: Record<MetricName, SessionNoise> = {
	redness: {
		share: 0.12,
		floor: 0.8,
		zones: { face: 0.6, glabella: 1.1, ...sides("cheek", 0.9), chin: 1.3, ...sides("jaw", 1.3) },
	},
	inflamed_spots: { share: 0.15, floor: 0.25, zones: { face: 2 } },
	dark_marks: { share: 0.3, floor: 0.14, zones: { face: 0.6 } },
	evenness: {
		share: 0.12,
		floor: 0.18,
		zones: { face: 0.8, forehead: 0.9, chin: 1.1, ...sides("cheek", 1.2) },
	},
	shine: { ofRoot: 1.3, floor: 0.3, zones: { face: 0.9, forehead: 1.4, nose: 0.6, chin: 1.2 } },
	texture: { share: 0.03, floor: 0.055, zones: { face: 0.8, forehead: 0.7, nose: 1.6 } },
	wrinkles: {
		share: 0.18,
		floor: 0.7,
		zones: {
			forehead: 0.7,
			glabella: 0.5,
			...sides("crows_feet", 0.8),
			...sides("nasolabial", 1.3),
			...sides("under_eye", 1.7),
		},
	},
	pores: { share: 0.2, floor: 3, zones: {} },
	under_eye_darkness: { share: 0.1, floor: 0.9, zones: {} },
};

/** Smallest change worth a sentence however steady the photos: below it no eye sees a difference. */
const VISIBLE_FLOOR: Partial<Record<MetricName, number>> = {
	evenness: 1.9,
	under_eye_darkness: 2,
	inflamed_spots: 2,
};

const CONFIDENCE = 0.95;
/** Readings of all metrics and zones that a pair of good photos compares: each gets its chance to look different. */
export const READINGS_TOGETHER = 50;
/** Variance of a median of three against one reading, normal errors (order statistics). */
export const MEDIAN_OF_THREE_VARIANCE = 0.449;

/** Upper quantile of the standard normal, rational approximation (Abramowitz and Stegun 26.2.23, error < 4.5e-4). */
function upperQuantile(tail: number): number {
	const t = Math.sqrt(-2 * Math.log(tail));
	const top = 2.515517 + t * (0.802853 + t * 0.010328);
	const bottom = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
	return t - top / bottom;
}

/** 1.96 for one comparison; wider when `compared` readings get their chance to look different (Sidak): what passes it passes Holm. */
export function criticalValue(compared: number): number {
	const each = CONFIDENCE ** (1 / Math.max(1, compared));
	return upperQuantile((1 - each) / 2);
}

/** What a second sitting adds to a reading of this size, in the metric's unit. */
export function sessionSd(metric: MetricName, zone: MetricZone, value: number): number {
	const { floor, share = 0, ofRoot = 0, zones } = SESSION_NOISE[metric];
	const size = Math.abs(value);
	return (zones[zone] ?? 1) * Math.max(floor, share * size, ofRoot * Math.sqrt(size));
}

/** One number of one scan with what blurs it; all in the metric's unit. */
export interface Reading {
	value: number;
	/** Over the perturbations of the photo. */
	sd: number;
	/** Added by a second sitting. */
	session: number;
}

export function readingOf({ metric, zone, value, sd }: MeasuredMetric): Reading {
	return { value, sd, session: sessionSd(metric, zone, value) };
}

/** The spread another photo of the same skin would show: what a person is told as "give or take". */
export function statedSd({
	metric,
	zone,
	value,
	sd,
}: Pick<MeasuredMetric, "metric" | "zone" | "value" | "sd">): number {
	return Math.hypot(sd, sessionSd(metric, zone, value));
}

/** One side of a comparison; `variance` is 1, or MEDIAN_OF_THREE_VARIANCE for a median of three readings. */
type Side = Pick<Reading, "sd" | "session"> & { variance: number };

/** `z * sqrt(s1^2 + s2^2 + 2 * s_session^2)`, and never below what an eye can see. */
export function smallestClaim(metric: MetricName, before: Side, after: Side, compared: number): number {
	const variance =
		before.variance * (before.sd ** 2 + before.session ** 2) +
		after.variance * (after.sd ** 2 + after.session ** 2);
	return Math.max(VISIBLE_FLOOR[metric] ?? 0, criticalValue(compared) * Math.sqrt(variance));
}

/**
 * Half width of the band drawn around one reading. Where the bands of two readings overlap no change between the two
 * is claimed (comparison intervals, Goldstein & Healy 1995).
 */
export function noiseBand({ sd, session }: Reading, compared: number, steadiness: number): number {
	return (criticalValue(compared) * Math.sqrt(sd ** 2 + (steadiness * session) ** 2)) / Math.SQRT2;
}

/** From this many residuals on, five readings alike, a person's own photos have a say. */
const RESIDUALS_NEEDED = 3;
/** The usual session noise counts as much as this many independent residuals of the person's own. */
const PRIOR_WEIGHT = 8;
/** Neighboring residuals share readings, so each counts half. */
const RESIDUAL_WEIGHT = 0.5;
/** A few photos that agree by chance never make the rule bolder than this share of the usual noise. */
const STEADIEST = 0.5;
/** Median of the square of a standard normal. */
const MEDIAN_SQUARE = 0.4549;

/** One reading of each sitting, oldest first. */
export interface NoisePoint {
	/** Milliseconds; null where unknown, and neighbors then count as evenly spaced. */
	time: number | null;
	reading: Reading;
}

/** Of the earlier of two neighbors, by time: 0.5 halfway, 1 where the earlier one is as good as there. */
function weightOf(earlier: NoisePoint, middle: NoisePoint, later: NoisePoint): number {
	const [from, at, to] = [earlier.time ?? 0, middle.time ?? 0, later.time ?? 0];
	if (to <= from) return 0.5;
	return Math.min(1, Math.max(0, (to - at) / (to - from)));
}

/** Session variance that three neighbors speak for, as a share of the usual one. */
function ownShare(earlier: NoisePoint, middle: NoisePoint, later: NoisePoint): number {
	const [a, b, c] = [earlier.reading, middle.reading, later.reading];
	const weight = weightOf(earlier, middle, later);
	const off = b.value - (weight * a.value + (1 - weight) * c.value);
	const variance = off ** 2 / (1 + weight ** 2 + (1 - weight) ** 2) / MEDIAN_SQUARE;
	const ofPhotos = (a.sd ** 2 + b.sd ** 2 + c.sd ** 2) / 3;
	return Math.max(0, variance - ofPhotos) / b.session ** 2;
}

/** Where nothing is seen three times over, the end of the scale is measured and not the noise. */
function saysNothing(...points: NoisePoint[]): boolean {
	return points.every(({ reading }) => reading.value === 0);
}

/**
 * How much this person's sittings differ, as a factor on the usual session noise; 1 while there are too few of them.
 * Each reading is held against the straight line between its neighbors in time (Gasser, Sroka & Jennen-Steinmetz
 * 1986), so that skin which changes steadily, in whatever direction, adds nothing. The median lets one real step
 * pass, and the usual noise keeps its weight (docs/science.md, "Progress"). `alike` tells whether the photos of two
 * points, by their places in `points`, may be compared.
 */
export function personalSteadiness(
	points: readonly NoisePoint[],
	alike: (a: number, b: number) => boolean,
): number {
	const places = [...points.keys()];
	const own = points.flatMap((middle, at) => {
		const before = places.slice(0, at).findLast((place) => alike(place, at));
		if (before === undefined) return [];
		const after = places.slice(at + 1).find((place) => alike(at, place) && alike(before, place));
		const [earlier, later] = [points[before], after === undefined ? undefined : points[after]];
		if (earlier === undefined || later === undefined || saysNothing(earlier, middle, later)) return [];
		return [ownShare(earlier, middle, later)];
	});
	if (own.length < RESIDUALS_NEEDED) return 1;
	const weight = RESIDUAL_WEIGHT * own.length;
	const share = (PRIOR_WEIGHT + weight * middleOf(own)) / (PRIOR_WEIGHT + weight);
	return Math.max(STEADIEST, Math.sqrt(share));
}

/** Between the two middle ones of an even number. */
function middleOf(values: readonly number[]): number {
	return (median(values) - median(values.map((value) => -value))) / 2;
}

/** The middle of an odd number of values; the upper middle of an even number, 0 of none. */
export function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
