import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { Observation } from "@dewlight/core/skin/observation.ts";
import type { ReadRegion } from "./decode/decode-region.ts";
import { giveBack } from "./decode/decoded-photo.ts";
import { guardedSharp } from "./decode/guarded-sharp.ts";
import { ENGINE } from "./engine.ts";
import { measureSkin, readColours, readPlaces, type SkinMeasurement } from "./measure/measure-skin.ts";
import { poreRegion } from "./measure/pores.ts";
import { createCanvas, encodeMarks } from "./overlay/canvas.ts";
import { type CloseUp, drawCloseUps } from "./overlay/draw-close-ups.ts";
import { drawOverlay } from "./overlay/draw-overlay.ts";
import { type ConcernPainter, paintersOf } from "./overlay/paint-concern.ts";
import { drawThumbnail, mapFrame, thumbnailFrame } from "./overlay/picture-frame.ts";
import { type PortraitFacts, photoConditions, photoFacts } from "./photo-facts.ts";
import { handBackPlanes } from "./pixels/planes.ts";
import type { Portrait } from "./quality/portrait.ts";
import type { AlignedFace, PhotoPixels } from "./regions/aligned-face.ts";

/**
 * `report`: the thumbnail and one layer per concern. `close_ups`: these and a patch of the photo per concern. `overlay`:
 * the report's and one picture with all findings drawn.
 */
export type PictureWish = "report" | "close_ups" | "overlay";

export interface Observed {
	observation: Observation;
	pictures: ReportPictures | null;
	/** Milliseconds. */
	measureMs: number;
	picturesMs: number;
}

/** Measures one portrait, whatever its verdict, and draws what was asked for. */
export async function observePortrait(
	portrait: Portrait,
	facts: PortraitFacts,
	{ wish, readRegion }: { wish?: PictureWish; readRegion?: ReadRegion } = {},
): Promise<Observed> {
	const started = performance.now();
	const conditions = photoConditions(portrait, facts);
	const { photo, aligned, skin } = portrait;
	const box = readRegion ? poreRegion(photo, aligned, skin) : null;
	// The part is decoded elsewhere while the crop is read here; one turn lets its header arrive and the decoder begin.
	const reading = box && readRegion ? readRegion(box) : null;
	// A failure is thrown where the region is awaited; until then it is nobody's.
	reading?.catch(() => undefined);
	const colours = readColours(aligned, skin);
	if (reading) await nextTurn();
	const places = readPlaces(aligned, skin);
	const region = await reading;
	const { whites } = facts;
	const measured = measureSkin({ photo, face: aligned, skin, conditions, region, whites, colours, places });
	if (region) giveBack(region.rgb);
	handBackPlanes([places.band.fine]);
	const { tone, zones, metrics, marks } = measured;
	const observation: Observation = {
		engine: { ...ENGINE },
		photo: photoFacts(portrait, facts, conditions, measured.photo),
		tone,
		zones,
		metrics,
		marks,
	};
	const drawing = performance.now();
	const pictures = wish ? await reportPictures(portrait, measured, wish, readRegion) : null;
	const ended = performance.now();
	return { observation, pictures, measureMs: drawing - started, picturesMs: ended - drawing };
}

/** After what has arrived meanwhile was dealt with. */
function nextTurn(): Promise<void> {
	return new Promise((resolve) => {
		setImmediate(resolve);
	});
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

async function reportPictures(
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

const CROP_QUALITY = 88;

/** The aligned face as JPEG of its own size (512 pixels square), made from bare pixels: nothing of the file is in it. */
export async function encodeCrop({ rgb, size }: Pick<AlignedFace, "rgb" | "size">): Promise<Uint8Array> {
	return guardedSharp(rgb, { raw: { width: size, height: size, channels: 3 } })
		.jpeg({ quality: CROP_QUALITY })
		.toBuffer();
}
