/** Those of the pixels that are set in the mask, in their order. */
export function pixelsOn(pixels: Int32Array, mask: Uint8Array): Int32Array {
	let count = 0;
	for (let n = 0; n < pixels.length; n++) if (mask[pixels[n]]) count++;
	const out = new Int32Array(count);
	for (let n = 0, o = 0; n < pixels.length; n++) if (mask[pixels[n]]) out[o++] = pixels[n];
	return out;
}
