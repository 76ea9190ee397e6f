const STEPS = [1, 2, 2.5, 5, 10];
const WANTED = 4;
/** Below this share of the values themselves, a span is what rounding left, not a range to divide. */
const LEAST_SHARE = 1e-9;
const LEAST_SPAN = 1e-9;

/** A few round numbers between two values, for the lines of a chart; at least one. */
export function niceTicks(low: number, high: number): number[] {
	const span = high - low;
	const size = Math.max(Math.abs(low), Math.abs(high));
	if (!(span > Math.max(LEAST_SPAN, size * LEAST_SHARE))) return [low];
	const rough = span / WANTED;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
	const first = Math.ceil(low / step);
	const last = Math.floor(high / step);
	// Twelve digits hide what binary fractions leave behind.
	return Array.from({ length: last - first + 1 }, (_, index) =>
		Number(((first + index) * step).toPrecision(12)),
	);
}
