import { scratchPlane } from "./planes.ts";

/** Radius of the box that, applied three times, has the spread of a Gaussian of `sigma` pixels. */
export function boxRadius(sigma: number): number {
	return Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
}

/** What lies between a pass along rows and one along columns; wholly written before it is read. */
const scratch = scratchPlane();

/**
 * Three-pass box blur of a `width` by `height` plane: close to a Gaussian of `sigma` pixels at a cost that does not
 * grow with sigma. Edges repeat. Gives a new plane, or `out`, which may be the plane itself.
 */
export function boxBlur(
	plane: Float32Array,
	width: number,
	height: number,
	sigma: number,
	out: Float32Array = new Float32Array(plane.length),
): Float32Array {
	const radius = boxRadius(sigma);
	const across = scratch(plane.length);
	const sums = new Float32Array(width);
	for (let pass = 0; pass < 3; pass++) {
		blurRows(pass === 0 ? plane : out, across, width, height, radius);
		blurColumns(across, out, width, height, radius, sums);
	}
	return out;
}

/** Mean over a (2r+1) window along each row. The three loops keep border tests out of the long middle one. */
export function blurRows(
	from: Float32Array,
	to: Float32Array,
	width: number,
	height: number,
	r: number,
): void {
	const radius = Math.min(r, (width - 1) >> 1);
	const scale = 1 / (2 * radius + 1);
	for (let y = 0; y < height; y++) {
		const start = y * width;
		const end = start + width - 1;
		const first = from[start];
		const last = from[end];
		let sum = first * (radius + 1);
		for (let x = 0; x < radius; x++) sum += from[start + x];
		let i = start;
		// The window's right edge enters one pixel ahead; its left edge leaves one behind.
		for (const stop = start + radius; i <= stop; i++) {
			sum += from[i + radius] - first;
			to[i] = sum * scale;
		}
		for (const stop = end - radius; i <= stop; i++) {
			sum += from[i + radius] - from[i - radius - 1];
			to[i] = sum * scale;
		}
		for (; i <= end; i++) {
			sum += last - from[i - radius - 1];
			to[i] = sum * scale;
		}
	}
}

function blurColumns(
	from: Float32Array,
	to: Float32Array,
	width: number,
	height: number,
	r: number,
	sums: Float32Array,
): void {
	const radius = Math.min(r, (height - 1) >> 1);
	const scale = 1 / (2 * radius + 1);
	for (let x = 0; x < width; x++) sums[x] = from[x] * (radius + 1);
	for (let y = 0; y < radius; y++) {
		const row = y * width;
		for (let x = 0; x < width; x++) sums[x] += from[row + x];
	}
	for (let y = 0; y < height; y++) {
		const row = y * width;
		const entering = Math.min(height - 1, y + radius) * width;
		const leaving = Math.max(0, y - radius - 1) * width;
		for (let x = 0; x < width; x++) {
			const sum = sums[x] + from[entering + x] - from[leaving + x];
			sums[x] = sum;
			to[row + x] = sum * scale;
		}
	}
}
