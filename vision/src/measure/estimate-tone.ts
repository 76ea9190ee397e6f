import { ITA_CLASSES, type ItaClass, type ToneEstimate, type Zone } from "@dewlight/core/skin/observation.ts";
import { channelCurves } from "../pixels/colour-space.ts";
import { median } from "../pixels/quantile.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { PhotoConditions } from "./measurability.ts";
import { type CellColours, readCells, type SkinCell } from "./skin-cells.ts";

const TONE_ZONES: readonly Zone[] = ["left_cheek", "right_cheek", "forehead"];

/** Upper limits of all classes but the lightest, degrees (Chardon 1991; Del Bino 2013), darkest first. */
const ITA_LIMITS = [-30, 10, 28, 41, 55] as const;

/** One photo without a colour chart cannot know the light: even the best one is only a fair guess. */
const BEST_CONFIDENCE = 0.5;

/**
 * Skin tone from the photo as it was exposed, before any normalisation: ITA = atan((L*-50)/b*) of the median
 * cheek and forehead colour, and the Monk step that such an angle and hue had on labeled photos. An estimate a person
 * may correct.
 */
export function estimateTone(
	face: AlignedFace,
	cells: readonly SkinCell[],
	normalized: CellColours,
	conditions: PhotoConditions,
): ToneEstimate {
	const places = [...cells.keys()];
	const open = places.filter((c) => TONE_ZONES.includes(cells[c].zone));
	const shown = open.length > 0 ? open : places;
	const seen = shown.map((c) => cells[c]);
	const colours = readCells(face, seen, channelCurves({ gain: 1 }));
	if (seen.length === 0) return { ita_deg: 0, ita_class: "brown", monk_estimate: 5, confidence: 0 };
	const [L, b] = [median(colours.L), median(colours.b)];
	const [a, yellow] = [normalized.a, normalized.b].map((plane) => median(shown.map((c) => plane[c])));
	const ita = (Math.atan2(L - 50, Math.max(0.1, b)) * 180) / Math.PI;
	const light = Math.max(0, 1 - conditions.light_asymmetry / 30);
	const cast = Math.max(0, 1 - conditions.colour_cast);
	const clipping = Math.max(0, 1 - 10 * conditions.clip_high);
	return {
		ita_deg: ita,
		ita_class: itaClass(ita),
		monk_estimate: monkStep(ita, { a, b: yellow }),
		confidence: BEST_CONFIDENCE * light * cast * clipping,
	};
}

export function itaClass(degrees: number): ItaClass {
	const above = ITA_LIMITS.filter((limit) => degrees > limit).length;
	return ITA_CLASSES[ITA_CLASSES.length - 1 - above];
}

/**
 * Monk step 1 to 10 by a plane through labeled portraits and one studio's photos (docs/science.md). Distance to the
 * scale's own colors reads the exposure: a deep tone in bright light lies nearest to a light swatch. The hue at one
 * exposure tells a light skin in the dark from a deeper one: melanin takes blue first, so it raises b*, while a vivid
 * camera and blood raise a* as well.
 */
export function monkStep(itaDegrees: number, { a, b }: { a: number; b: number }): number {
	const depth = 3.65 - 0.026 * Math.min(70, Math.max(-40, itaDegrees)) + 0.17 * b - 0.145 * a;
	return Math.min(10, Math.max(1, Math.round(depth)));
}
