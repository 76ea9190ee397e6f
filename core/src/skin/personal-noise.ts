import { median } from "./median.ts";
import type { Reading } from "./noise-rule.ts";

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
