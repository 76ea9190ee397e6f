import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import type { SkinCell } from "./skin-cells.ts";
import { visibleContrast } from "./visible-contrast.ts";

const SIDES = [
	{ eye: "left_under_eye", cheek: "left_cheek" },
	{ eye: "right_under_eye", cheek: "right_cheek" },
] as const satisfies readonly { eye: Zone; cheek: Zone }[];

export const UNDER_EYE_ZONES: readonly Zone[] = SIDES.map(({ eye }) => eye);

/** The cheek's upper part, wide enough that no single cell decides: light falls off towards the jaw. */
const NEAREST_CELLS = 24;
/** The dark ring is a band inside the zone: its darker part counts, not its middle. */
const DARK_SHARE = 0.5;

/**
 * Darkness under each eye in delta_L: mean L* of the nearest cheek of the same side minus the mean L* of the darker half
 * under the eye; above 0 the eye's skin is darker. The contrast to the own cheek tracks visual grading best (An Bras
 * Derm 2015). Means move less than single quantiles when the head turns a little.
 */
export function underEyeDarkness(cells: readonly SkinCell[], colours: CellColours, gain: number): ZoneValues {
	const out: ZoneValues = {};
	for (const { eye } of SIDES) {
		const darkness = eyeCellDarkness(cells, colours, gain, eye)
			.map(({ value }) => value)
			.sort((p, q) => q - p);
		if (darkness.length > 0) out[eye] = mean(darkness.slice(0, Math.ceil(DARK_SHARE * darkness.length)));
	}
	return out;
}

/** How much darker every cell under one eye is than the nearest cheek, in delta_L. */
export function eyeCellDarkness(cells: readonly SkinCell[], colours: CellColours, gain: number, eye: Zone) {
	const visible = visibleContrast(gain);
	const cheek = SIDES.find((side) => side.eye === eye)?.cheek;
	const under = cells.flatMap((cell, c) => (cell.zone === eye ? [c] : []));
	const x = under.reduce((sum, c) => sum + cells[c].x, 0) / under.length;
	const y = under.reduce((sum, c) => sum + cells[c].y, 0) / under.length;
	const beside = cells
		.flatMap((cell, c) => (cell.zone === cheek ? [{ c, distance: Math.hypot(cell.x - x, cell.y - y) }] : []))
		.sort((p, q) => p.distance - q.distance || p.c - q.c)
		.slice(0, NEAREST_CELLS);
	if (beside.length === 0) return [];
	const reference = mean(beside.map(({ c }) => colours.L[c]));
	return under.map((c) => ({ x: cells[c].x, y: cells[c].y, value: visible * (reference - colours.L[c]) }));
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
