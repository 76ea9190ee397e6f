import type { ChosenPhoto } from "#api/photo-calls.ts";
import { grabFrame } from "./grab-frame.ts";
import { encode, takePhoto, takeStill } from "./take-still.ts";

/** Photos of one press, the first included. */
export const BURST_FRAMES = 4;
/** Between two frames: far enough for grain and small movements to differ, near enough for the face to be the same. */
const APART_MS = 200;
/** The burst ends after this, with what it has. */
const BURST_MS = 4000;
/** What is measured of a photo is never finer than this. */
const FRAME_EDGE = 2048;

/**
 * The photo of the press and frames right after it, taken the same way, so that they can be measured together. A frame
 * that cannot be taken ends the burst; the photo stands. `onFrame` tells which one is taken next.
 */
export async function takeBurst(
	video: HTMLVideoElement,
	stream: MediaStream,
	onFrame: (frame: number) => void,
): Promise<ChosenPhoto> {
	const { file: photo, byCamera } = await takeStill(video, stream);
	const end = performance.now() + BURST_MS;
	const frames: File[] = [];
	try {
		while (frames.length < BURST_FRAMES - 1 && performance.now() < end) {
			onFrame(frames.length + 2);
			await new Promise((resolve) => setTimeout(resolve, APART_MS));
			const picture = byCamera ? await takePhoto(stream) : await grabFrame(video);
			if (picture === null) break;
			frames.push(await encode(picture, FRAME_EDGE).finally(() => picture.close()));
		}
	} catch (error) {
		console.warn("The burst ended early; what was taken is used.", error);
	}
	return { photo, frames };
}
