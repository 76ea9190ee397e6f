import type { Observation } from "@dewlight/core/skin/observation.ts";
import type { PhotoRegion, RegionBox } from "./decode/decode-region.ts";
import { ENGINE } from "./engine.ts";
import { measureSkin, readColours, readPlaces } from "./measure/measure-skin.ts";
import { poreRegion } from "./measure/pores.ts";
import { type PortraitFacts, photoConditions, photoFacts } from "./photo-facts.ts";
import { giveBack } from "./pixels/kept-pixels.ts";
import { handBackPlanes } from "./pixels/scratch-plane.ts";
import type { Portrait } from "./quality/portrait.ts";
import { type ReportPictures, reportPictures } from "./report-pictures.ts";

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

/** Reads a part of the photo again, at its full resolution; null where that is not possible. */
export type ReadRegion = (box: RegionBox) => Promise<PhotoRegion | null>;

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
