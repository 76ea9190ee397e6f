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
