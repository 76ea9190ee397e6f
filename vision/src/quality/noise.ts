import { scratchPlane } from "../pixels/scratch-plane.ts";
import { LINEAR_OF_BYTE } from "../pixels/srgb-curve.ts";
import { grainOf } from "./grain.ts";
import { atMost, type Judgement } from "./judgement.ts";
import type { Portrait } from "./portrait.ts";

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
export function noiseOf({ native, skin }: Pick<Portrait, "native" | "skin">): number {
	const { size, brightness, skin: mask } = native;
	const table = lightnessTable(skin.gain);
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
