import { scratchPlane } from "./planes.ts";

/** What lies between the two passes; read only where it was written. */
const scratch = scratchPlane();

/**
 * Separable Gaussian of a small sigma; edges repeat. Exact where a box blur is too coarse (sigma under about 2). Gives a
 * new plane, or `out`, which may be the plane itself.
 */
export function gaussianBlur(
	plane: Float32Array,
	width: number,
	height: number,
	sigma: number,
	out: Float32Array = new Float32Array(plane.length),
): Float32Array {
	const kernel = gaussianKernel(sigma);
	const across = scratch(plane.length);
	if (kernel.length <= SHORT) {
		const taps = new Float32Array(SHORT);
		taps.set(kernel);
		blurShortRows(plane, across, width, height, taps);
		blurShortColumns(across, out, width, height, taps);
	} else {
		blurRows(plane, across, width, height, kernel);
		blurColumns(across, out, width, height, kernel);
	}
	return out;
}

/** Kernels up to this length, with zeros behind, have their loops written out; they give the same numbers. */
const SHORT = 5;

function blurShortRows(
	plane: Float32Array,
	across: Float32Array,
	width: number,
	height: number,
	taps: Float32Array,
): void {
	const a = taps[0];
	const b = taps[1];
	const c = taps[2];
	const d = taps[3];
	const e = taps[4];
	const line = new Float32Array(width + 2 * SHORT);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		copyLine(plane, row, width, SHORT, line);
		for (let x = 0, i = SHORT; x < width; x++, i++) {
			let sum = a * line[i];
			sum += b * (line[i - 1] + line[i + 1]);
			sum += c * (line[i - 2] + line[i + 2]);
			sum += d * (line[i - 3] + line[i + 3]);
			across[row + x] = sum + e * (line[i - 4] + line[i + 4]);
		}
	}
}

function blurShortColumns(
	across: Float32Array,
	out: Float32Array,
	width: number,
	height: number,
	taps: Float32Array,
): void {
	const a = taps[0];
	const b = taps[1];
	const c = taps[2];
	const d = taps[3];
	const e = taps[4];
	for (let y = 0; y < height; y++) {
		const row = y * width;
		const up = Math.max(0, y - 1) * width;
		const down = Math.min(height - 1, y + 1) * width;
		const up2 = Math.max(0, y - 2) * width;
		const down2 = Math.min(height - 1, y + 2) * width;
		const up3 = Math.max(0, y - 3) * width;
		const down3 = Math.min(height - 1, y + 3) * width;
		const up4 = Math.max(0, y - 4) * width;
		const down4 = Math.min(height - 1, y + 4) * width;
		for (let x = 0; x < width; x++) {
			let sum = Math.fround(a * across[row + x]);
			sum = Math.fround(sum + b * (across[up + x] + across[down + x]));
			sum = Math.fround(sum + c * (across[up2 + x] + across[down2 + x]));
			sum = Math.fround(sum + d * (across[up3 + x] + across[down3 + x]));
			out[row + x] = sum + e * (across[up4 + x] + across[down4 + x]);
		}
	}
}

function blurRows(
	plane: Float32Array,
	across: Float32Array,
	width: number,
	height: number,
	kernel: Float32Array,
): void {
	const radius = kernel.length - 1;
	const line = new Float32Array(width + 2 * radius);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		copyLine(plane, row, width, radius, line);
		for (let x = 0; x < width; x++) {
			const centre = x + radius;
			let sum = kernel[0] * line[centre];
			for (let k = 1; k <= radius; k++) sum += kernel[k] * (line[centre - k] + line[centre + k]);
			across[row + x] = sum;
		}
	}
}

function blurColumns(
	across: Float32Array,
	out: Float32Array,
	width: number,
	height: number,
	kernel: Float32Array,
): void {
	const radius = kernel.length - 1;
	for (let y = 0; y < height; y++) {
		const row = y * width;
		for (let x = 0; x < width; x++) out[row + x] = kernel[0] * across[row + x];
		for (let k = 1; k <= radius; k++) {
			const above = Math.max(0, y - k) * width;
			const below = Math.min(height - 1, y + k) * width;
			const weight = kernel[k];
			for (let x = 0; x < width; x++) out[row + x] += weight * (across[above + x] + across[below + x]);
		}
	}
}

/**
 * The values `gaussianBlur` gives at some pixels, in their order, for less than half its cost: the second pass works
 * only there, and the first only on the rectangle that reaches them. `places` are in reading order.
 */
export function gaussianAt(
	plane: Float32Array,
	width: number,
	height: number,
	sigma: number,
	places: Int32Array,
): Float32Array {
	const kernel = gaussianKernel(sigma);
	const radius = kernel.length - 1;
	const [left, right] = columnsOf(places, width);
	const top = Math.max(0, Math.floor(places[0] / width) - radius);
	const bottom = Math.min(height - 1, Math.floor(places[places.length - 1] / width) + radius);
	const across = scratch(plane.length);
	const line = new Float32Array(width + 2 * radius);
	for (let y = top; y <= bottom; y++) {
		const row = y * width;
		copyLine(plane, row, width, radius, line);
		blurLine(across, row, line, kernel, left, right);
	}
	const out = new Float32Array(places.length);
	for (let n = 0; n < out.length; n++) out[n] = blurredDown(across, width, height, places[n], kernel);
	return out;
}

function columnsOf(places: Int32Array, width: number): [left: number, right: number] {
	let left = width - 1;
	let right = 0;
	for (const place of places) {
		const x = place % width;
		if (x < left) left = x;
		if (x > right) right = x;
	}
	return [left, right];
}

/** Columns `left` to `right` of a row from a line that holds it with its ends repeated. */
function blurLine(
	out: Float32Array,
	row: number,
	line: Float32Array,
	kernel: Float32Array,
	left: number,
	right: number,
): void {
	const radius = kernel.length - 1;
	for (let x = left; x <= right; x++) {
		const centre = x + radius;
		let sum = kernel[0] * line[centre];
		for (let k = 1; k <= radius; k++) sum += kernel[k] * (line[centre - k] + line[centre + k]);
		out[row + x] = sum;
	}
}

function blurredDown(
	across: Float32Array,
	width: number,
	height: number,
	place: number,
	kernel: Float32Array,
): number {
	const radius = kernel.length - 1;
	const y = Math.floor(place / width);
	let sum = kernel[0] * across[place];
	if (y >= radius && y + radius < height)
		for (let k = 1, off = width; k <= radius; k++, off += width)
			sum += kernel[k] * (across[place - off] + across[place + off]);
	else {
		const x = place - y * width;
		for (let k = 1; k <= radius; k++)
			sum +=
				kernel[k] *
				(across[Math.max(0, y - k) * width + x] + across[Math.min(height - 1, y + k) * width + x]);
	}
	return sum;
}

/** A row of the plane with both ends repeated `margin` times. */
function copyLine(plane: Float32Array, row: number, width: number, margin: number, line: Float32Array): void {
	line.fill(plane[row], 0, margin);
	line.set(plane.subarray(row, row + width), margin);
	line.fill(plane[row + width - 1], margin + width);
}

/** Weights from the centre outwards to 3 sigma; the mirrored kernel sums to 1. */
function gaussianKernel(sigma: number): Float32Array {
	const radius = Math.max(1, Math.ceil(3 * sigma));
	const half = Float32Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
	const total = half.reduce((sum, weight, k) => sum + (k === 0 ? weight : 2 * weight), 0);
	return half.map((weight) => weight / total);
}

/**
 * One more blur of a plane that lies in a free margin: a Gaussian of `sigma` pixels in seven taps, `apart` pixels from
 * each other, along both axes. Taps apart are exact enough on what is already as smooth as they lie apart, so that a
 * chain of steps gives ever wider blurs at the cost of the first. Rows are not ended: the margin must be wider than
 * three times `apart`. The result goes to `out`, another plane of the same length.
 */
export function blurStep(
	plane: Float32Array,
	width: number,
	sigma: number,
	apart: number,
	out: Float32Array = new Float32Array(plane.length),
): Float32Array {
	const across = scratch(plane.length);
	const weights = tapWeights(sigma / apart);
	blurAlong(plane, across, weights, apart);
	// The ends are not written: what an earlier picture left there must not be read.
	across.fill(0, 0, 3 * apart).fill(0, across.length - 3 * apart);
	blurAlong(across, out, weights, apart * width);
	const rim = Math.min(out.length, 3 * apart * width);
	out.fill(0, 0, rim).fill(0, out.length - rim);
	return out;
}

type Taps = readonly [middle: number, next: number, second: number, third: number];

function tapWeights(sigma: number): Taps {
	const taps = [0, 1, 2, 3].map((k) => Math.exp((-k * k) / (2 * sigma * sigma)));
	const total = taps[0] + 2 * (taps[1] + taps[2] + taps[3]);
	return [taps[0] / total, taps[1] / total, taps[2] / total, taps[3] / total];
}

function blurAlong(from: Float32Array, to: Float32Array, [a, b, c, d]: Taps, step: number): void {
	const two = 2 * step;
	const three = 3 * step;
	const end = from.length - three;
	for (let i = three; i < end; i++) {
		to[i] =
			a * from[i] +
			b * (from[i - step] + from[i + step]) +
			c * (from[i - two] + from[i + two]) +
			d * (from[i - three] + from[i + three]);
	}
}
