import { createCurve } from "../render/curve.ts";
import { createNoiseTile } from "../render/noise-tile.ts";
import { smoothstep } from "../render/scalar.ts";
import { partingFall } from "./hair-flow.ts";
import type { HairLook, HairStyle } from "./hair-style.ts";

/** Where hair grows on the head: height above the hairline (negative on bare skin), millimeters. */
type Hairline = (arc: number, y: number) => number;

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

const CURLS = createNoiseTile(51, 3, 9);

interface Volume {
	/** Thickness over the crown, millimeters. */
	top: number;
	/** Thickness at the sides. */
	side: number;
	/** Height over which the thickness is reached. */
	ramp: number;
	/** Depth of the lumps. */
	lumps: number;
}

const VOLUMES: Record<HairStyle, Volume> = {
	none: { top: 0, side: 0, ramp: 10, lumps: 0 },
	headscarf: { top: 0, side: 0, ramp: 10, lumps: 0 },
	cropped: { top: 4, side: 2.5, ramp: 9, lumps: 0.2 },
	short: { top: 20, side: 6, ramp: 22, lumps: 0.6 },
	swept: { top: 25, side: 8, ramp: 24, lumps: 0.8 },
	bob: { top: 13, side: 4, ramp: 14, lumps: 0.4 },
	long: { top: 14, side: 4, ramp: 14, lumps: 0.5 },
	tied: { top: 10, side: 4.5, ramp: 30, lumps: 0.3 },
	curly: { top: 31, side: 24, ramp: 24, lumps: 3.2 },
};

/** How far the hair stands off the head at a place, millimeters. */
export function createHairVolume(look: HairLook): (arc: number, y: number, x: number) => number {
	const volume = VOLUMES[look.style];
	if (volume.top === 0) return () => 0;
	const hairline = createHairline(look);
	const hanging = look.style === "bob" || look.style === "long";
	return (arc, y, x) => {
		const above = hairline(arc, y);
		if (above <= -2) return 0;
		const body = volume.side + (volume.top - volume.side) * smoothstep(15, 105, y);
		const lumps =
			volume.lumps === 0
				? 0
				: volume.lumps * smoothstep(112, 96, y) * CURLS.at(x * 0.34 + 60, y * 0.34 + Math.abs(arc) * 0.04);
		const hung = hanging ? smoothstep(-5, 45, y) : 1;
		return hung * Math.max(0, smoothstep(-2, volume.ramp, above) ** 0.8 * (body + lumps));
	};
}
