import { guardedSharp } from "../decode/guarded-sharp.ts";
import type { SkinMeasurement } from "../measure/measure-skin.ts";
import type { AlignedFace, PhotoPixels } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { createCanvas, smoothPath } from "./canvas.ts";
import { drawLegend } from "./draw-legend.ts";
import { cutFrame } from "./draw-thumbnail.ts";
import { DARK, LIGHT } from "./layer-colours.ts";
import type { ConcernPainter } from "./paint-concern.ts";
import { frameFace, mapFrame } from "./picture-frame.ts";
import { strokePath, type TwoTone } from "./stroke-shape.ts";

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
