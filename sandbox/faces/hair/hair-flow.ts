import type { HairStyle } from "./hair-style.ts";

/** Coordinates that follow the strands over the head, and their direction in the frontal plane. */
export interface HairFlow {
	/** Constant along one strand, millimeters between strands. */
	across(x: number, y: number, arc: number): number;
	along(x: number, y: number, arc: number): number;
	/** Direction of the strands, not of unit length. */
	directionX(x: number, y: number): number;
	directionY(x: number, y: number): number;
	/** Change of the pattern along a strand, per millimeter. */
	grain: number;
}

/** Where the parting lies, and how fast strands fall away from it on either side. */
const PART = -11;

/** How far below the parting's front end a strand of the edge has fallen, millimeters. */
export function partingFall(x: number): number {
	const off = x - PART;
	return (off > 0 ? 0.0061 : 0.0106) * off * off;
}

const COMBED_BACK: HairFlow = {
	across: (x, _y, arc) => 0.75 * arc + 0.3 * x,
	along: (_x, y) => y,
	directionX: () => 0,
	directionY: () => 1,
	grain: 0.05,
};

/** Falls to both sides from a parting. */
const PARTED: HairFlow = {
	across: (x, y) => y + partingFall(x),
	along: (x) => x,
	directionX: () => 1,
	directionY: (x) => (x > PART ? -0.0122 * (x - PART) : -0.0212 * (x - PART)),
	grain: 0.05,
};

const SWEPT: HairFlow = {
	across: (x, y, arc) => 0.72 * arc - 0.42 * y + 0.003 * x * y,
	along: (_x, y, arc) => y + 0.4 * arc,
	directionX: () => 0.5,
	directionY: () => 1,
	grain: 0.09,
};

export function hairFlow(style: HairStyle): HairFlow {
	switch (style) {
		case "bob":
		case "long":
			return PARTED;
		case "short":
		case "swept":
			return SWEPT;
		case "none":
		case "cropped":
		case "tied":
		case "curly":
		case "headscarf":
			return COMBED_BACK;
	}
}
