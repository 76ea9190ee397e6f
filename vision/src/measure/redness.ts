import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median, quantile } from "../pixels/quantile.ts";
import type { ZoneValues } from "./colour-readings.ts";
import type { CellColours } from "./read-cells.ts";
import type { SkinCell } from "./skin-cells.ts";

/** A tone curve and melanin together never bend redness more than this. */
const STEEPEST = -0.7;

/** Weight of "no slope at all": keeps an evenly lit face, whose slope is all noise, uncorrected. */
const PRIOR_VARIANCE = 6;

/**
 * How much the erythema index falls per unit of 100*log10(R) inside the zones, 0 to -0.7. Shade deepens colour in
 * every camera, surface gloss pales it and melanin takes more green than red, so darker patches read redder than
 * their blood makes them. Red light hardly sees blood: the slope along it shows that share, and it is taken out.
 */
function shadingSlope(groups: readonly { red: number[]; erythema: number[] }[]): number {
	let covariance = 0;
	let variance = 0;
	for (const { red, erythema } of groups) {
		const meanRed = red.reduce((sum, value) => sum + value, 0) / red.length;
		const meanErythema = erythema.reduce((sum, value) => sum + value, 0) / erythema.length;
		for (let n = 0; n < red.length; n++) {
			covariance += (red[n] - meanRed) * (erythema[n] - meanErythema);
			variance += (red[n] - meanRed) ** 2 + PRIOR_VARIANCE;
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
	const valuesOf = (zones: readonly Zone[]) =>
		cells.flatMap(({ zone }, c) =>
			zones.includes(zone) && colours.clipped[c] <= MOST_CLIPPED ? [surplus[c]] : [],
		);
	const out: ZoneValues = {};
	for (const zone of REDNESS_ZONES) {
		const own = valuesOf([zone]);
		if (own.length >= LEAST_CELLS) out[zone] = quantile(own, RED_QUANTILE);
	}
	const all = valuesOf(REDNESS_ZONES);
	if (all.length > 0) out.face = all.reduce((sum, value) => sum + value, 0) / all.length;
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
	const placesOf = (zones: readonly Zone[]) =>
		cells.flatMap(({ zone }, c) => (zones.includes(zone) && colours.clipped[c] <= MOST_CLIPPED ? [c] : []));
	const calmest = placesOf(REFERENCE_ZONES);
	const seen = calmest.length >= LEAST_REFERENCE_CELLS ? calmest : placesOf(OPEN_ZONES);
	if (seen.length === 0) return null;
	const erythema = unshadedErythema(cells, colours);
	const own = median(seen.map((c) => colours.erythema[c]));
	const yellow = median(seen.map((c) => colours.b[c]));
	const flushed = Math.max(0, own - calmBase(yellow, calm) - CALM_MARGIN);
	const reference = median(seen.map((c) => erythema[c])) - flushed;
	const scale = USUAL_BASE / Math.max(USUAL_BASE, own - flushed);
	return erythema.map((value) => scale * (value - reference));
}

/** Erythema index of each cell with the part that follows shade taken out. */
function unshadedErythema(cells: readonly SkinCell[], { red, erythema }: CellColours): Float32Array {
	const slope = shadingSlope(
		REFERENCE_ZONES.map((zone) => {
			const own = cells.flatMap((cell, c) => (cell.zone === zone ? [c] : []));
			return { red: own.map((c) => red[c]), erythema: own.map((c) => erythema[c]) };
		}).filter(({ red: values }) => values.length > 2),
	);
	return erythema.map((value, c) => value - slope * red[c]);
}
