import { scratchPlane } from "./scratch-plane.ts";

const scratch = scratchPlane();

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
