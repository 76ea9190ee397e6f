import type { Zone } from "@dewlight/core/skin/observation.ts";
import { fitPlane } from "../pixels/fit-plane.ts";
import { median } from "../pixels/quantile.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import type { SkinCell } from "./skin-cells.ts";

export const EVENNESS_ZONES: readonly Zone[] = ["forehead", "left_cheek", "right_cheek", "chin"];

/** Too few cells follow any plane. */
const LEAST_CELLS = 8;
/** The face's relief shades L* far more than a* and b*; half weight keeps shape from counting as tone. */
const LIGHTNESS_WEIGHT = 0.5;

/**
 * Unevenness of tone in delta_E: median colour distance of the 6 mm cells from a plane fitted through their zone,
 * which takes out the slope that light and shape lay over it. The face's value pools all the zones' cells.
 */
export function evenness(cells: readonly SkinCell[], colours: CellColours): ZoneValues {
	const out: ZoneValues = {};
	const pooled: number[] = [];
	for (const zone of EVENNESS_ZONES) {
		const own = cells.flatMap((cell, c) => (cell.zone === zone ? [c] : []));
		if (own.length < LEAST_CELLS) continue;
		const distances = distancesFromPlane(own, cells, colours);
		pooled.push(...distances);
		out[zone] = median(distances);
	}
	if (pooled.length > 0) out.face = median(pooled);
	return out;
}

/** Colour distance of each listed cell from the plane through all of them. */
export function distancesFromPlane(
	own: readonly number[],
	cells: readonly SkinCell[],
	colours: CellColours,
): number[] {
	const xs = own.map((c) => cells[c].x);
	const ys = own.map((c) => cells[c].y);
	const residuals = [colours.L, colours.a, colours.b].map((plane) => {
		const values = own.map((c) => plane[c]);
		const { dx, dy, offset } = fitPlane(xs, ys, values);
		return values.map((value, n) => value - dx * xs[n] - dy * ys[n] - offset);
	});
	const [L, a, b] = residuals;
	return own.map((_, n) => Math.hypot(LIGHTNESS_WEIGHT * L[n], a[n], b[n]));
}
