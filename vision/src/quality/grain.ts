import { median } from "../pixels/quantile.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";

const answersOf = scratchPlane();

/**
 * Standard deviation of a plane's finest detail where the mask is set, in the plane's unit: the median absolute
 * answer of a filter that is blind to planes and edges (Immerkaer 1996). Reads every `step`-th row.
 */
export function grainOf(plane: Float32Array, mask: Uint8Array, size: number, step = 1): number {
	const answers = answersOf(plane.length);
	let count = 0;
	for (let y = 1; y < size - 1; y += step)
		for (let x = 1, i = y * size + 1; x < size - 1; x++, i++) {
			if (!mask[i]) continue;
			const beside = plane[i - 1] + plane[i + 1] + plane[i - size] + plane[i + size];
			const above = plane[i - size - 1] + plane[i - size + 1];
			const below = plane[i + size - 1] + plane[i + size + 1];
			answers[count++] = Math.abs(4 * plane[i] - 2 * beside + above + below);
		}
	return count === 0 ? 0 : (1.4826 * median(answers.subarray(0, count))) / 6;
}
