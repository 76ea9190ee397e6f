import type { Canvas } from "./canvas.ts";
import { clamp } from "./scalar.ts";

function gaussianWeights(sigma: number): Float32Array {
	const radius = Math.ceil(sigma * 3);
	const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, i) =>
		Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
	);
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / total);
}

/** Blurs one row of `count` pixels, already padded by the radius on both sides, into `target`. */
function blurRow(
	line: Float32Array,
	weights: Float32Array,
	target: Float32Array,
	start: number,
	length: number,
): void {
	for (let i = 0; i < length; i++) {
		let sum = 0;
		for (let k = 0, from = i; k < weights.length; k++, from += 3) sum += weights[k] * line[from];
		target[start + i] = sum;
	}
}

/** Separable Gaussian blur in place, edges held; `sigma` in pixels. */
export function blurCanvas(canvas: Canvas, sigma: number): void {
	const { width, height, pixels } = canvas;
	const weights = gaussianWeights(sigma);
	const radius = (weights.length - 1) / 2;
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
		blurRow(line, weights, pixels, start, length);
	}
	// Down the columns, row by row: the rows above, still unblurred, wait in a ring.
	const ring = Array.from({ length: radius + 1 }, () => new Float32Array(length));
	for (let y = 0; y < height; y++) {
		ring[y % (radius + 1)].set(pixels.subarray(y * length, (y + 1) * length));
		const target = pixels.subarray(y * length, (y + 1) * length);
		for (let k = -radius; k <= radius; k++) {
			const row = clamp(y + k, 0, height - 1);
			const source = row <= y ? ring[row % (radius + 1)] : pixels.subarray(row * length, (row + 1) * length);
			const weight = weights[k + radius];
			if (k === -radius) for (let i = 0; i < length; i++) target[i] = weight * source[i];
			else for (let i = 0; i < length; i++) target[i] += weight * source[i];
		}
	}
}
