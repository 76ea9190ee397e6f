/** A small picture of what the camera sees; four bytes a pixel, sRGB. */
export interface FramePixels {
	rgba: Uint8ClampedArray<ArrayBuffer>;
	width: number;
	height: number;
}

/** Longest edge of an analyzed picture, pixels: what the detector can take in. */
export const FRAME_EDGE = 256;
