/** A small picture of what the camera sees; four bytes a pixel, sRGB. */
export interface FramePixels {
	rgba: Uint8ClampedArray<ArrayBuffer>;
	width: number;
	height: number;
}

/** Longest edge of an analyzed picture, pixels: what the detector can take in. */
export const FRAME_EDGE = 256;

interface Size {
	width: number;
	height: number;
}

/** A small copy of a picture, drawn on the given canvas. */
export function drawFrame(canvas: HTMLCanvasElement, picture: CanvasImageSource, size: Size): FramePixels {
	return drawWithin(canvas, picture, 0, size);
}

/** The same with an even grey around the picture, as wide as `margin` says in shares of its edges. */
export function drawWithin(
	canvas: HTMLCanvasElement,
	picture: CanvasImageSource,
	margin: number,
	inner: Size,
): FramePixels {
	const whole = 1 + 2 * margin;
	const size = { width: whole * inner.width, height: whole * inner.height };
	const scale = FRAME_EDGE / Math.max(size.width, size.height);
	const width = Math.max(1, Math.round(size.width * scale));
	const height = Math.max(1, Math.round(size.height * scale));
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (context === null) throw new Error("This browser draws no pictures.");
	if (margin > 0) {
		context.fillStyle = "#808080";
		context.fillRect(0, 0, width, height);
	}
	const [left, top] = [(margin * width) / whole, (margin * height) / whole];
	context.drawImage(picture, left, top, width - 2 * left, height - 2 * top);
	return { rgba: context.getImageData(0, 0, width, height).data, width, height };
}
