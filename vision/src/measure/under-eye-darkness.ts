import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { ZoneValues } from "./readings.ts";
import { type CellColours, cellsOf, type SkinCell, visibleContrast } from "./skin-samples.ts";

const SIDES = [
	{ eye: "left_under_eye", cheek: "left_cheek" },
	{ eye: "right_under_eye", cheek: "right_cheek" },
] as const satisfies readonly { eye: Zone; cheek: Zone }[];

export const UNDER_EYE_ZONES: readonly Zone[] = SIDES.map(({ eye }) => eye);

/** The cheek's upper part, wide enough that no single cell decides: light falls off towards the jaw. */
const NEAREST_CELLS = 24;
/** The dark ring is a band inside the zone: its darker part counts, not its middle. */
const DARK_SHARE = 0.5;

/** The cells under one eye and those of its cheek that are nearest to them; they lie there in any light. */
export interface EyePlaces {
	eye: Zone;
	under: readonly number[];
	beside: readonly number[];
}

export function eyePlaces(cells: readonly SkinCell[]): EyePlaces[] {
	return SIDES.map(({ eye, cheek }) => {
		const under = cellsOf(cells, eye);
		let [x, y] = [0, 0];
		for (const c of under) {
			x += cells[c].x;
			y += cells[c].y;
		}
		x /= under.length;
		y /= under.length;
		const beside = cellsOf(cells, cheek)
			.map((c) => ({ c, distance: Math.hypot(cells[c].x - x, cells[c].y - y) }))
			.sort((p, q) => p.distance - q.distance || p.c - q.c)
			.slice(0, NEAREST_CELLS)
			.map(({ c }) => c);
		return { eye, under, beside };
	});
}

/**
 * Darkness under each eye in delta_L: mean L* of the nearest cheek of the same side minus the mean L* of the darker half
 * under the eye; above 0 the eye's skin is darker. The contrast to the own cheek tracks visual grading best (An Bras
 * Derm 2015). Means move less than single quantiles when the head turns a little.
 */
export function underEyeDarkness(
	cells: readonly SkinCell[],
	colours: CellColours,
	gain: number,
	places: readonly EyePlaces[] = eyePlaces(cells),
): ZoneValues {
	const out: ZoneValues = {};
	for (const place of places) {
		const darkness = darknessUnder(place, colours, gain).sort().reverse();
		if (darkness.length > 0)
			out[place.eye] = meanOf(darkness.subarray(0, Math.ceil(DARK_SHARE * darkness.length)));
	}
	return out;
}

/** How much darker every cell under one eye is than the nearest cheek, in delta_L. */
export function eyeCellDarkness(cells: readonly SkinCell[], colours: CellColours, gain: number, eye: Zone) {
	const place = eyePlaces(cells).find((one) => one.eye === eye);
	if (!place) return [];
	const values = darknessUnder(place, colours, gain);
	return [...values].map((value, n) => {
		const { x, y } = cells[place.under[n]];
		return { x, y, value };
	});
}

/** Empty where no cheek is seen. */
function darknessUnder({ under, beside }: EyePlaces, { L }: CellColours, gain: number): Float64Array {
	if (beside.length === 0) return new Float64Array(0);
	const visible = visibleContrast(gain);
	let cheek = 0;
	for (const c of beside) cheek += L[c];
	const reference = cheek / beside.length;
	const out = new Float64Array(under.length);
	for (let n = 0; n < out.length; n++) out[n] = visible * (reference - L[under[n]]);
	return out;
}

function meanOf(values: Float64Array): number {
	let sum = 0;
	for (let n = 0; n < values.length; n++) sum += values[n];
	return sum / values.length;
}
