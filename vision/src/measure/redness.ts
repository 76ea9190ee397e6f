import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { ZoneValues } from "./readings.ts";
import { type CellColours, cellsOf, type SkinCell, valuesAt } from "./skin-samples.ts";

/** A tone curve and melanin together never bend redness more than this. */
const STEEPEST = -0.7;

/** Weight of "no slope at all": keeps an evenly lit face, whose slope is all noise, uncorrected. */
const PRIOR_VARIANCE = 6;

/**
 * How much the erythema index falls per unit of 100*log10(R) inside the zones, 0 to -0.7. Shade deepens colour in
 * every camera, surface gloss pales it and melanin takes more green than red, so darker patches read redder than
 * their blood makes them. Red light hardly sees blood: the slope along it shows that share, and it is taken out.
 */
function shadingSlope(cells: readonly SkinCell[], { red, erythema }: CellColours): number {
	let covariance = 0;
	let variance = 0;
	for (const zone of REFERENCE_ZONES) {
		const own = cellsOf(cells, zone);
		if (own.length < 3) continue;
		const meanRed = sumAt(red, own) / own.length;
		const meanErythema = sumAt(erythema, own) / own.length;
		for (const c of own) {
			covariance += (red[c] - meanRed) * (erythema[c] - meanErythema);
			variance += (red[c] - meanRed) ** 2 + PRIOR_VARIANCE;
		}
	}
	return variance === 0 ? 0 : Math.min(0, Math.max(STEEPEST, covariance / variance));
}

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

/** Open skin that flushes least: what a flush of nose and cheeks is held against, so that it never calms itself. */
const REFERENCE_ZONES: readonly Zone[] = ["forehead", "chin", "left_jaw", "right_jaw"];
/** Stands in where a fringe and a beard leave too little of those. */
const OPEN_ZONES: readonly Zone[] = [...REFERENCE_ZONES, "left_cheek", "right_cheek"];
const LEAST_REFERENCE_CELLS = 20;

/** A blotch rarely fills a zone: the redder part of it counts, free of its few oddest cells. */
const RED_QUANTILE = 0.85;
/** Fewer cells are one blotch, not a zone. */
const LEAST_CELLS = 4;
/** Cells of which the camera lost more than this share are not read. */
const MOST_CLIPPED = 0.2;

/** A vivid camera or a warm lamp stretches all contrasts of the index along with its base. */
const USUAL_BASE = 27;
/** Erythema index that a face of this tone in this light may have and still be calm: cameras differ by as much. */
const CALM_MARGIN = 10;

/** What of the light tells how red calm skin reads. */
export interface CalmSkin {
	/** a* of the eye whites. */
	whites: number;
}

/**
 * Expected erythema index of calm skin of this b*: melanin and a vivid camera raise both together, blood hardly raises
 * b*. A plane fitted through studio photos and portraits (docs/science.md).
 */
function calmBase(yellow: number, { whites }: CalmSkin): number {
	return 12.5 + 0.67 * yellow + 0.18 * whites;
}

/**
 * Redness of each zone in delta_EI: how far the redder part of its cells lies above the middle of forehead, chin and
 * jaw in the erythema index 100*log10(R/G) (Takiwaki 1998; Ptakh & Saiko 2021), freed of shade and scaled to a usual
 * base. Exposure and skin tone, which shift the whole face, cancel; where forehead and jaw are themselves far redder
 * than skin of this tone is, the reference is what such skin may read. The face's value is the mean over all zones.
 */
export function redness(cells: readonly SkinCell[], colours: CellColours, calm: CalmSkin): ZoneValues {
	const surplus = redSurplus(cells, colours, calm);
	if (surplus === null) return {};
	const out: ZoneValues = {};
	for (const zone of REDNESS_ZONES) {
		const own = valuesAt(surplus, seenCells(cells, colours, [zone]));
		if (own.length >= LEAST_CELLS) out[zone] = quantile(own, RED_QUANTILE);
	}
	const all = seenCells(cells, colours, REDNESS_ZONES);
	if (all.length > 0) out.face = sumAt(surplus, all) / all.length;
	return out;
}

/** a* that melanin brings along with each unit of b*. */
const MELANIN_SLOPE = 0.6;

/**
 * How red all of the face is: mean a* of its cells less what comes along with b*. Not comparable between cameras; among
 * photos of one camera it follows a flush of the whole face, which the zones' own readings cannot see.
 */
export function overallRed(cells: readonly SkinCell[], { a, b, clipped }: CellColours): number | undefined {
	let [sum, count] = [0, 0];
	for (let c = 0; c < cells.length; c++) {
		if (!REDNESS_ZONES.includes(cells[c].zone) || clipped[c] > MOST_CLIPPED) continue;
		sum += a[c] - MELANIN_SLOPE * b[c];
		count++;
	}
	return count === 0 ? undefined : sum / count;
}

/** Redness of every cell above the person's calm skin, in delta_EI; null where too little of that is seen. */
export function redSurplus(
	cells: readonly SkinCell[],
	colours: CellColours,
	calm: CalmSkin,
): Float32Array | null {
	const calmest = seenCells(cells, colours, REFERENCE_ZONES);
	const seen = calmest.length >= LEAST_REFERENCE_CELLS ? calmest : seenCells(cells, colours, OPEN_ZONES);
	if (seen.length === 0) return null;
	const erythema = unshadedErythema(cells, colours);
	const own = median(valuesAt(colours.erythema, seen));
	const yellow = median(valuesAt(colours.b, seen));
	const flushed = Math.max(0, own - calmBase(yellow, calm) - CALM_MARGIN);
	const reference = median(valuesAt(erythema, seen)) - flushed;
	const scale = USUAL_BASE / Math.max(USUAL_BASE, own - flushed);
	for (let c = 0; c < erythema.length; c++) erythema[c] = scale * (erythema[c] - reference);
	return erythema;
}

/** Those of the zones' cells whose color the camera held. */
function seenCells(
	cells: readonly SkinCell[],
	{ clipped }: CellColours,
	zones: readonly Zone[],
): readonly number[] {
	const out: number[] = [];
	for (let c = 0; c < cells.length; c++)
		if (clipped[c] <= MOST_CLIPPED && zones.includes(cells[c].zone)) out.push(c);
	return out;
}

function sumAt(plane: Float32Array, places: readonly number[]): number {
	let sum = 0;
	for (let n = 0; n < places.length; n++) sum += plane[places[n]];
	return sum;
}

/** Erythema index of each cell with the part that follows shade taken out. */
function unshadedErythema(cells: readonly SkinCell[], colours: CellColours): Float32Array {
	const { red, erythema } = colours;
	const slope = shadingSlope(cells, colours);
	const out = new Float32Array(erythema.length);
	for (let c = 0; c < out.length; c++) out[c] = erythema[c] - slope * red[c];
	return out;
}
