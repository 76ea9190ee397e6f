import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";
import { frameFace, type PictureFrame } from "./picture-frame.ts";

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
