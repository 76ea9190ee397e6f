import { luminanceOfBytes } from "../pixels/luminance.ts";
import { median } from "../pixels/quantile.ts";
import { SEED_ZONES } from "./skin-colour.ts";
import type { FaceZones } from "./zones.ts";

/** Median skin luminance every face is brought to before it is measured. */
const TARGET_LUMINANCE = 0.3;
/** A gain beyond this only amplifies noise; such photos are for the exposure check to refuse. */
const MAX_GAIN = 12;

/** Factor in linear light that brings the median luminance of cheeks, forehead and nose to 0.30. */
export function exposureGain(rgb: Uint8Array, zones: FaceZones): number {
	const values: number[] = [];
	for (const zone of SEED_ZONES) {
		const pixels = zones.pixels[zone];
		for (let n = 0; n < pixels.length; n += 4) {
			const i = 3 * pixels[n];
			values.push(luminanceOfBytes(rgb[i], rgb[i + 1], rgb[i + 2]));
		}
	}
	if (values.length === 0) return 1;
	return Math.min(MAX_GAIN, TARGET_LUMINANCE / Math.max(1e-3, median(values)));
}
