/** What lies between the two passes; wholly written before it is read. */
let scratch = new Float32Array(0);

/** Separable Gaussian of a small sigma; edges repeat. Exact where a box blur is too coarse (sigma under about 2). */
export function gaussianBlur(
	plane: Float32Array,
	width: number,
	height: number,
	sigma: number,
): Float32Array {
	const kernel = gaussianKernel(sigma);
	const radius = kernel.length - 1;
	if (scratch.length < plane.length) scratch = new Float32Array(plane.length);
	const across = scratch.subarray(0, plane.length);
	const line = new Float32Array(width + 2 * radius);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		line.fill(plane[row], 0, radius);
		line.set(plane.subarray(row, row + width), radius);
		line.fill(plane[row + width - 1], radius + width);
		for (let x = 0; x < width; x++) {
			const centre = x + radius;
			let sum = kernel[0] * line[centre];
			for (let k = 1; k <= radius; k++) sum += kernel[k] * (line[centre - k] + line[centre + k]);
			across[row + x] = sum;
		}
	}
	const out = new Float32Array(plane.length);
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
	return out;
}

/** Weights from the centre outwards to 3 sigma; the mirrored kernel sums to 1. */
export function gaussianKernel(sigma: number): Float32Array {
	const radius = Math.max(1, Math.ceil(3 * sigma));
	const half = Float32Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
	const total = half.reduce((sum, weight, k) => sum + (k === 0 ? weight : 2 * weight), 0);
	return half.map((weight) => weight / total);
}
