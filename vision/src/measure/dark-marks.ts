import type { MetricZone, Zone } from "@dewlight/core/skin/observation.ts";
import { boxBlur } from "../pixels/box-blur.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { shrinkMask } from "../pixels/grow-mask.ts";
import { halveMask } from "../pixels/halve-plane.ts";
import { labelComponents } from "../pixels/label-components.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import { principalAxes } from "../pixels/principal-axes.ts";
import { robustSpread } from "../pixels/quantile.ts";
import { takeValues } from "../pixels/take-values.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { isBesideFold } from "./beside-fold.ts";
import { discContrast } from "./disc-contrast.ts";
import type { LocatedSpot } from "./inflamed-spots.ts";
import type { Reading } from "./reading.ts";
import type { SkinPlanes } from "./skin-planes.ts";
import type { ZoneFinder } from "./zone-finder.ts";

/** Not the nose: its wings throw round shadows. */
export const DARK_MARK_ZONES: readonly Zone[] = [
	"forehead",
	"left_cheek",
	"right_cheek",
	"left_nasolabial",
	"right_nasolabial",
	"chin",
	"left_jaw",
	"right_jaw",
];

/** Detail kept and background compared with, millimetres. */
const DETAIL_MM = 0.55;
const BACKGROUND_MM = 5;
/** L* a mark must be darker than its background, and robust spreads of the skin's own grain. */
const LEAST_DARKER = 2.6;
const LEAST_OVER_GRAIN = 3;
const SMALLEST_MM2 = 1.4;
/** A mole may be smaller, but then it is clearly dark. */
const SMALLEST_MOLE_MM2 = 0.9;
const LARGEST_MM2 = 160;
/** Where folds and the jaw's edge shade the skin, only small clear marks are believed. */
const SHADED_ZONES: readonly Zone[] = ["left_nasolabial", "right_nasolabial", "left_jaw", "right_jaw"];
const LARGEST_SHADED_MM2 = 22;
/** L* between a mark's core and the ring around it. */
const LEAST_CONTRAST = 4;
/** The same where shadows or size call for a clear mark. */
const CLEAR_CONTRAST = 7;
/** Share of the disc around a mark that must be skin: at hair, brows and folds shadows pose as marks. */
const LEAST_SKIN = 0.9;
/** Half-size pixels from the face's edge, the brows and the lips within which shadows pose as marks. */
const EDGE_PX = 4;
/** Longer than this many times its width it is a line or a shadow. */
const LONGEST_RATIO = 2.6;
/** Redness above this share of the darkening makes it an inflamed spot, not pigment. */
const MOST_RED_PER_DARK = 0.5;
/** The relative spread of a mark's area under the perturbations, beyond near misses. */
const AREA_SD = 0.07;

/** A located mark, with its outline for the overlay. */
export interface DarkMark extends LocatedSpot {
	/** Half-size pixels of the mark. */
	pixels: number[];
}

export interface DarkMarks {
	marks: DarkMark[];
	readings: Reading[];
}

/**
 * Share of skin covered by marks darker than the skin around: L* against its 5 mm surround, grouped, kept when
 * compact, of a mark's size and brown rather than red. Freckles, moles and marks after spots are not told apart.
 */
export function darkMarks(
	face: AlignedFace,
	{ zones }: Pick<SkinView, "zones">,
	planes: SkinPlanes,
	zoneAt: ZoneFinder,
): DarkMarks {
	const { half, mask } = planes;
	const inside = shrinkMask(halveMask(zones.field, face.size, face.size), half, half, EDGE_PX);
	const perMm = face.cropPxPerMm / 2;
	const detail = gaussianBlur(planes.L, half, half, Math.max(0.6, DETAIL_MM * perMm));
	const background = boxBlur(planes.L, half, half, BACKGROUND_MM * perMm);
	const redDetail = gaussianBlur(planes.a, half, half, Math.max(0.6, DETAIL_MM * perMm));
	const redBackground = boxBlur(planes.a, half, half, BACKGROUND_MM * perMm);
	const darker = new Float32Array(half * half);
	for (let i = 0; i < darker.length; i++) darker[i] = background[i] - detail[i];
	const skin = maskPixels(mask);
	const limit = Math.max(LEAST_DARKER, LEAST_OVER_GRAIN * robustSpread(takeValues(darker, skin), 0));
	const over = new Uint8Array(half * half);
	for (const i of skin) if (darker[i] > limit) over[i] = 1;
	const marks: DarkMark[] = [];
	for (const group of labelComponents(over, half, half, skin)) {
		const area = group.pixels.length / perMm ** 2;
		if (area < SMALLEST_MOLE_MM2 || area > LARGEST_MM2) continue;
		const axes = principalAxes(group.pixels, half);
		if (axes.along > LONGEST_RATIO * axes.across) continue;
		const zone = zoneAt(2 * axes.x + 1, 2 * axes.y + 1);
		if (!inside[Math.round(axes.y) * half + Math.round(axes.x)]) continue;
		if (isBesideFold(face, 2 * axes.x + 1, 2 * axes.y + 1)) continue;
		if (!zone || !DARK_MARK_ZONES.includes(zone)) continue;
		const radius = Math.sqrt(group.pixels.length / Math.PI);
		const disc = discContrast(planes, { x: Math.round(axes.x), y: Math.round(axes.y), radius });
		const isShaded = SHADED_ZONES.includes(zone);
		const mustBeClear = isShaded || area < SMALLEST_MM2;
		if (disc.skinShare < LEAST_SKIN || -disc.L < (mustBeClear ? CLEAR_CONTRAST : LEAST_CONTRAST)) continue;
		if (isShaded && area > LARGEST_SHADED_MM2) continue;
		let dark = 0;
		let red = 0;
		for (const i of group.pixels) {
			dark += darker[i];
			red += redDetail[i] - redBackground[i];
		}
		if (red > MOST_RED_PER_DARK * dark) continue;
		marks.push({
			zone,
			x: 2 * axes.x + 1,
			y: 2 * axes.y + 1,
			radius: 2 * radius,
			strength: dark / group.pixels.length,
			pixels: group.pixels,
		});
	}
	const skinPerZone = skinArea(skin, zoneAt, half);
	const reading = (zone: MetricZone, names: readonly Zone[]): Reading => {
		const own = marks.filter((mark) => names.includes(mark.zone));
		const total = names.reduce((sum, name) => sum + (skinPerZone.get(name) ?? 0), 0);
		return { zone, ...areaPercent(own, total, limit) };
	};
	return {
		marks,
		readings: [...DARK_MARK_ZONES.map((zone) => reading(zone, [zone])), reading("face", DARK_MARK_ZONES)],
	};
}

/** Percent of `total` covered, with the spread that marks near the limit and blurred borders give it. */
function areaPercent(
	marks: readonly DarkMark[],
	total: number,
	limit: number,
): { value: number; sd: number } {
	if (total === 0) return { value: 0, sd: 0 };
	let area = 0;
	let variance = 0;
	for (const { pixels, strength } of marks) {
		const nearLimit = Math.exp(-2 * (strength / limit - 1));
		area += pixels.length;
		variance += (pixels.length * Math.max(AREA_SD, 0.35 * nearLimit)) ** 2;
	}
	return { value: (100 * area) / total, sd: (100 * Math.sqrt(variance)) / total };
}

function skinArea(skin: Int32Array, zoneAt: ZoneFinder, half: number): Map<Zone, number> {
	const out = new Map<Zone, number>();
	for (const i of skin) {
		const y = Math.floor(i / half);
		const zone = zoneAt(2 * (i - y * half) + 1, 2 * y + 1);
		if (zone) out.set(zone, (out.get(zone) ?? 0) + 1);
	}
	return out;
}
