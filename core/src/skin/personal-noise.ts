import { median } from "./median.ts";
import { type Reading, sessionSd } from "./noise-rule.ts";

/** From this many comparable readings on, a person's own photos have a say. */
const READINGS_NEEDED = 3;
/** The usual session noise counts as much as this many differences of the person's own. */
const PRIOR_WEIGHT = 8;
/** A few photos that agree by chance never make the rule bolder than this share of the usual noise. */
const STEADIEST = 0.5;
/** Median of |difference| of two equal normal readings, in their standard deviation: 0.6745 * sqrt(2). */
const MEDIAN_DIFFERENCE = 0.9539;

/**
 * How much this person's sittings differ, as a factor on the usual session noise; 1 below three readings. It is read
 * from neighboring readings, oldest first, so that a slow change of the skin is not taken for noise; the median lets
 * one real step pass.
 */
export function personalSteadiness(readings: readonly Reading[]): number {
	const [first] = readings;
	if (first === undefined || readings.length < READINGS_NEEDED) return 1;
	const usual = sessionSd(first.metric, first.zone, median(readings.map(({ value }) => value)));
	const differences = readings.slice(1).map(({ value }, index) => Math.abs(value - readings[index].value));
	const spread = median(differences) / MEDIAN_DIFFERENCE;
	const ofPhotos = median(readings.map(({ sd }) => sd));
	const own = Math.max(0, spread ** 2 - ofPhotos ** 2) / usual ** 2;
	const share = (PRIOR_WEIGHT + differences.length * own) / (PRIOR_WEIGHT + differences.length);
	return Math.max(STEADIEST, Math.sqrt(share));
}
