import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import type { Point } from "@dewlight/core/skin/observation.ts";
import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { SkinMeasurement } from "../measure/measure-skin.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import {
	type Canvas,
	type Colour,
	createCanvas,
	DARK,
	fillDot,
	LIGHT,
	smoothPath,
	strokeDiamond,
	strokePath,
	strokeRing,
	type TwoTone,
} from "./canvas.ts";
import { type ConcernPainter, LAYER_COLOURS, type LocatedConcern, markStyle } from "./paint-concern.ts";
import { cutFrame, frameFace, mapFrame } from "./picture-frame.ts";
import { LETTERS, type Letter } from "./stroke-letters.ts";

const OVERLAY_EDGE = 1280;
/** Strokes are drawn for this size and scale with the picture. */
const FINENESS_EDGE = 640;
/** Zones outlined with less of their skin in sight would only clutter. */
const LEAST_COVERAGE = 0.3;

/** The photo's face with the zones outlined, every finding drawn and a legend below, as PNG. */
export async function drawOverlay(
	photo: PhotoPixels,
	face: AlignedFace,
	skin: SkinView,
	measured: Pick<SkinMeasurement, "zones">,
	painters: readonly ConcernPainter[],
): Promise<Uint8Array> {
	const frame = frameFace(photo, face, OVERLAY_EDGE);
	const mapping = mapFrame(frame, face);
	const fineness = Math.max(0.7, Math.max(frame.shownWidth, frame.shownHeight) / FINENESS_EDGE);
	const canvas = createCanvas(frame.shownWidth, frame.shownHeight);
	for (const [zone, polygon] of Object.entries(skin.zones.polygons)) {
		if (measured.zones[zone as keyof typeof measured.zones].coverage < LEAST_COVERAGE) continue;
		const outline = smoothPath([...polygon, polygon[0]]).map(mapping.toShown);
		strokePath(canvas, outline, zoneStyle(fineness));
	}
	for (const { paint } of painters) paint(canvas, mapping, fineness);
	const legend = drawLegend(
		painters.map(({ concern }) => concern),
		frame.shownWidth,
		fineness,
	);
	const picture = await cutFrame(photo, frame)
		.composite([
			{
				input: Buffer.from(canvas.rgba.buffer),
				raw: { width: canvas.width, height: canvas.height, channels: 4 },
			},
		])
		.png()
		.toBuffer();
	return guardedSharp(picture)
		.extend({ bottom: legend.height, background: { r: DARK[0], g: DARK[1], b: DARK[2] } })
		.composite([
			{
				input: Buffer.from(legend.rgba.buffer),
				raw: { width: legend.width, height: legend.height, channels: 4 },
				left: 0,
				top: frame.shownHeight,
			},
		])
		.png({ compressionLevel: 7 })
		.toBuffer();
}

function zoneStyle(fineness: number): TwoTone {
	return { core: LIGHT, coreWidth: 0.7 * fineness, halo: DARK, haloWidth: 1.8 * fineness, haloOpacity: 0.18 };
}

/** Height of a capital on the letters' grid. */
const CAPITAL = 7.2;
/** Capital height by text size, as in common sans-serif type. */
const CAPITAL_SHARE = 0.72;
const WEIGHT = 0.1;
const SPACING = 0.5;

function lettersOf(text: string): Letter[] {
	return Array.from(text, (character) => {
		const letter = LETTERS[character];
		if (!letter) throw new Error(`No strokes for the letter "${character}"`);
		return letter;
	});
}

function unitOf(size: number): number {
	return (size * CAPITAL_SHARE) / CAPITAL;
}

/** Width of a label in pixels. */
export function labelWidth(text: string, size: number): number {
	return lettersOf(text).reduce((sum, { width }) => sum + width + SPACING, 0) * unitOf(size);
}

/** Writes a label from its left end on the baseline. @throws for a letter that has no strokes. */
function writeLabel(canvas: Canvas, text: string, [x, y]: Point, size: number, colour: Colour): void {
	const unit = unitOf(size);
	const style = { core: colour, coreWidth: WEIGHT * size, halo: colour, haloWidth: 0, haloOpacity: 0 };
	let left = x;
	for (const { width, strokes } of lettersOf(text)) {
		for (const stroke of strokes) {
			strokePath(
				canvas,
				stroke.map(([u, v]): Point => [left + u * unit, y - v * unit]),
				style,
			);
		}
		left += (width + SPACING) * unit;
	}
}

/** Lengths in pixels of a 640 pixel picture. */
const TEXT = 11;
const ROW = 24;
const PAD = 16;
const SYMBOL = 20;
const GAP = 20;

/** A strip as wide as the picture that names each drawn concern beside its mark; empty findings say so. */
function drawLegend(concerns: readonly LocatedConcern[], width: number, fineness: number): Canvas {
	const unit = fineness;
	const entries = concerns.map((concern) => ({ concern, text: CONCERN_NAMES[concern] }));
	const rows: { concern: LocatedConcern; text: string; x: number; row: number }[] = [];
	let x = PAD * unit;
	let row = 0;
	for (const entry of entries) {
		const length = SYMBOL * unit + labelWidth(entry.text, TEXT * unit);
		if (x > PAD * unit && x + length > width - PAD * unit) {
			x = PAD * unit;
			row++;
		}
		rows.push({ ...entry, x, row });
		x += length + GAP * unit;
	}
	const canvas = createCanvas(width, Math.round((2 * 10 + ROW * (row + 1)) * unit));
	const baseline = (line: number) => (10 + ROW * line + 17) * unit;
	if (rows.length === 0) writeLabel(canvas, "Nothing to mark", [PAD * unit, baseline(0)], TEXT * unit, LIGHT);
	for (const entry of rows) {
		const y = baseline(entry.row);
		paintSymbol(canvas, entry.concern, [entry.x + 6 * unit, y - 4.2 * unit], unit);
		writeLabel(canvas, entry.text, [entry.x + SYMBOL * unit, y], TEXT * unit, LIGHT);
	}
	return canvas;
}

/** The concern's mark as it is drawn on the face. */
function paintSymbol(canvas: Canvas, concern: LocatedConcern, at: Point, unit: number): void {
	const [x, y] = at;
	switch (concern) {
		case "acne":
			strokeRing(canvas, at, 5 * unit, markStyle(concern, 2, unit));
			break;
		case "dark_spots":
			strokeDiamond(canvas, at, 6 * unit, markStyle(concern, 2, unit));
			break;
		case "lines":
			strokePath(
				canvas,
				[
					[x - 6 * unit, y + 2 * unit],
					[x, y - 1.5 * unit],
					[x + 6 * unit, y],
				],
				markStyle(concern, 2, unit),
			);
			break;
		case "pores":
			for (const dx of [-4, 0, 4]) {
				fillDot(
					canvas,
					[x + dx * unit, y + (dx === 0 ? -3 : 2) * unit],
					1.3 * unit,
					markStyle(concern, 2, unit),
				);
			}
			break;
		case "redness":
		case "uneven_tone":
		case "shine":
		case "texture":
		case "under_eye":
			fillDot(canvas, at, 5.2 * unit, {
				core: LAYER_COLOURS[concern],
				coreWidth: 1,
				halo: DARK,
				haloWidth: 1,
				haloOpacity: 0,
			});
			break;
	}
}
