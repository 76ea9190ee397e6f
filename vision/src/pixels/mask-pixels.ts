import { scratchPixels } from "./scratch-plane.ts";

const listOf = scratchPixels();

/** Indices of the set pixels of a mask, in reading order. */
export function maskPixels(mask: Uint8Array): Int32Array {
	return listPixels(mask, listOf(mask.length)).slice();
}

/** The same in the part of `list` that they take; the list is as long as the mask. */
export function listPixels(mask: Uint8Array, list: Int32Array): Int32Array {
	let count = 0;
	// Written every time and kept where the mask is set: cheaper than asking.
	for (let i = 0; i < mask.length; i++) {
		list[count] = i;
		count += mask[i];
	}
	return list.subarray(0, count);
}

/** Every so many of them, from the first on. */
export function everyNth(pixels: Int32Array, step: number): Int32Array {
	const out = new Int32Array(Math.ceil(pixels.length / step));
	for (let n = 0; n < out.length; n++) out[n] = pixels[n * step];
	return out;
}

/** Those of the pixels that are set in the mask, in their order. */
export function pixelsOn(pixels: Int32Array, mask: Uint8Array): Int32Array {
	let count = 0;
	for (let n = 0; n < pixels.length; n++) if (mask[pixels[n]]) count++;
	const out = new Int32Array(count);
	for (let n = 0, o = 0; n < pixels.length; n++) if (mask[pixels[n]]) out[o++] = pixels[n];
	return out;
}
