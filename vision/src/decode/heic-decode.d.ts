declare module "heic-decode" {
	interface HeicPixels {
		width: number;
		height: number;
		/** Interleaved RGBA. */
		data: Uint8ClampedArray;
	}
	export default function decode(input: { buffer: Uint8Array }): Promise<HeicPixels>;
}
