import type { Concern } from "@dewlight/core/skin/concern.ts";
import { guardedSharp } from "./decode/guarded-sharp.ts";
import type { SkinMeasurement } from "./measure/measure-skin.ts";
import type { PictureWish, ReadRegion } from "./observe-portrait.ts";
import { createCanvas } from "./overlay/canvas.ts";
import { type CloseUp, drawCloseUps } from "./overlay/draw-close-ups.ts";
import { drawOverlay } from "./overlay/draw-overlay.ts";
import { drawThumbnail, thumbnailFrame } from "./overlay/draw-thumbnail.ts";
import { type ConcernPainter, paintersOf } from "./overlay/paint-concern.ts";
import { mapFrame } from "./overlay/picture-frame.ts";
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
	return {
		thumbnail: await drawThumbnail(photo, aligned),
		layers: await drawLayers(photo, aligned, painters),
		closeUps: wish === "close_ups" ? await drawCloseUps(photo, aligned, painters, readRegion) : [],
		overlay: wish === "overlay" ? await drawOverlay(photo, aligned, skin, measured, painters) : null,
	};
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
	const layers: ConcernLayer[] = [];
	for (const { concern, paint } of painters) {
		const canvas = createCanvas(frame.shownWidth, frame.shownHeight);
		paint(canvas, mapping, 1);
		const raw = { width: canvas.width, height: canvas.height, channels: 4 } as const;
		const picture = await guardedSharp(canvas.rgba, { raw })
			.webp({ quality: 82, alphaQuality: 90, effort: 1 })
			.toBuffer();
		layers.push({ concern, picture });
	}
	return layers;
}
