import { FRAME_EDGE, type FramePixels } from "../facts/frame-pixels.ts";

/** A small copy of a picture, drawn on the given canvas. */
export function drawFrame(
	canvas: HTMLCanvasElement,
	picture: CanvasImageSource,
	size: { width: number; height: number },
): FramePixels {
	const scale = FRAME_EDGE / Math.max(size.width, size.height);
	const width = Math.max(1, Math.round(size.width * scale));
	const height = Math.max(1, Math.round(size.height * scale));
	if (canvas.width !== width) canvas.width = width;
	if (canvas.height !== height) canvas.height = height;
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (context === null) throw new Error("This browser draws no pictures.");
	context.drawImage(picture, 0, 0, width, height);
	return { rgba: context.getImageData(0, 0, width, height).data, width, height };
}
