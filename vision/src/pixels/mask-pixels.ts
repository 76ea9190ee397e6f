/** Indices of the set pixels of a mask, in reading order. */
export function maskPixels(mask: Uint8Array): Int32Array {
	let count = 0;
	for (let i = 0; i < mask.length; i++) count += mask[i];
	const out = new Int32Array(count);
	for (let i = 0, n = 0; i < mask.length; i++) if (mask[i]) out[n++] = i;
	return out;
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
