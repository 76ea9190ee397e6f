import type { MeasuredMetric, MetricName, MetricZone } from "./observation.ts";

/** What differs between two sittings although the skin did not: a share of the value, and at least `floor` in its unit. */
interface SessionNoise {
	share: number;
	floor: number;
	/** Zones that move with the slightest expression or turn of the head. */
	restless?: Partial<Record<MetricZone, number>>;
}

const LINE_ZONES = {
	left_crows_feet: 0.3,
	right_crows_feet: 0.3,
	left_nasolabial: 0.25,
	right_nasolabial: 0.25,
};

/** Standard deviations between photos of one person in one sitting; sources in docs/science.md, "Progress". */
export const SESSION_NOISE: Record<MetricName, SessionNoise> = {
	redness: { share: 0.1, floor: 1.2 },
	inflamed_spots: { share: 0.15, floor: 1 },
	dark_marks: { share: 0.15, floor: 0.3 },
	evenness: { share: 0.1, floor: 0.5 },
	shine: { share: 0.2, floor: 4 },
	texture: { share: 0.12, floor: 0.05 },
	wrinkles: { share: 0.12, floor: 4, restless: LINE_ZONES },
	pores: { share: 0.2, floor: 3 },
	under_eye_darkness: { share: 0.1, floor: 1.5 },
};

/** Smallest change worth a sentence however steady the photos: below it no eye sees a difference. */
const VISIBLE_FLOOR: Partial<Record<MetricName, number>> = {
	evenness: 1.9,
	under_eye_darkness: 2,
	inflamed_spots: 2,
};

const CONFIDENCE = 0.95;
/** Variance of a median of three against one reading, normal errors (order statistics). */
export const MEDIAN_OF_THREE_VARIANCE = 0.449;

/** Upper quantile of the standard normal, rational approximation (Abramowitz and Stegun 26.2.23, error < 4.5e-4). */
function upperQuantile(tail: number): number {
	const t = Math.sqrt(-2 * Math.log(tail));
	const top = 2.515517 + t * (0.802853 + t * 0.010328);
	const bottom = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
	return t - top / bottom;
}

/** 1.96 for one comparison; wider when `compared` zones of a metric get their chance to look different (Sidak). */
export function criticalValue(compared: number): number {
	const each = CONFIDENCE ** (1 / Math.max(1, compared));
	return upperQuantile((1 - each) / 2);
}

/** What a second sitting adds to a reading of this size, in the metric's unit. */
export function sessionSd(metric: MetricName, zone: MetricZone, value: number): number {
	const noise = SESSION_NOISE[metric];
	return Math.max(noise.floor, (noise.restless?.[zone] ?? noise.share) * Math.abs(value));
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
