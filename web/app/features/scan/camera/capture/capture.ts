import type { ChosenPhoto } from "#api/photo-calls.ts";

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

/** `byCamera`: the camera's own photo, not a frame of the video. */
interface Still {
	file: File;
	byCamera: boolean;
}

/**
 * A photo of what the video shows, upright, not mirrored and without anything in the file but the picture. The camera's
 * own photo is taken where it has more pixels than the video.
 */
async function takeStill(video: HTMLVideoElement, stream: MediaStream): Promise<Still> {
	const frame = await grabFrame(video);
	const photo = await takePhoto(stream);
	const better = photo !== null && isBetter(photo, frame);
	try {
		return { file: await encode(better ? photo : frame), byCamera: better };
	} finally {
		frame.close();
		photo?.close();
	}
}

interface Size {
	width: number;
	height: number;
}

/** A photo of another shape shows another part of the scene than the preview did. */
const SAME_SHAPE = 0.02;

/** Whether the camera's photo shows the same as the video's frame with more pixels. */
export function isBetter(photo: Size, frame: Size): boolean {
	const shape = photo.width / photo.height / (frame.width / frame.height);
	return Math.abs(shape - 1) < SAME_SHAPE && photo.width > frame.width;
}

/** Null where the camera takes no photos of its own. */
async function takePhoto(stream: MediaStream): Promise<ImageBitmap | null> {
	const [track] = stream.getVideoTracks();
	if (track === undefined || !("ImageCapture" in window)) return null;
	try {
		const blob = await Promise.race([new ImageCapture(track).takePhoto(), giveUp()]);
		return await createImageBitmap(blob, { imageOrientation: "from-image" });
	} catch (error) {
		console.warn("The camera took no photo of its own; the frame of the video is used.", error);
		return null;
	}
}

/** Some cameras never answer; the picture of the moment of the press is at hand anyway. */
const PHOTO_TIMEOUT_MS = 4000;

function giveUp(): Promise<never> {
	return new Promise((_, reject) => {
		setTimeout(() => reject(new Error("The camera did not answer in time.")), PHOTO_TIMEOUT_MS);
	});
}

const TYPE = "image/jpeg";
const QUALITY = 0.92;
/** More pixels than this measure nothing better and take long to send. */
const LONGEST_EDGE = 4096;

/** As JPEG, upright and without anything in the file but the picture. */
async function encode(picture: ImageBitmap, longestEdge = LONGEST_EDGE): Promise<File> {
	const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(picture.width * scale);
	canvas.height = Math.round(picture.height * scale);
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("This browser draws no pictures.");
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, TYPE, QUALITY);
	});
	if (blob === null) throw new Error("This browser wrote no picture.");
	return new File([blob], "camera-photo.jpg", { type: TYPE });
}

const PATIENCE_MS = 3000;
const NEXT_TRY_MS = 40;

/**
 * The picture the video shows. A video that has just begun calls itself ready, and even tells of a frame, shortly before
 * a picture can be taken of it; whoever presses in that moment gets the first one there is. Throws what the browser says
 * when there is still none.
 */
export async function grabFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
	const end = performance.now() + PATIENCE_MS;
	for (;;) {
		try {
			return await createImageBitmap(video);
		} catch (error) {
			if (performance.now() >= end) throw error;
			await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
		}
	}
}

export const CAMERA_FAILURES = ["denied", "missing", "in_use", "insecure", "stopped", "unknown"] as const;
export type CameraFailure = (typeof CAMERA_FAILURES)[number];

/** What a refusal of the browser means for the person; the names are those of Media Capture and Streams. */
export function cameraFailure(error: unknown, secure: boolean): CameraFailure {
	if (!secure) return "insecure";
	switch (error instanceof Error ? error.name : "") {
		case "NotAllowedError":
		case "SecurityError":
			return "denied";
		case "NotFoundError":
		case "OverconstrainedError":
			return "missing";
		case "NotReadableError":
		case "AbortError":
			return "in_use";
		default:
			return "unknown";
	}
}
