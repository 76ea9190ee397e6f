import { median } from "./median.ts";
import { displayNumber, displayStep } from "./metric-words.ts";
import { MEDIAN_OF_THREE_VARIANCE, type Reading, smallestClaim } from "./noise-rule.ts";
import type { MetricName } from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";

/** What is known of the noise of two readings beside the readings themselves. */
export interface PairNoise {
	/** Zones in which the metric gets its chance to look different between the two. */
	compared: number;
	/** Factor of personal-noise.ts on the usual session noise. */
	steadiness: number;
	/** Skin has no time to change within a sitting: all of the difference is the photos'. */
	sameSitting: boolean;
}

/** `detectable` is the smallest difference, as it is shown, that the photos do not explain. */
export type Explained = Pick<MetricChange, "previous" | "value" | "detectable" | "verdict">;

/** From this many readings on, the median of the last three is set against that of the first three. */
export const READINGS_FOR_MEDIANS = 6;
const SIDE = 3;

/** The two ends of a course of readings, oldest first. */
export function endsOf<T>(readings: readonly T[]): [before: readonly T[], after: readonly T[]] {
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
 * `detectable`, and never where the exact one stays within the noise. All metrics: less is better. Null where a side
 * has no reading.
 */
export function explainDifference(
	metric: MetricName,
	before: readonly Reading[],
	after: readonly Reading[],
	{ compared, steadiness, sameSitting }: PairNoise,
): Explained | null {
	if (before.length === 0 || after.length === 0) return null;
	const [was, is] = [middleOf(before), middleOf(after)];
	const session = steadiness * Math.max(was.session, is.session);
	const noise = smallestClaim(metric, { ...was, session }, { ...is, session }, compared);
	const step = displayStep(metric);
	const steps = (value: number) => Math.round(Number(displayNumber(metric, value)) / step);
	const shown = Math.abs(steps(is.value) - steps(was.value));
	const least = Math.ceil(noise / step - ROUNDING);
	const claimed = !sameSitting && shown >= least && Math.abs(is.value - was.value) > noise + ROUNDING;
	const detectable = claimed ? least : Math.max(least, shown + 1);
	return {
		previous: was.value,
		value: is.value,
		detectable: Number(displayNumber(metric, detectable * step)),
		verdict: !claimed ? "no_change" : is.value < was.value ? "better" : "worse",
	};
}

/** What binary fractions leave behind. */
const ROUNDING = 1e-9;
