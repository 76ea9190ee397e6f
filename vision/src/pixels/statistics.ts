import { scratchPlane } from "./planes.ts";

const BINS = 2048;
const counts = new Uint32Array(BINS);
const distancesOf = scratchPlane();

/**
 * Quantile `p` (0..1) of the values, by one histogram over their range with linear interpolation inside the bin;
 * exact to 1/2048 of the range. NaN for no values.
 */
export function quantile(values: ArrayLike<number>, p: number): number {
	// One kind of array each keeps the loops below compiled for it; plain arrays come in too many kinds.
	if (values instanceof Float32Array) return quantileOfPlane(values, p);
	return quantileOf(values instanceof Float64Array ? values : new Float64Array(values), p);
}

/** Several quantiles of the same values, counted once. */
export function quantiles(values: Float64Array, shares: readonly number[]): number[] {
	const range = countValues(values);
	return shares.map((p) => (values.length === 0 ? Number.NaN : valueAt(p * values.length, range)));
}

function quantileOf(values: Float64Array, p: number): number {
	return values.length === 0 ? Number.NaN : valueAt(p * values.length, countValues(values));
}

/** What the histogram spans: its bins are 1 / `scale` wide. */
interface Range {
	low: number;
	high: number;
	scale: number;
}

function countValues(values: Float64Array): Range {
	const total = values.length;
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < total; i++) {
		const value = values[i];
		if (value < low) low = value;
		if (value > high) high = value;
	}
	if (!(high > low)) return { low, high, scale: 0 };
	const scale = (BINS - 1e-3) / (high - low);
	counts.fill(0);
	for (let i = 0; i < total; i++) counts[((values[i] - low) * scale) | 0]++;
	return { low, high, scale };
}

function quantileOfPlane(values: Float32Array, p: number): number {
	return values.length === 0 ? Number.NaN : valueAt(p * values.length, countPlane(values));
}

function countPlane(values: Float32Array): Range {
	const total = values.length;
	let low = Number.POSITIVE_INFINITY;
	let high = Number.NEGATIVE_INFINITY;
	for (let i = 0; i < total; i++) {
		const value = values[i];
		if (value < low) low = value;
		if (value > high) high = value;
	}
	if (!(high > low)) return { low, high, scale: 0 };
	const scale = (BINS - 1e-3) / (high - low);
	counts.fill(0);
	for (let i = 0; i < total; i++) counts[((values[i] - low) * scale) | 0]++;
	return { low, high, scale };
}

/** Where the histogram has so many values below. */
function valueAt(target: number, { low, high, scale }: Range): number {
	if (!(high > low)) return low;
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
export function robustSpread(values: Float32Array, centre: number): number {
	const distances = distancesOf(values.length);
	for (let i = 0; i < distances.length; i++) distances[i] = Math.abs(values[i] - centre);
	return SPREAD_BY_MEDIAN * quantileOfPlane(distances, 0.5);
}

/** That of a plane at some pixels, around 0. */
export function robustSpreadAt(plane: Float32Array, pixels: Int32Array): number {
	const distances = distancesOf(pixels.length);
	for (let n = 0; n < distances.length; n++) distances[n] = Math.abs(plane[pixels[n]]);
	return SPREAD_BY_MEDIAN * quantileOfPlane(distances, 0.5);
}

const SPREAD_BY_MEDIAN = 1.4826;

/** Deterministic numbers in [0, 1) from a 32-bit state (xorshift-multiply counter, after Vigna's splitmix). */
export function seededRandom(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x9e3779b9) >>> 0;
		let mixed = state;
		mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
		mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
		return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
	};
}

/** Deterministic standard normal numbers (Box-Muller) from a uniform source. */
export function seededNormal(random: () => number): () => number {
	return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
