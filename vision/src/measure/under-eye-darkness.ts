import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median } from "../pixels/quantile.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import type { SkinCell } from "./skin-cells.ts";

const SIDES = [
	{ eye: "left_under_eye", cheek: "left_cheek" },
	{ eye: "right_under_eye", cheek: "right_cheek" },
] as const satisfies readonly { eye: Zone; cheek: Zone }[];

export const UNDER_EYE_ZONES: readonly Zone[] = SIDES.map(({ eye }) => eye);

/**
 * Darkness under each eye in delta_L: median L* of the cheek of the same side minus median L* under the eye; above 0
 * the eye's skin is darker. The contrast to the own cheek tracks visual grading best (An Bras Derm 2015).
 */
export function underEyeDarkness(cells: readonly SkinCell[], colours: CellColours): ZoneValues {
	const out: ZoneValues = {};
	for (const { eye, cheek } of SIDES) {
		const lightness = (zone: Zone) => cells.flatMap((cell, c) => (cell.zone === zone ? [colours.L[c]] : []));
		const [under, beside] = [lightness(eye), lightness(cheek)];
		if (under.length > 0 && beside.length > 0) out[eye] = median(beside) - median(under);
	}
	return out;
}
