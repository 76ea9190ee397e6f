import type { ChannelCurves } from "./lab-planes.ts";

/** Below this linear value sensor noise and quantisation rule the logarithm. */
const FLOOR = 0.002;

/**
 * Erythema index 100*log10(R/G) in linear light (image analogue of Takiwaki 1998; exposure cancels) of the given
 * pixels; all other pixels stay 0. Blood absorbs green far more than red, so more blood reads higher.
 */
export function erythemaPlane(rgb: Uint8Array, curves: ChannelCurves, pixels: Int32Array): Float32Array {
	const logRed = logTable(curves.red);
	const logGreen = logTable(curves.green);
	const plane = new Float32Array(rgb.length / 3);
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		plane[i] = logRed[rgb[3 * i]] - logGreen[rgb[3 * i + 1]];
	}
	return plane;
}

/** 100*log10 of each entry, floored so that black stays finite. */
export function logTable(linear: Float32Array): Float32Array {
	return linear.map((value) => 100 * Math.log10(Math.max(FLOOR, value)));
}
