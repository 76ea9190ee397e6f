/** Half-size mask: a block belongs to it when at least three of its four pixels do. */
export function halveMask(mask: Uint8Array, width: number, height: number): Uint8Array {
	const halfWidth = width >> 1;
	const out = new Uint8Array(halfWidth * (height >> 1));
	for (let y = 0, o = 0; y < height >> 1; y++) {
		for (let x = 0, i = 2 * y * width; x < halfWidth; x++, i += 2, o++) {
			out[o] = mask[i] + mask[i + 1] + mask[i + width] + mask[i + width + 1] >= 3 ? 1 : 0;
		}
	}
	return out;
}

/**
 * Half-size plane by the mean of the masked pixels of each 2 by 2 block; 0 where none is masked. Gives a new plane, or
 * `out`.
 */
export function halvePlane(
	plane: Float32Array,
	mask: Uint8Array,
	width: number,
	height: number,
	out: Float32Array = new Float32Array((width >> 1) * (height >> 1)),
): Float32Array {
	const halfWidth = width >> 1;
	for (let y = 0, o = 0; y < height >> 1; y++) {
		for (let x = 0, i = 2 * y * width; x < halfWidth; x++, i += 2, o++) {
			const j = i + width;
			const count = mask[i] + mask[i + 1] + mask[j] + mask[j + 1];
			const sum =
				mask[i] * plane[i] + mask[i + 1] * plane[i + 1] + mask[j] * plane[j] + mask[j + 1] * plane[j + 1];
			out[o] = count === 0 ? 0 : sum / count;
		}
	}
	return out;
}
