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

let kept: ArrayBuffer | undefined;

/**
 * A copy of a photo's pixels in memory that stays from photo to photo; what they came in is given back at once. A
 * decoder or a message brings nine megabytes of new memory each time, and as much outside the heap beside it makes the
 * collector mark all of it: ten times what copying costs.
 */
export function keepPixels(pixels: Uint8Array): Uint8Array {
	const { length } = pixels;
	const memory = kept && kept.byteLength >= length ? kept : new ArrayBuffer(length);
	// Until it is handed back it belongs to this photo: another one at the same time gets memory of its own.
	if (memory === kept) kept = undefined;
	const own = new Uint8Array(memory, 0, length);
	own.set(pixels);
	giveBack(pixels);
	return own;
}

/** Hands such a copy back; it is empty afterwards, and nothing of the photo is left in what is kept. */
export function handBackPixels(pixels: Uint8Array): void {
	const { buffer } = pixels;
	if (!(buffer instanceof ArrayBuffer) || buffer.detached) return;
	pixels.fill(0);
	const memory = buffer.transfer();
	if (kept === undefined || kept.byteLength < memory.byteLength) kept = memory;
}

/**
 * Gives the memory of pixels that nobody reads any more back at once. A dropped picture counts until the collector's
 * next full mark, and some megabytes of them bring that mark about. The array is empty afterwards.
 */
export function giveBack(pixels: Uint8Array | Float32Array): void {
	const { buffer } = pixels;
	// A view of a part leaves the rest to whom it belongs.
	if (!(buffer instanceof ArrayBuffer) || buffer.detached) return;
	if (buffer.byteLength === pixels.byteLength) buffer.transfer(0);
}
