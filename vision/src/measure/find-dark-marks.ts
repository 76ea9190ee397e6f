import type { Zone } from "@dewlight/core/skin/observation.ts";
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
import { ramp } from "./ramp.ts";
import type { SkinPlanes } from "./skin-planes.ts";
import type { ZoneFinder } from "./zone-finder.ts";

/** Not the nose, whose wings throw round shadows, nor the jaw, a strip of stubble and shade a few marks wide. */
export const DARK_MARK_ZONES: readonly Zone[] = [
	"forehead",
	"left_cheek",
	"right_cheek",
	"left_nasolabial",
	"right_nasolabial",
	"chin",
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
/** Where folds shade the skin, only small clear marks are believed. */
const SHADED_ZONES: readonly Zone[] = ["left_nasolabial", "right_nasolabial"];
const LARGEST_SHADED_MM2 = 22;
/** L* between a mark's core and the ring around it. */
const LEAST_CONTRAST = 4;
/** The same where shadows or size call for a clear mark. */
const CLEAR_CONTRAST = 7;
/** Share of the disc around a mark that must be skin: at hair, brows and folds shadows pose as marks. */
const SKIN_AROUND = { from: 0.85, full: 0.95 };
/** Half-size pixels from the face's edge, the brows and the lips within which shadows pose as marks. */
const EDGE_PX = 4;
/** Length by width beyond which it is rather a line or a shadow, and surely one. */
const LENGTH_RATIO = { from: 2.9, full: 2.3 };
/** Redness above this share of the darkening makes it an inflamed spot, not pigment. */
const MOST_RED_PER_DARK = 0.5;

/** A located mark, with its outline for the overlay. */
export interface DarkMark extends LocatedSpot {
	/** Half-size pixels of the mark. */
	pixels: number[];
	/** How fully it counts, 0 to 1: marks near a limit count in part, so that none enters at a jump. */
	weight: number;
}

/**
 * Marks darker than the skin around: L* against its 5 mm surround, grouped, kept when compact, of a mark's size and
 * brown rather than red.
 */
export function findDarkMarks(
	face: AlignedFace,
	{ zones }: Pick<SkinView, "zones">,
	planes: SkinPlanes,
	zoneAt: ZoneFinder,
): DarkMark[] {
	const { half, mask } = planes;
	const inside = shrinkMask(halveMask(zones.field, face.size, face.size), half, half, EDGE_PX);
	const perMm = face.cropPxPerMm / 2;
	const darker = contrastOf(planes.L, half, perMm).map((value) => -value);
	const redder = contrastOf(planes.a, half, perMm);
	const skin = maskPixels(mask);
	const limit = Math.max(LEAST_DARKER, LEAST_OVER_GRAIN * robustSpread(takeValues(darker, skin), 0));
	const over = new Uint8Array(half * half);
	for (const i of skin) if (darker[i] > limit) over[i] = 1;
	return labelComponents(over, half, half, skin).flatMap(({ pixels }): DarkMark[] => {
		const area = pixels.length / perMm ** 2;
		if (area < SMALLEST_MOLE_MM2 || area > LARGEST_MM2) return [];
		const axes = principalAxes(pixels, half);
		const at = { x: 2 * axes.x + 1, y: 2 * axes.y + 1 };
		const zone = zoneAt(at.x, at.y);
		if (!zone || !DARK_MARK_ZONES.includes(zone) || isBesideFold(face, at.x, at.y)) return [];
		if (!inside[Math.round(axes.y) * half + Math.round(axes.x)]) return [];
		const dark = meanOf(darker, pixels);
		if (meanOf(redder, pixels) > MOST_RED_PER_DARK * dark) return [];
		const isShaded = SHADED_ZONES.includes(zone);
		if (isShaded && area > LARGEST_SHADED_MM2) return [];
		const radius = Math.sqrt(pixels.length / Math.PI);
		const disc = discContrast(planes, { x: Math.round(axes.x), y: Math.round(axes.y), radius });
		const least = isShaded || area < SMALLEST_MM2 ? CLEAR_CONTRAST : LEAST_CONTRAST;
		const weight =
			ramp(-disc.L, least, 1.4 * least) *
			ramp(disc.skinShare, SKIN_AROUND.from, SKIN_AROUND.full) *
			ramp(axes.along / axes.across, LENGTH_RATIO.from, LENGTH_RATIO.full);
		return weight === 0 ? [] : [{ zone, ...at, radius: 2 * radius, strength: dark, pixels, weight }];
	});
}

/** Detail of about half a millimetre minus its 5 mm surround. */
function contrastOf(plane: Float32Array, half: number, perMm: number): Float32Array {
	const detail = gaussianBlur(plane, half, half, Math.max(0.6, DETAIL_MM * perMm));
	const background = boxBlur(plane, half, half, BACKGROUND_MM * perMm);
	return detail.map((value, i) => value - background[i]);
}

function meanOf(plane: Float32Array, pixels: readonly number[]): number {
	return pixels.reduce((sum, i) => sum + plane[i], 0) / pixels.length;
}
