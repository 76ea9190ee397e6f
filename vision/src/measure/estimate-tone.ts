import { ITA_CLASSES, type ItaClass, type ToneEstimate, type Zone } from "@dewlight/core/skin/observation.ts";
import { channelCurves } from "../pixels/lab-planes.ts";
import { median } from "../pixels/quantile.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import { MONK_SWATCHES } from "./monk-swatches.ts";
import type { PhotoConditions } from "./photo-conditions.ts";
import { readCells } from "./read-cells.ts";
import type { SkinCell } from "./skin-cells.ts";

const TONE_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "forehead"];

/** Upper limits of all classes but the lightest, degrees (Chardon 1991; Del Bino 2013), darkest first. */
const ITA_LIMITS = [-30, 10, 28, 41, 55] as const;

/** One photo without a colour chart cannot know the light: even the best one is only a fair guess. */
const BEST_CONFIDENCE = 0.5;

/**
 * Skin tone from the photo as it was exposed, before any normalisation: ITA = atan((L*-50)/b*) of the median
 * cheek and forehead colour, and the nearest Monk swatch. An estimate a person may correct.
 */
export function estimateTone(
	face: AlignedFace,
	cells: readonly SkinCell[],
	conditions: PhotoConditions,
): ToneEstimate {
	const open = cells.filter(({ zone }) => TONE_ZONES.includes(zone));
	const seen = open.length > 0 ? open : cells;
	const colours = readCells(face, seen, channelCurves({ gain: 1 }));
	if (seen.length === 0) return { ita_deg: 0, ita_class: "brown", monk_estimate: 5, confidence: 0 };
	const [L, a, b] = [median(colours.L), median(colours.a), median(colours.b)];
	const ita = (Math.atan2(L - 50, Math.max(0.1, b)) * 180) / Math.PI;
	const light = Math.max(0, 1 - conditions.light_asymmetry / 30);
	const cast = Math.max(0, 1 - conditions.colour_cast);
	const clipping = Math.max(0, 1 - 10 * conditions.clip_high);
	return {
		ita_deg: ita,
		ita_class: itaClass(ita),
		monk_estimate: nearestMonk(L, a, b),
		confidence: BEST_CONFIDENCE * light * cast * clipping,
	};
}

export function itaClass(degrees: number): ItaClass {
	const above = ITA_LIMITS.filter((limit) => degrees > limit).length;
	return ITA_CLASSES[ITA_CLASSES.length - 1 - above];
}

/** Monk step 1 to 10 nearest in CIELAB. */
export function nearestMonk(L: number, a: number, b: number): number {
	const distances = MONK_SWATCHES.map(([sL, sa, sb]) => Math.hypot(L - sL, a - sa, b - sb));
	return 1 + distances.indexOf(Math.min(...distances));
}
