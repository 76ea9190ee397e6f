/** Decodes one sRGB channel, 0..1, to linear light, 0..1 (IEC 61966-2-1). */
export function srgbToLinear(encoded: number): number {
	return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
}

/** Encodes linear light, 0..1, as an sRGB channel, 0..1 (IEC 61966-2-1). */
export function linearToSrgb(linear: number): number {
	return linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light of every byte value. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
	srgbToLinear(byte / 255),
);

/** Relative luminance Y, 0..1, of one sRGB byte triple (ITU-R BT.709 primaries). */
export function luminanceOfBytes(red: number, green: number, blue: number): number {
	return (
		0.2126729 * (LINEAR_OF_BYTE[red] ?? 0) +
		0.7151522 * (LINEAR_OF_BYTE[green] ?? 0) +
		0.072175 * (LINEAR_OF_BYTE[blue] ?? 0)
	);
}

/** That of the given pixels of an interleaved 8-bit RGB picture, in their order. */
export function luminancesOf(rgb: Uint8Array, pixels: ArrayLike<number>): Float32Array {
	const out = new Float32Array(pixels.length);
	for (let n = 0; n < out.length; n++) {
		const at = 3 * pixels[n];
		out[n] = luminanceOfBytes(rgb[at], rgb[at + 1], rgb[at + 2]);
	}
	return out;
}
