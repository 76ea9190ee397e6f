import type { Zone } from "@dewlight/core/skin/observation.ts";
import { OffSurface } from "../pixels/off-surface.ts";
import { quantile } from "../pixels/quantile.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import { cellsOf, type SkinCell, valuesAt } from "./skin-cells.ts";
import { visibleContrast } from "./visible-contrast.ts";

export const EVENNESS_ZONES: readonly Zone[] = ["forehead", "left_cheek", "right_cheek", "chin"];

/** Too few cells follow any surface. */
const LEAST_CELLS = 14;
/** The face's relief shades L* far more than a* and b*; half weight keeps shape from counting as tone. */
const LIGHTNESS_WEIGHT = 0.5;
/** A patch rarely fills half a zone: the more uneven quarter begins here. */
const UNEVEN_QUANTILE = 0.75;

/** Unevenness of tone of a face whose cells are read in any light. */
export type Evenness = (colours: CellColours) => ZoneValues;

/**
 * Unevenness of tone in delta_E: color distance of the 6 mm cells from a curved surface fitted through their zone,
 * which takes out what light and the roundness of a forehead or cheek lay over it; the upper quartile, so that patches
 * count. The face's value pools all the zones' cells. Where the cells lie stays the same in every light, so their
 * surfaces are prepared once.
 */
export function evenness(cells: readonly SkinCell[], gain: number): Evenness {
	const zones = EVENNESS_ZONES.flatMap((zone) => {
		const own = cellsOf(cells, zone);
		return own.length < LEAST_CELLS ? [] : [{ zone, distances: distancesFromSurface(own, cells, gain) }];
	});
	return (colours) => {
		const out: ZoneValues = {};
		const pooled: number[] = [];
		for (const { zone, distances } of zones) {
			const values = distances(colours);
			pooled.push(...values);
			out[zone] = quantile(values, UNEVEN_QUANTILE);
		}
		if (pooled.length > 0) out.face = quantile(pooled, UNEVEN_QUANTILE);
		return out;
	};
}

/** Color distance of each listed cell from the surface through all of them, as far as it shows. */
export function distancesFromSurface(
	own: readonly number[],
	cells: readonly SkinCell[],
	gain: number,
): (colours: CellColours) => number[] {
	const offPlane = new OffSurface(
		own.map((c) => cells[c].x),
		own.map((c) => cells[c].y),
	);
	const visible = visibleContrast(gain);
	return (colours) => distances(own, offPlane, visible, colours);
}

function distances(
	own: readonly number[],
	offPlane: OffSurface,
	visible: number,
	colours: CellColours,
): number[] {
	const L = offPlane.distances(valuesAt(colours.L, own));
	const a = offPlane.distances(valuesAt(colours.a, own));
	const b = offPlane.distances(valuesAt(colours.b, own));
	const out: number[] = [];
	for (let n = 0; n < own.length; n++) out.push(visible * Math.hypot(LIGHTNESS_WEIGHT * L[n], a[n], b[n]));
	return out;
}
