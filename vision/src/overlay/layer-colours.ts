import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { Colour } from "./canvas.ts";

/** Concerns that can be located; a dry look has no place of its own. */
export const LOCATED_CONCERNS = [
	"redness",
	"uneven_tone",
	"shine",
	"texture",
	"under_eye",
	"lines",
	"pores",
	"dark_spots",
	"acne",
] as const satisfies readonly Concern[];
export type LocatedConcern = (typeof LOCATED_CONCERNS)[number];

/**
 * One colour per concern, told apart with red-green and blue-yellow deficiency by hue and lightness together (after
 * Okabe & Ito 2008), none of them a colour of skin. Shapes differ too: rings, diamonds, dots, strokes and areas.
 */
export const LAYER_COLOURS: Record<LocatedConcern, Colour> = {
	acne: [255, 68, 56],
	redness: [226, 38, 122],
	dark_spots: [0, 114, 206],
	uneven_tone: [124, 88, 214],
	shine: [246, 222, 60],
	pores: [0, 194, 222],
	lines: [0, 178, 128],
	under_eye: [58, 78, 190],
	texture: [255, 150, 36],
};

/** White and near-black: every mark carries one of them around its colour. */
export const LIGHT: Colour = [255, 255, 255];
export const DARK: Colour = [24, 18, 22];
