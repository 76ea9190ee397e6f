import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { halvePlane } from "../pixels/planes.ts";
import { scratchPlane, takePlane } from "../pixels/scratch-plane.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

const shareOf = scratchPlane();
const smoothOf = scratchPlane();
const filledOf = scratchPlane();
const lightOf = scratchPlane();

/** Spread of the blur that turns a face's skin into its own smooth background, in half-size pixels. */
const BACKGROUND_SIGMA = 7;
/** The finest detail looked at, crop pixels: about half a millimetre, coarser than one photo pixel of noise. */
export const FINE_SIGMA = 1.3;

/**
 * The skin's lightness with everything that is not matte skin replaced by the smooth skin around it, so that plain
 * blurs can be used and no lip, hair or highlight leaves an edge.
 */
export interface SkinPlanes {
	size: number;
	half: number;
	/** L* at half size; good until the next face is read. */
	L: Float32Array;
	/** L* at full size, blurred by FINE_SIGMA; handed back by who has read it. */
	fineL: Float32Array;
}

export function skinPlanes(face: AlignedFace, skin: SkinView): SkinPlanes {
	const { size } = face;
	const half = size >> 1;
	const mask = skin.halfMask;
	const weights = blurWeights(mask, half, half, BACKGROUND_SIGMA, shareOf(half * half));
	const light = halvePlane(skin.lab.L, skin.mask, size, size, lightOf(half * half));
	const smooth = maskedBlur(light, mask, half, half, weights, smoothOf(half * half));
	for (let i = 0; i < smooth.length; i++) if (weights.share[i] <= 0.02) smooth[i] = skin.colour.L;
	for (let i = 0; i < light.length; i++) if (!mask[i]) light[i] = smooth[i];
	const filled = filledOf(size * size);
	for (let y = 0, i = 0; y < size; y++) {
		const row = (y >> 1) * half;
		for (let x = 0; x < size; x++, i++) filled[i] = skin.mask[i] ? skin.lab.L[i] : smooth[row + (x >> 1)];
	}
	return {
		size,
		half,
		L: light,
		fineL: gaussianBlur(filled, size, size, FINE_SIGMA, takePlane(size * size)),
	};
}

/** Light is brought up at most this much where contrast is judged. */
const MOST_GAIN = 2;

/**
 * Factor on a contrast of L* that was read after the exposure gain: bringing up dark skin five- or twelve-fold brings
 * up its gloss and relief with it, which nobody sees. L* goes with the cube root of light, so this is the contrast as
 * it shows when the light is at most doubled.
 */
export function visibleContrast(gain: number): number {
	return Math.cbrt(Math.min(MOST_GAIN, gain) / gain);
}
