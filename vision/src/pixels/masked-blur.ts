import { boxBlur } from "./box-blur.ts";
import { gaussianBlur } from "./gaussian-blur.ts";
import { scratchPlane } from "./planes.ts";

/** The mask, or the plane without what lies off it; wholly written before it is read. */
const scratch = scratchPlane();

/** Boxes of a small sigma round badly to whole pixels; below this the true kernel is used. */
const SMALL_SIGMA = 2;

function blur(
	plane: Float32Array,
	width: number,
	height: number,
	sigma: number,
	out?: Float32Array,
): Float32Array {
	return sigma < SMALL_SIGMA
		? gaussianBlur(plane, width, height, sigma, out)
		: boxBlur(plane, width, height, sigma, out);
}

/** A blurred mask: the share of the kernel that lies on the mask, shared by every plane blurred under it. */
export interface BlurWeights {
	sigma: number;
	share: Float32Array;
}

/** `out`, where given, holds the share. */
export function blurWeights(
	mask: Uint8Array,
	width: number,
	height: number,
	sigma: number,
	out?: Float32Array,
): BlurWeights {
	const whole = scratch(mask.length);
	whole.set(mask);
	return { sigma, share: blur(whole, width, height, sigma, out) };
}

/**
 * Blur that only ever mixes pixels of the mask (normalised convolution, Knutsson 1993), so that lips, hair and
 * background never bleed into skin. Where less than 2 % of the kernel is on the mask the result is 0.
 * Gives a new plane, or `into`.
 */
export function maskedBlur(
	plane: Float32Array,
	mask: Uint8Array,
	width: number,
	height: number,
	weights: BlurWeights,
	into?: Float32Array,
): Float32Array {
	const kept = scratch(plane.length);
	for (let i = 0; i < kept.length; i++) kept[i] = mask[i] * plane[i];
	const out = blur(kept, width, height, weights.sigma, into);
	const { share } = weights;
	for (let i = 0; i < out.length; i++) out[i] = share[i] > 0.02 ? out[i] / share[i] : 0;
	return out;
}
