import type { Rgb } from "../skin/skin-tone.ts";

export type HairStyle =
	| "none"
	| "cropped"
	| "short"
	| "swept"
	| "bob"
	| "long"
	| "tied"
	| "curly"
	| "headscarf";

/** Hanging hair and cloth hide the ears. */
export function earsShow(style: HairStyle): boolean {
	return style !== "bob" && style !== "long" && style !== "headscarf";
}

export interface HairLook {
	style: HairStyle;
	/** Linear RGB of one strand. */
	color: Rgb;
	/** Height of the hairline above the brows' middle, millimeters over the eyes. */
	hairline: number;
	/** Color of the headscarf, linear RGB. */
	cloth: Rgb;
}

export const HAIR_COLORS = {
	black: [0.013, 0.011, 0.0105],
	darkBrown: [0.03, 0.018, 0.012],
	brown: [0.075, 0.042, 0.024],
	chestnut: [0.12, 0.055, 0.027],
	auburn: [0.2, 0.07, 0.028],
	blond: [0.42, 0.28, 0.14],
	gray: [0.3, 0.29, 0.28],
} as const satisfies Record<string, Rgb>;
