import type { DarkMark } from "./find-dark-marks.ts";
import type { LocatedSpot } from "./inflamed-spots.ts";
import type { LocatedPore } from "./pores.ts";
import type { CellColours } from "./read-cells.ts";
import type { CalmSkin } from "./redness.ts";
import type { SkinCell } from "./skin-cells.ts";
import type { LocatedLine } from "./wrinkles.ts";

/** Everything found at a place, in crop pixels. */
export interface Located {
	spots: LocatedSpot[];
	darkMarks: DarkMark[];
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
