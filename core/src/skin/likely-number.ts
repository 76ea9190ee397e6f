import type { MeasuredMetric } from "./observation.ts";

/** What is known of spots or marks before a photo is looked at; sources and fit: docs/science.md, "How many there are". */
interface Kind {
	/** Doses of what people see fall off by this scale, 100 times the absorbance: fewer are strong than weak. */
	dose_scale: number;
	/** Dose of the test lesion: what stands for the limit where it is not known. */
	test_dose: number;
	/** Gamma distribution of the number on a face. */
	shape: number;
	rate: number;
}

const KINDS = {
	inflamed_spots: { dose_scale: 27, test_dose: 10, shape: 0.3, rate: 0.2 },
	dark_marks: { dose_scale: 16, test_dose: 15, shape: 1, rate: 0.17 },
} as const satisfies Record<string, Kind>;

type CountedMetric = keyof typeof KINDS;

interface LikelyNumber {
	/** Expected number on the face, whole as it is told: those found and those missed. */
	number: number;
	/** Of ten such ones so many are found on a photo like this; spots that read brown among them. */
	of_ten: number;
	/** The number lies between these on four of five faces. */
	range: [from: number, to: number];
}

/** Spreads to both sides: nine of ten faces by the model, four of five of those that a viewer counted (docs/science.md). */
const Z = 1.64;

const TEN = 10;

/**
 * How many there are, from how many were found. A place shows what is stronger than its limit; with doses that fall off
 * exponentially, that share of all is found: the power times exp(-limit / scale). Of a number that differs between people
 * as a gamma distribution does, those missed then follow a negative binomial one, given those found (an N-mixture,
 * Royle 2004): where one of two is missed, finding three means about five, and finding none hardly any. Null where the
 * photo did not say what it would have shown.
 */
export function likelyNumber({ metric, seen }: MeasuredMetric): LikelyNumber | null {
	if (seen?.expected === undefined || !isCounted(metric)) return null;
	const { dose_scale, test_dose, shape, rate } = KINDS[metric];
	const share = (seen.open ?? seen.power) * Math.exp(-(seen.limit ?? test_dose) / dose_scale);
	const found = seen.expected;
	const missed = ((shape + found) * (1 - share)) / (rate + share);
	const number = found + missed;
	const away = Z * Math.sqrt((missed * (1 + rate)) / (rate + share));
	const least = Math.max(0, Math.round(number - away));
	return {
		number: Math.round(number),
		of_ten: Math.min(TEN - 1, Math.max(1, Math.round(TEN * share))),
		range: [least, Math.max(least + 1, Math.round(number + away))],
	};
}

function isCounted(metric: MeasuredMetric["metric"]): metric is CountedMetric {
	return metric in KINDS;
}
