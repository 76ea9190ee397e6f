import { boxBlur } from "./box-blur.ts";
import { gaussianBlur } from "./gaussian-blur.ts";
import { scratchPlane } from "./scratch-plane.ts";

/** The plane without what lies off the mask; wholly written before it is read. */
const scratch = scratchPlane();

/** Boxes of a small sigma round badly to whole pixels; below this the true kernel is used. */
const SMALL_SIGMA = 2;

function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
	return sigma < SMALL_SIGMA
		? gaussianBlur(plane, width, height, sigma)
		: boxBlur(plane, width, height, sigma);
}

/** A blurred mask: the share of the kernel that lies on the mask, shared by every plane blurred under it. */
export interface BlurWeights {
	sigma: number;
	share: Float32Array;
}

export function blurWeights(mask: Uint8Array, width: number, height: number, sigma: number): BlurWeights {
	return { sigma, share: blur(new Float32Array(mask), width, height, sigma) };
}

/**
 * Blur that only ever mixes pixels of the mask (normalised convolution, Knutsson 1993), so that lips, hair and
 * background never bleed into skin. Where less than 2 % of the kernel is on the mask the result is 0.
 */
export function maskedBlur(
	plane: Float32Array,
	mask: Uint8Array,
	width: number,
	height: number,
	weights: BlurWeights,
): Float32Array {
	const kept = scratch(plane.length);
	for (let i = 0; i < kept.length; i++) kept[i] = mask[i] * plane[i];
	const out = blur(kept, width, height, weights.sigma);
	const { share } = weights;
	for (let i = 0; i < out.length; i++) out[i] = share[i] > 0.02 ? out[i] / share[i] : 0;
	return out;
}
