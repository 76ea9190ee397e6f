import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { ReadRegion, RegionBox } from "../decode/decode-region.ts";
import { type AlignedFace, cropToDecoded, type PhotoPixels } from "../regions/aligned-face.ts";
import { createCanvas, encodeMarks } from "./canvas.ts";
import type { ConcernPainter, LocatedConcern } from "./paint-concern.ts";
import { cutFrame, mapFrame, type PictureFrame } from "./picture-frame.ts";

/** A patch of the photo where a concern stands out most, and what was marked in it. */
export interface CloseUp {
	concern: Concern;
	zone: Zone;
	/** WebP without metadata, as fine as the photo is; never enlarged. */
	picture: Uint8Array;
	/** Transparent WebP of the same shape. */
	marks: Uint8Array;
}

/** Edge of the square patch: enough skin around to see what stands out from it. */
const EDGE_MM: Record<LocatedConcern, number> = {
	acne: 28,
	dark_spots: 28,
	pores: 20,
	texture: 32,
	lines: 40,
	under_eye: 40,
	redness: 46,
	uneven_tone: 46,
	shine: 46,
};

/** Pixels; more show nothing on a screen. */
const LONGEST_EDGE = 720;
/** Marks are drawn this large, whatever the patch has, so that their strokes stay fine. */
const MARKS_EDGE = 480;
/** Strokes as wide, beside the patch, as those on the thumbnail look beside the face. */
const FINENESS = 2;

/** One close-up for every concern that is drawn; with `readRegion` at the photo's full resolution. */
export async function drawCloseUps(
	photo: PhotoPixels,
	face: AlignedFace,
	painters: readonly ConcernPainter[],
	readRegion?: ReadRegion,
): Promise<CloseUp[]> {
	const framed = painters.map((painter) => ({
		...painter,
		frame: closeUpFrame(photo, face, painter.place.at, EDGE_MM[painter.concern]),
	}));
	const boxes = framed.map(({ frame }) => inPhoto(frame, face.photoPerDecoded, photo));
	// One look at all that is shown: each would read the photo's rows anew.
	const region =
		readRegion && boxes.length > 0 && face.photoPerDecoded > 1 ? await readRegion(boxAround(boxes)) : null;
	return Promise.all(
		framed.map(async ({ concern, place, paint, frame }, n) => {
			const cut = region ? cutFrame(region, shownOf(boxes[n], region)) : cutFrame(photo, frame);
			const picture = cut.webp({ quality: 88 }).toBuffer();
			const canvas = createCanvas(MARKS_EDGE, MARKS_EDGE);
			paint(canvas, mapFrame({ ...frame, shownWidth: MARKS_EDGE, shownHeight: MARKS_EDGE }, face), FINENESS);
			const [cutOut, marks] = await Promise.all([picture, encodeMarks(canvas)]);
			return { concern, zone: place.zone, picture: cutOut, marks };
		}),
	);
}

/** The frame in pixels of the photo as it was sent. */
function inPhoto(
	{ left, top, width, height }: PictureFrame,
	times: number,
	photo: Pick<PhotoPixels, "photoWidth" | "photoHeight">,
): RegionBox {
	const [x, y] = [Math.round(times * left), Math.round(times * top)];
	return {
		left: x,
		top: y,
		width: Math.min(Math.round(times * width), photo.photoWidth - x),
		height: Math.min(Math.round(times * height), photo.photoHeight - y),
	};
}

function boxAround(boxes: readonly RegionBox[]): RegionBox {
	const left = Math.min(...boxes.map((box) => box.left));
	const top = Math.min(...boxes.map((box) => box.top));
	return {
		left,
		top,
		width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
		height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
	};
}

function shownOf(box: RegionBox, region: RegionBox): PictureFrame {
	const shown = Math.min(box.width, box.height, LONGEST_EDGE);
	return {
		...box,
		left: box.left - region.left,
		top: box.top - region.top,
		shownWidth: shown,
		shownHeight: shown,
	};
}

/** A square around the place, moved inward at the photo's border. */
function closeUpFrame(
	photo: PhotoPixels,
	face: AlignedFace,
	at: readonly [number, number],
	edgeMm: number,
): PictureFrame {
	const wanted = Math.round(edgeMm * face.cropPxPerMm * face.decodedPerCrop);
	const edge = Math.max(1, Math.min(wanted, photo.width, photo.height));
	const [x, y] = cropToDecoded(face, [at[0], at[1]]);
	const shown = Math.min(edge, LONGEST_EDGE);
	return {
		left: inside(x - edge / 2, photo.width - edge),
		top: inside(y - edge / 2, photo.height - edge),
		width: edge,
		height: edge,
		shownWidth: shown,
		shownHeight: shown,
	};
}

const inside = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
