import { luminancesOf } from "../pixels/luminance.ts";
import { median } from "../pixels/quantile.ts";

/** Median skin luminance every face is brought to before it is measured. */
const TARGET_LUMINANCE = 0.3;
/** A gain beyond this only amplifies noise; such photos are for the exposure check to refuse. */
const MAX_GAIN = 12;

/** Factor in linear light that brings the median luminance of the seed pixels to 0.30. */
export function exposureGain(rgb: Uint8Array, seed: Int32Array): number {
	if (seed.length === 0) return 1;
	return Math.min(MAX_GAIN, TARGET_LUMINANCE / Math.max(1e-3, median(luminancesOf(rgb, seed))));
}
