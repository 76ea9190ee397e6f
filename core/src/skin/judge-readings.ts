import { SCANS_FOR_MEDIANS } from "./choose-comparison.ts";
import { median } from "./median.ts";
import { detectableChange, MEDIAN_OF_THREE_VARIANCE, noiseBand, type Reading } from "./noise-rule.ts";

/** Readings of one metric in one zone that may be compared, oldest first. */
export interface ReadingsToJudge {
	readings: readonly Reading[];
	/** Zones in which the metric gets its chance to look different. */
	zones: number;
	/** Factor of personal-noise.ts on the usual session noise. */
	steadiness: number;
}

export interface Judgement {
	previous: number;
	value: number;
	detectable: number;
	verdict: "better" | "worse" | "no_change";
}

function medianOf(readings: readonly Reading[]): Reading | null {
	const [first] = readings;
	if (first === undefined) return null;
	return {
		metric: first.metric,
		zone: first.zone,
		value: median(readings.map(({ value }) => value)),
		sd: median(readings.map(({ sd }) => sd)),
		variance: readings.length === 3 ? MEDIAN_OF_THREE_VARIANCE : first.variance,
	};
}

/** Rounding never turns touching bands into separate ones. */
const ROUNDING = 1e-9;

/** True where one unchanged value lies inside the band of every reading. */
function shareOneLevel(readings: readonly Reading[], { zones, steadiness }: ReadingsToJudge): boolean {
	const bands = readings.map((reading) => ({
		reading,
		half: noiseBand(reading, zones, steadiness),
	}));
	const lowest = Math.min(...bands.map(({ reading, half }) => reading.value + half));
	const highest = Math.max(...bands.map(({ reading, half }) => reading.value - half));
	return highest <= lowest + ROUNDING;
}

/**
 * The last reading against the first; from six on the median of the last three against that of the first three.
 * A change is claimed only beyond the noise rule, and never where one unchanged value would explain all readings
 * that are compared. All metrics: less is better. Null below two readings.
 */
export function judgeReadings(input: ReadingsToJudge): Judgement | null {
	const { readings, zones, steadiness } = input;
	if (readings.length < 2) return null;
	const size = readings.length >= SCANS_FOR_MEDIANS ? 3 : 1;
	const [first, last] = [readings.slice(0, size), readings.slice(-size)];
	const [before, after] = [medianOf(first), medianOf(last)];
	if (before === null || after === null) return null;
	const detectable = detectableChange(before, after, zones, steadiness);
	const difference = after.value - before.value;
	const noise = Math.abs(difference) <= detectable || shareOneLevel([...first, ...last], input);
	const verdict = noise ? "no_change" : difference < 0 ? "better" : "worse";
	return { previous: before.value, value: after.value, detectable, verdict };
}
