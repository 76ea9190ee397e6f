import type { MetricName, Zone } from "@dewlight/core/skin/observation.ts";
import type { SkinMeasurement } from "../measure/measure-skin.ts";
import { redSurplus } from "../measure/redness.ts";
import { SHINE_ZONES } from "../measure/skin-surface.ts";
import { distancesFromSurface, EVENNESS_ZONES } from "../measure/skin-tone.ts";
import { eyeCellDarkness, UNDER_EYE_ZONES } from "../measure/under-eye-darkness.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import { halveMask } from "../pixels/planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

/** How strongly a concern shows at each half-size crop pixel, 0 to 1. */
export interface ValueField {
	strength: Float32Array;
	/** Edge of the square field, pixels. */
	size: number;
}

/** Concerns shown as areas. */
export const AREA_CONCERNS = ["redness", "uneven_tone", "shine", "texture", "under_eye"] as const;
export type AreaConcern = (typeof AREA_CONCERNS)[number];

/** One value at one place of the crop. */
interface PlacedValue {
	x: number;
	y: number;
	value: number;
}

/** Values at which an area begins to show and shows in full. */
interface ShowRange {
	from: number;
	full: number;
}

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

/** 1 on visible skin, falling to 0 across its border, at half size. */
function visibleSkin(skin: SkinView, cropSize: number): Float32Array {
	const size = cropSize >> 1;
	const shown = new Uint8Array(skin.mask.length);
	for (let i = 0; i < shown.length; i++) shown[i] = skin.mask[i] | skin.specular[i];
	const soft = new Float32Array(halveMask(shown, cropSize, cropSize));
	boxBlur(soft, size, size, 2, soft);
	for (let i = 0; i < soft.length; i++) soft[i] = Math.min(1, Math.max(0, 2 * soft[i] - 0.9));
	return soft;
}

/**
 * A smooth field through scattered values (normalised convolution) over `visible` skin; `spreadMm` is about the
 * distance of the values. Null when nothing reaches the start of the range.
 */
function fieldOfValues(
	face: AlignedFace,
	visible: Float32Array,
	values: readonly PlacedValue[],
	range: ShowRange,
	spreadMm: number,
): ValueField | null {
	if (!values.some(({ value }) => value > range.from)) return null;
	const size = face.size >> 1;
	const sums = new Float32Array(size * size);
	const weights = new Float32Array(size * size);
	for (const { x, y, value } of values) {
		const column = Math.min(size - 1, Math.max(0, Math.round(x / 2)));
		const row = Math.min(size - 1, Math.max(0, Math.round(y / 2)));
		sums[row * size + column] += value;
		weights[row * size + column] += 1;
	}
	const sigma = (0.6 * spreadMm * face.cropPxPerMm) / 2;
	const sum = boxBlur(sums, size, size, sigma, sums);
	const weight = boxBlur(weights, size, size, sigma, weights);
	// Full weight is what a regular grid of such values gives; less fades the field out towards its border.
	const full = 0.5 / ((spreadMm * face.cropPxPerMm) / 2) ** 2;
	const strength = visible.slice();
	for (let i = 0; i < strength.length; i++) {
		if (strength[i] === 0 || weight[i] < 0.05 * full) {
			strength[i] = 0;
			continue;
		}
		const share = Math.min(1, Math.max(0, (sum[i] / weight[i] - range.from) / (range.full - range.from)));
		strength[i] *= share * Math.min(1, weight[i] / full);
	}
	return tidyField(strength, size);
}

/** A field from a mask of crop pixels, softened by about a millimetre; null when the mask is all but empty. */
function fieldOfMask(face: AlignedFace, mask: Uint8Array, leastPixels: number): ValueField | null {
	let count = 0;
	for (let i = 0; i < mask.length; i++) count += mask[i];
	if (count < leastPixels) return null;
	const size = face.size >> 1;
	const strength = boxBlur(Float32Array.from(halveMask(mask, face.size, face.size)), size, size, 1.4);
	for (let i = 0; i < strength.length; i++) strength[i] = Math.min(1, 1.4 * strength[i]);
	return tidyField(strength, size);
}

/** Strength from which an area is seen, and the fewest pixels it must have: smaller ones are dirt on the picture. */
const SEEN = 0.25;
/** An island ends where less than this is left. */
const BARELY = 0.02;
const LEAST_AREA = 45;

/** Rounds the field's corners and drops islands too small to mean anything; null when nothing is left. */
function tidyField(strength: Float32Array, size: number): ValueField | null {
	const rounded = boxBlur(strength, size, size, 1.2, strength);
	const queue = new Int32Array(rounded.length);
	const reached = new Uint8Array(rounded.length);
	let kept = 0;
	for (let i = 0; i < rounded.length; i++) {
		if (reached[i] || rounded[i] <= BARELY) continue;
		const end = spreadFrom(i, rounded, size, reached, queue);
		let area = 0;
		for (let n = 0; n < end; n++) if (rounded[queue[n]] > SEEN) area++;
		if (area >= LEAST_AREA) kept += area;
		else for (let n = 0; n < end; n++) rounded[queue[n]] = 0;
	}
	return kept === 0 ? null : { strength: rounded, size };
}

/** Fills the queue with the pixels of an island, eight neighbors to each; gives their number. */
function spreadFrom(
	start: number,
	strength: Float32Array,
	size: number,
	reached: Uint8Array,
	queue: Int32Array,
): number {
	let end = 0;
	queue[end++] = start;
	reached[start] = 1;
	for (let next = 0; next < end; next++) {
		const y = Math.floor(queue[next] / size);
		const x = queue[next] - y * size;
		for (let v = Math.max(0, y - 1); v <= Math.min(size - 1, y + 1); v++) {
			for (let u = Math.max(0, x - 1); u <= Math.min(size - 1, x + 1); u++) {
				const j = v * size + u;
				if (reached[j] || strength[j] <= BARELY) continue;
				reached[j] = 1;
				queue[end++] = j;
			}
		}
	}
	return end;
}
