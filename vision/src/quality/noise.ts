import { median } from "../pixels/quantile.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
import { LINEAR_OF_BYTE } from "../pixels/srgb-curve.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { NativeCrop } from "./native-crop.ts";

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

/** Crops larger than this are read every other row. */
const SAMPLED_ABOVE = 256;
const lightnessOf = scratchPlane();
const NOISE = { warn: 1.3, fail: 2.6 };

/** L* of each encoded brightness after the exposure gain. */
function lightnessTable(gain: number): Float32Array {
	return LINEAR_OF_BYTE.map((linear) => 116 * Math.cbrt(Math.min(1, linear * gain)) - 16);
}

/**
 * Standard deviation of the skin's finest detail in L* after exposure normalisation; pores and lines hardly count.
 */
export function noiseOf(
	{ size, brightness, skin: mask }: NativeCrop,
	{ gain }: Pick<SkinView, "gain">,
): number {
	const table = lightnessTable(gain);
	const L = lightnessOf(brightness.length);
	for (let i = 0; i < L.length; i++) {
		const low = brightness[i] | 0;
		const high = low < 255 ? low + 1 : low;
		L[i] = table[low] + (table[high] - table[low]) * (brightness[i] - low);
	}
	return grainOf(L, mask, size, size > SAMPLED_ABOVE ? 2 : 1);
}

export function checkNoise(noise: number): Judgement {
	return atMost("noise", noise, NOISE, {
		warn: "The photo is grainy. Brighter light will give a fuller report.",
		fail: "The photo is too grainy. Take it in brighter light and try again.",
	});
}
