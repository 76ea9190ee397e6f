import { createCurve } from "../render/curve.ts";
import { partingFall } from "./hair-flow.ts";
import type { HairLook } from "./hair-style.ts";

/** Where hair grows on the head: height above the hairline (negative on bare skin), millimeters. */
export type Hairline = (arc: number, y: number) => number;

/** Height of the hairline by distance along the skin from the midline, for a hairline 56 mm above the eyes. */
const AROUND = createCurve([
	[0, 0],
	[22, -0.5],
	[42, -3],
	[56, -11],
	[68, -24],
	[78, -36],
	[86, -50],
	[93, -72],
	[98, -84],
	[104, -82],
	[109, -62],
	[116, -58],
	[126, -80],
	[140, -104],
	[200, -118],
]);

export function createHairline(look: HairLook): Hairline {
	switch (look.style) {
		case "none":
		case "headscarf":
			return () => -100;
		case "bob":
		case "long":
			// Parted hair ends along its own strands.
			return (arc, y) => y - look.hairline - 4 + (Math.abs(arc) > 80 ? 85 : partingFall(arc));
		case "cropped":
		case "short":
		case "swept":
		case "tied":
		case "curly":
			return (arc, y) => y - (look.hairline + AROUND.at(Math.abs(arc)));
	}
}
