import type { Concern } from "@dewlight/core/skin/concern.ts";
import { guardedSharp } from "./decode/guarded-sharp.ts";
import type { SkinMeasurement } from "./measure/measure-skin.ts";
import type { PictureWish, ReadRegion } from "./observe-portrait.ts";
import { createCanvas, encodeMarks } from "./overlay/canvas.ts";
import { type CloseUp, drawCloseUps } from "./overlay/draw-close-ups.ts";
import { drawOverlay } from "./overlay/draw-overlay.ts";
import { type ConcernPainter, paintersOf } from "./overlay/paint-concern.ts";
import { drawThumbnail, mapFrame, thumbnailFrame } from "./overlay/picture-frame.ts";
import type { Portrait } from "./quality/portrait.ts";
import type { AlignedFace, PhotoPixels } from "./regions/aligned-face.ts";

const QUALITY = 88;

/** The aligned face as JPEG of its own size (512 pixels square), made from bare pixels: nothing of the file is in it. */
export async function encodeCrop({ rgb, size }: Pick<AlignedFace, "rgb" | "size">): Promise<Uint8Array> {
	return guardedSharp(rgb, { raw: { width: size, height: size, channels: 3 } })
		.jpeg({ quality: QUALITY })
		.toBuffer();
}

export interface ReportPictures {
	/** WebP without metadata, long edge at most 640 pixels. */
	thumbnail: Uint8Array;
	/** Transparent WebP per concern in the thumbnail's frame. */
	layers: ConcernLayer[];
	/** Where each of these concerns stands out most; none unless asked for. */
	closeUps: CloseUp[];
	/** PNG of the face with every finding drawn; null unless asked for. */
	overlay: Uint8Array | null;
}

export async function reportPictures(
	{ photo, aligned, skin }: Portrait,
	measured: SkinMeasurement,
	wish: PictureWish,
	readRegion?: ReadRegion,
): Promise<ReportPictures> {
	const painters = paintersOf(aligned, skin, measured);
	// What is cut again from the photo is asked for first, and one picture is encoded while the next is painted.
	const [closeUps, thumbnail, layers, overlay] = await Promise.all([
		wish === "close_ups" ? drawCloseUps(photo, aligned, painters, readRegion) : [],
		drawThumbnail(photo, aligned),
		drawLayers(photo, aligned, painters),
		wish === "overlay" ? drawOverlay(photo, aligned, skin, measured, painters) : null,
	]);
	return { thumbnail, layers, closeUps, overlay };
}

/** One transparent WebP in the thumbnail's frame and size. */
interface ConcernLayer {
	concern: Concern;
	picture: Uint8Array;
}

/** One layer for every concern that was found at a place; a concern found nowhere has none. */
export async function drawLayers(
	photo: PhotoPixels,
	face: AlignedFace,
	painters: readonly ConcernPainter[],
): Promise<ConcernLayer[]> {
	const frame = thumbnailFrame(photo, face);
	const mapping = mapFrame(frame, face);
	return Promise.all(
		painters.map(async ({ concern, paint }) => {
			const canvas = createCanvas(frame.shownWidth, frame.shownHeight);
			paint(canvas, mapping, 1);
			return { concern, picture: await encodeMarks(canvas) };
		}),
	);
}
