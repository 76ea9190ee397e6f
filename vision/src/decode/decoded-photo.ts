import type { PhotoFormat } from "@dewlight/core/skin/observation.ts";

/** Long edge of the decoded picture, pixels. */
export const DECODED_LONG_EDGE = 2048;

/** An upright sRGB picture without metadata. */
export interface DecodedPhoto {
	/** Interleaved 8-bit sRGB, `width * height * 3` bytes. */
	rgb: Uint8Array;
	width: number;
	height: number;
	/** Size of the oriented photo as it was handed in. */
	photoWidth: number;
	photoHeight: number;
	/** Photo pixels per decoded pixel, 1 or more. */
	scale: number;
	format: PhotoFormat;
}
