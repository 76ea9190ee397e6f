const BINS = 2048;
const counts = new Uint32Array(BINS);
/** Holds distances while a spread is taken; grown when a picture asks for more. */
let scratch = new Float32Array(0);

/**
 * Quantile `p` (0..1) of the values, by one histogram over their range with linear interpolation inside the bin;
 * exact to 1/2048 of the range. NaN for no values.
 */
export function quantile(values: ArrayLike<number>, p: number): number {
	const total = values.length;
	if (total === 0) return Number.NaN;
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < total; i++) {
		const value = values[i];
		if (value < low) low = value;
		if (value > high) high = value;
	}
	if (!(high > low)) return low;
	counts.fill(0);
	const scale = (BINS - 1e-3) / (high - low);
	for (let i = 0; i < total; i++) counts[((values[i] - low) * scale) | 0]++;
	const target = p * total;
	let below = 0;
	for (let bin = 0; bin < BINS; bin++) {
		const inBin = counts[bin];
		if (inBin > 0 && below + inBin >= target) return low + (bin + (target - below) / inBin) / scale;
		below += inBin;
	}
	return high;
}

export function median(values: ArrayLike<number>): number {
	return quantile(values, 0.5);
}

/** Median absolute deviation around `centre`, scaled to the standard deviation of a normal distribution. */
export function robustSpread(values: ArrayLike<number>, centre: number): number {
	if (scratch.length < values.length) scratch = new Float32Array(values.length);
	const distances = scratch.subarray(0, values.length);
	for (let i = 0; i < distances.length; i++) distances[i] = Math.abs(values[i] - centre);
	return 1.4826 * median(distances);
}
