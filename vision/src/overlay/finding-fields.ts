import type { MetricName, Zone } from "@dewlight/core/skin/observation.ts";
import { distancesFromSurface, EVENNESS_ZONES } from "../measure/evenness.ts";
import type { SkinMeasurement } from "../measure/measure-skin.ts";
import { redSurplus } from "../measure/redness.ts";
import { SHINE_ZONES } from "../measure/shine.ts";
import { eyeCellDarkness, UNDER_EYE_ZONES } from "../measure/under-eye-darkness.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { fieldOfMask, fieldOfValues, type ShowRange, type ValueField, visibleSkin } from "./value-field.ts";

/** Concerns shown as areas. */
export const AREA_CONCERNS = ["redness", "uneven_tone", "shine", "texture", "under_eye"] as const;
export type AreaConcern = (typeof AREA_CONCERNS)[number];

/** Where an area begins to show and shows in full, in the metric's unit, above what nearly every face has. */
const RANGES: Record<Exclude<AreaConcern, "shine">, ShowRange> = {
	redness: { from: 4.5, full: 10 },
	uneven_tone: { from: 3, full: 7 },
	texture: { from: 1.5, full: 2.8 },
	under_eye: { from: 3, full: 12 },
};
/** Redness known less surely than this must stand out more before it is drawn, by so much per unit of doubt. */
const SURE = 0.6;
const RED_PER_DOUBT = 9;
const CELL_MM = 6;
const FINE_CELL_MM = 2.5;
/** Fewer shining crop pixels than this are a glint, not a shine. */
const LEAST_SHINING = 120;

/** The area of each concern that shows anywhere in a measurable zone. */
export function findingFields(
	face: AlignedFace,
	skin: SkinView,
	measured: SkinMeasurement,
): Partial<Record<AreaConcern, ValueField>> {
	const { cells, colours, roughness, calm } = measured.located;
	const isMeasured = (metric: MetricName, zone: Zone) =>
		measured.metrics.some((one) => one.metric === metric && one.zone === zone && one.measurable);
	const place = (metric: MetricName, valueAt: (cell: number) => number) =>
		cells.flatMap(({ x, y, zone }, c) => (isMeasured(metric, zone) ? [{ x, y, value: valueAt(c) }] : []));
	const surplus = redSurplus(cells, colours, calm);
	const visible = visibleSkin(skin, face.size);
	const doubt = RED_PER_DOUBT * Math.max(0, SURE - meanConfidence(measured, "redness"));
	const redRange = { from: RANGES.redness.from + doubt, full: RANGES.redness.full + doubt };
	const fields: Record<AreaConcern, ValueField | null> = {
		redness: surplus
			? fieldOfValues(
					face,
					visible,
					place("redness", (c) => surplus[c]),
					redRange,
					CELL_MM,
				)
			: null,
		uneven_tone: fieldOfValues(
			face,
			visible,
			unevenCells(measured, skin.gain, isMeasured),
			RANGES.uneven_tone,
			CELL_MM,
		),
		shine: fieldOfMask(face, shiningPixels(skin, isMeasured), LEAST_SHINING),
		texture: fieldOfValues(
			face,
			visible,
			place("texture", (c) => roughness[c]),
			RANGES.texture,
			CELL_MM,
		),
		under_eye: fieldOfValues(
			face,
			visible,
			underEyeCells(measured, skin.gain, isMeasured),
			RANGES.under_eye,
			FINE_CELL_MM,
		),
	};
	return Object.fromEntries(
		AREA_CONCERNS.flatMap((concern) => (fields[concern] ? [[concern, fields[concern]]] : [])),
	);
}

function meanConfidence({ metrics }: SkinMeasurement, name: MetricName): number {
	const own = metrics.filter(({ metric, measurable }) => metric === name && measurable);
	return own.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, own.length);
}

type IsMeasured = (metric: MetricName, zone: Zone) => boolean;

function unevenCells({ located }: SkinMeasurement, gain: number, isMeasured: IsMeasured) {
	const { cells, colours } = located;
	return EVENNESS_ZONES.filter((zone) => isMeasured("evenness", zone)).flatMap((zone) => {
		const own = cells.flatMap((cell, c) => (cell.zone === zone ? [c] : []));
		const distances = distancesFromSurface(own, cells, gain)(colours);
		return own.map((c, n) => ({ x: cells[c].x, y: cells[c].y, value: distances[n] }));
	});
}

function underEyeCells({ located }: SkinMeasurement, gain: number, isMeasured: IsMeasured) {
	const { cells, colours } = located;
	return UNDER_EYE_ZONES.filter((zone) => isMeasured("under_eye_darkness", zone)).flatMap((zone) =>
		eyeCellDarkness(cells, colours, gain, zone),
	);
}

function shiningPixels(skin: SkinView, isMeasured: IsMeasured): Uint8Array {
	const mask = new Uint8Array(skin.mask.length);
	for (const zone of SHINE_ZONES) {
		if (!isMeasured("shine", zone)) continue;
		for (const i of skin.perZone[zone].specular) mask[i] = 1;
	}
	return mask;
}
