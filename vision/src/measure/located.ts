import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { LocatedPore } from "./pores.ts";
import type { CellColours } from "./read-cells.ts";
import type { CalmSkin } from "./redness.ts";
import type { SkinCell } from "./skin-cells.ts";
import type { LocatedLine } from "./wrinkles.ts";

/** One spot or mark in crop pixels. */
export interface LocatedSpot {
	zone: Zone;
	x: number;
	y: number;
	radius: number;
	/** 100 times the absorbance in green that it adds to the skin around. */
	strength: number;
}

/** Everything found at a place, in crop pixels. */
export interface Located {
	spots: LocatedSpot[];
	darkMarks: LocatedSpot[];
	lines: LocatedLine[];
	pores: LocatedPore[];
	/** The patches all colour was measured on, and their colours. */
	cells: SkinCell[];
	colours: CellColours;
	/** What calm redness is told by. */
	calm: CalmSkin;
	/** Texture index of each patch. */
	roughness: Float32Array;
}
