import type { Zone } from "@dewlight/core/skin/observation.ts";
import { median } from "../pixels/quantile.ts";
import type { View } from "./pigment-grain.ts";

const BEARD_ZONES: readonly Zone[] = ["chin", "left_jaw", "right_jaw"];
/** Open skin, whose finest detail is the photo's own grain. */
const OPEN_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek"];
/** Where a moustache ends: below the nose hair grows here wherever a beard grows on chin and jaws. */
const SMILE_FOLDS: readonly Zone[] = ["left_nasolabial", "right_nasolabial"];
/** A zone seen by fewer half-size pixels tells nothing. */
const LEAST_PIXELS = 200;
/**
 * Finest detail of chin or jaw by that of open skin: of 60 studio faces at rest (docs/science.md) those without a beard
 * reach 1.19, those with one begin at 1.38.
 */
const BEARDED = 1.3;
/** So many of chin and jaws must be that rough: a smile dimples the chin alone. */
const LEAST_ROUGH = 2;

/** What of a zone a beard covers. */
export type Beard = "none" | "all" | "below_nose";

/**
 * Whether a beard grows in each zone: gaps in it and tufts of it are as dark and as round as marks, and brown hair takes
 * red light least, so that they are as red as spots. Read of the whole zone's robust spread, which single marks do not
 * move. `grain` is the spread of the finest detail in each zone.
 */
export function beardedZones(grain: Float32Array, zones: readonly Zone[], { perZone }: View): Beard[] {
	const seen = zones.map((_, label) => perZone[label].length >= LEAST_PIXELS);
	const open = zones.flatMap((zone, label) =>
		seen[label] && OPEN_ZONES.includes(zone) ? [grain[label]] : [],
	);
	const least = open.length === 0 ? Number.POSITIVE_INFINITY : BEARDED * median(open);
	const rough = zones.map(
		(zone, label) => seen[label] && BEARD_ZONES.includes(zone) && grain[label] >= least,
	);
	const grows = rough.filter(Boolean).length >= LEAST_ROUGH;
	return zones.map((zone, label) => {
		if (!grows) return "none";
		if (SMILE_FOLDS.includes(zone)) return "below_nose";
		return rough[label] ? "all" : "none";
	});
}
