import { median } from "./median.ts";
import { displayNumber, displayStep } from "./metric-words.ts";
import { MEDIAN_OF_THREE_VARIANCE, type Reading, smallestClaim } from "./noise-rule.ts";
import type { MetricName } from "./observation.ts";
import type { MetricChange } from "./progress-summary.ts";

/** What is known of the noise of two readings beside the readings themselves. */
export interface PairNoise {
	/** Readings of all metrics and zones that get their chance to look different between the two. */
	compared: number;
	/** Factor of personal-noise.ts on the usual session noise. */
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
