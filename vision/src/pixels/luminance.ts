import { LINEAR_OF_BYTE } from "./srgb-curve.ts";

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
