/** The plane's values at the given pixels. */
export function takeValues(plane: Float32Array, pixels: Int32Array): Float32Array {
	const out = new Float32Array(pixels.length);
	for (let n = 0; n < out.length; n++) out[n] = plane[pixels[n]];
	return out;
}
