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

/** One side of a comparison; `variance` is 1, or MEDIAN_OF_THREE_VARIANCE for a median of three readings. */
type Side = Pick<Reading, "sd" | "session"> & { variance: number };

/** The spread another photo of the same skin would show: what a person is told as "give or take". */
export function statedSd({
	metric,
	zone,
	value,
	sd,
}: Pick<MeasuredMetric, "metric" | "zone" | "value" | "sd">): number {
	return Math.hypot(sd, sessionSd(metric, zone, value));
}

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
