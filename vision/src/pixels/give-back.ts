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
