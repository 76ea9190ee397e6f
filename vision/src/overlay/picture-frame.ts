import type { Point } from "@dewlight/core/skin/observation.ts";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";

/** Height of the picture in heights of the crop (which is 1.15 faces), and its width by its height. */
const HEIGHT_PER_CROP = 1.2;
const ASPECT = 0.8;
/** The crown needs more room than the chin: the frame sits this share of its height above the face's middle. */
const LIFT = 0.03;

/** A rectangle of the decoded photo and the size it is shown at. */
export interface PictureFrame {
	/** Decoded pixels. */
	left: number;
	top: number;
	width: number;
	height: number;
	/** Shown pixels. */
	shownWidth: number;
	shownHeight: number;
}

/** An upright portrait frame around the face, clipped to the photo, shown at most `longEdge` pixels tall, never enlarged. */
export function frameFace(photo: PhotoPixels, face: AlignedFace, longEdge: number): PictureFrame {
	const { cos, sin, dx, dy } = face.toDecoded;
	const half = face.size / 2;
	const wantedHeight = Math.min(photo.height, HEIGHT_PER_CROP * face.size * face.decodedPerCrop);
	const height = Math.max(1, Math.round(Math.min(wantedHeight, photo.width / ASPECT)));
	const width = Math.max(1, Math.min(photo.width, Math.round(height * ASPECT)));
	const middleX = cos * half - sin * half + dx;
	const middleY = sin * half + cos * half + dy - LIFT * height;
	const left = Math.round(Math.min(photo.width - width, Math.max(0, middleX - width / 2)));
	const top = Math.round(Math.min(photo.height - height, Math.max(0, middleY - height / 2)));
	const scale = Math.min(1, longEdge / Math.max(width, height));
	return {
		left,
		top,
		width,
		height,
		shownWidth: Math.max(1, Math.round(width * scale)),
		shownHeight: Math.max(1, Math.round(height * scale)),
	};
}

/** Places of the aligned crop in the shown picture, and back. */
export interface FrameMapping {
	toShown: (point: Point) => Point;
	toCrop: (point: Point) => Point;
	/** Shown pixels per crop pixel. */
	scale: number;
}

export function mapFrame(frame: PictureFrame, face: AlignedFace): FrameMapping {
	const { cos, sin, dx, dy } = face.toDecoded;
	const shown = frame.shownWidth / frame.width;
	const squared = cos * cos + sin * sin;
	return {
		toShown: ([x, y]) => [
			(cos * x - sin * y + dx - frame.left) * shown,
			(sin * x + cos * y + dy - frame.top) * shown,
		],
		toCrop: ([x, y]) => {
			const u = x / shown + frame.left - dx;
			const v = y / shown + frame.top - dy;
			return [(cos * u + sin * v) / squared, (cos * v - sin * u) / squared];
		},
		scale: face.decodedPerCrop * shown,
	};
}

/** Long edge of what is kept of a photo, pixels. */
export const THUMBNAIL_EDGE = 640;
const QUALITY = 80;

/** The frame of the thumbnail and of all layers over it. */
export function thumbnailFrame(photo: PhotoPixels, face: AlignedFace): PictureFrame {
	return frameFace(photo, face, THUMBNAIL_EDGE);
}

/** The face and a little around it as WebP without metadata, at most 640 pixels. */
export async function drawThumbnail(photo: PhotoPixels, face: AlignedFace): Promise<Uint8Array> {
	const frame = thumbnailFrame(photo, face);
	return cutFrame(photo, frame).webp({ quality: QUALITY }).toBuffer();
}

/** The framed part of the photo at its shown size. */
export function cutFrame(
	{ rgb, width, height }: Pick<PhotoPixels, "rgb" | "width" | "height">,
	frame: PictureFrame,
) {
	return guardedSharp(rgb, { raw: { width, height, channels: 3 } })
		.extract({ left: frame.left, top: frame.top, width: frame.width, height: frame.height })
		.resize(frame.shownWidth, frame.shownHeight, { fit: "fill" });
}
