import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median, quantile } from "../pixels/quantile.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import { shadingSlope } from "./shading-slope.ts";
import type { SkinCell } from "./skin-cells.ts";

export const REDNESS_ZONES: readonly Zone[] = [
	"forehead",
	"glabella",
	"nose",
	"left_cheek",
	"right_cheek",
	"chin",
	"left_jaw",
	"right_jaw",
];

/** Open skin without the nose, which is redder on nearly everyone: the person's own calm skin is found here. */
const REFERENCE_ZONES: readonly Zone[] = [
	"forehead",
	"left_cheek",
	"right_cheek",
	"chin",
	"left_jaw",
	"right_jaw",
];
const REFERENCE_QUANTILE = 0.25;

/** Fewer cells are one blotch, not a zone. */
const LEAST_CELLS = 4;

/** A vivid camera, a warm lamp or much melanin stretch all contrasts of the index along with its base. */
const USUAL_BASE = 20;

/**
 * Redness of each zone in delta_EI: median erythema index 100*log10(R/G) of its cells minus the calmest quarter of
 * the person's own open skin (Takiwaki 1998; Ptakh & Saiko 2021), both freed of shade and melanin and
 * scaled to a usual base. Exposure and skin tone, which shift the whole face, cancel. The face's value is the mean over all these zones.
 */
export function redness(cells: readonly SkinCell[], colours: CellColours): ZoneValues {
	const surplus = redSurplus(cells, colours);
	if (surplus === null) return {};
	const valuesOf = (zones: readonly Zone[]) =>
		cells.flatMap(({ zone }, c) => (zones.includes(zone) ? [surplus[c]] : []));
	const out: ZoneValues = {};
	for (const zone of REDNESS_ZONES) {
		const own = valuesOf([zone]);
		if (own.length >= LEAST_CELLS) out[zone] = median(own);
	}
	const all = valuesOf(REDNESS_ZONES);
	out.face = all.reduce((sum, value) => sum + value, 0) / all.length;
	return out;
}

/** Redness of every cell above the person's own calm skin, in delta_EI; null where too little of that is seen. */
export function redSurplus(cells: readonly SkinCell[], colours: CellColours): Float32Array | null {
	const erythema = unshadedErythema(cells, colours);
	const calm = cells.flatMap(({ zone }, c) => (REFERENCE_ZONES.includes(zone) ? [erythema[c]] : []));
	if (calm.length === 0) return null;
	const reference = quantile(calm, REFERENCE_QUANTILE);
	const base = quantile(colours.erythema, REFERENCE_QUANTILE);
	const scale = USUAL_BASE / Math.max(USUAL_BASE, base);
	return erythema.map((value) => scale * (value - reference));
}

/** Erythema index of each cell with the part that follows shade and melanin taken out. */
export function unshadedErythema(cells: readonly SkinCell[], { red, erythema }: CellColours): Float32Array {
	const slope = shadingSlope(
		REFERENCE_ZONES.map((zone) => {
			const own = cells.flatMap((cell, c) => (cell.zone === zone ? [c] : []));
			return { red: own.map((c) => red[c]), erythema: own.map((c) => erythema[c]) };
		}).filter(({ red: values }) => values.length > 2),
	);
	return erythema.map((value, c) => value - slope * red[c]);
}
