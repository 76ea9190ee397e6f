import { gaussianKernel } from "./gaussian-blur.ts";
import { scratchPlane } from "./scratch-plane.ts";

/** The first pass; read only where it was written. */
const scratch = scratchPlane();

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
		line.fill(plane[row], 0, radius);
		line.set(plane.subarray(row, row + width), radius);
		line.fill(plane[row + width - 1], radius + width);
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
