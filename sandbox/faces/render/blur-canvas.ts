import type { Canvas } from "./canvas.ts";

/** Weights from the center outward; the mirrored kernel sums to 1. */
function gaussianWeights(sigma: number): Float32Array {
	const radius = Math.max(1, Math.ceil(sigma * 3));
	const weights = Float32Array.from({ length: radius + 1 }, (_, k) =>
		Math.exp(-(k ** 2) / (2 * sigma * sigma)),
	);
	const total = weights.reduce((sum, weight, k) => sum + (k === 0 ? weight : 2 * weight), 0);
	return weights.map((weight) => weight / total);
}

/** Blurs one row of floats, already padded by the radius on both sides, into `target`. */
function blurRow(line: Float32Array, weights: Float32Array, target: Float32Array, start: number): void {
	const radius = weights.length - 1;
	const length = line.length - 6 * radius;
	const [center, beside] = weights;
	for (let i = 0, from = 3 * radius; i < length; i++, from++) {
		let sum = center * line[from] + beside * (line[from - 3] + line[from + 3]);
		for (let k = 2, off = 6; k <= radius; k++, off += 3)
			sum += weights[k] * (line[from - off] + line[from + off]);
		target[start + i] = sum;
	}
}

function scaleRow(target: Float32Array, start: number, row: Float32Array, weight: number): void {
	for (let i = 0; i < row.length; i++) target[start + i] = weight * row[i];
}

/** Adds a row and the one that starts at `from` of `below`. */
function addRows(
	target: Float32Array,
	start: number,
	above: Float32Array,
	below: Float32Array,
	from: number,
	weight: number,
): void {
	for (let i = 0; i < above.length; i++) target[start + i] += weight * (above[i] + below[from + i]);
}

/** Separable Gaussian blur in place, edges held; `sigma` in pixels. */
export function blurCanvas(canvas: Canvas, sigma: number): void {
	const { width, height, pixels } = canvas;
	const weights = gaussianWeights(sigma);
	const radius = weights.length - 1;
	const length = 3 * width;
	const line = new Float32Array(length + 6 * radius);
	for (let y = 0; y < height; y++) {
		const start = y * length;
		line.set(pixels.subarray(start, start + length), 3 * radius);
		for (let k = 0; k < radius; k++) {
			for (let c = 0; c < 3; c++) {
				line[3 * k + c] = pixels[start + c];
				line[length + 3 * (radius + k) + c] = pixels[start + length - 3 + c];
			}
		}
		blurRow(line, weights, pixels, start);
	}
	// Down the columns, row by row: the rows above, still unblurred, wait in a ring.
	const ring = Array.from({ length: radius + 1 }, () => new Float32Array(length));
	for (let y = 0; y < height; y++) {
		const start = y * length;
		const own = ring[y % (radius + 1)];
		own.set(pixels.subarray(start, start + length));
		for (let k = 1; k <= radius; k++) {
			const above = ring[Math.max(0, y - k) % (radius + 1)];
			const below = Math.min(height - 1, y + k) * length;
			const weight = weights[k];
			// The last row's neighbor below is the row itself.
			const under = below === start ? own : pixels;
			const from = below === start ? 0 : below;
			if (k === 1) scaleRow(pixels, start, own, weights[0]);
			addRows(pixels, start, above, under, from, weight);
		}
	}
}
