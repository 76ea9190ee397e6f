import type { Zone } from "@dewlight/core/skin/observation.ts";
import { growMask } from "../pixels/grow-mask.ts";
import { median } from "../pixels/quantile.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
import { roughness, type View } from "./pigment-grain.ts";

/** Where a beard shows first, and how far around it grows. */
const BEARD_ZONES: readonly Zone[] = ["chin", "left_jaw", "right_jaw"];
const AROUND_BEARD: readonly Zone[] = [...BEARD_ZONES, "left_nasolabial", "right_nasolabial"];
/** Open skin, whose finest detail is the photo's own grain. */
const OPEN_ZONES: readonly Zone[] = ["forehead", "nose", "left_cheek", "right_cheek"];
/** A zone seen by fewer half-size pixels tells nothing. */
const LEAST_PIXELS = 200;
/**
 * Finest detail of chin or jaw by that of open skin: of 60 studio faces at rest (docs/science.md) those without a beard
 * reach 1.19, those with one begin at 1.38.
 */
const BEARDED = 1.3;
/** So many of chin and jaws must be that rough: a smile dimples the chin alone. */
const LEAST_ROUGH = 2;
/** A gap in a beard is no wider than twice this, millimetres. */
const GAP_MM = 3;
/** Responses beyond this many spreads count as much. */
const MOST = 2.5;

const hairOf = scratchPlane();

/**
 * Where a beard grows: gaps in it and tufts of it are as dark and as round as marks. Null for a face without one.
 * `detail` is the finest detail of darkness, `grain` its spread in each zone.
 */
export function beardedSkin(
	detail: Float32Array,
	grain: Float32Array,
	zones: readonly Zone[],
	view: View,
): Uint8Array | null {
	const seen = zones.map((_, label) => view.perZone[label].length >= LEAST_PIXELS);
	const grainsOf = (names: readonly Zone[]) =>
		zones.flatMap((zone, label) => (names.includes(zone) && seen[label] ? [grain[label]] : []));
	const open = grainsOf(OPEN_ZONES);
	const least = BEARDED * median(open);
	const rough = grainsOf(BEARD_ZONES).filter((one) => one >= least);
	if (open.length === 0 || rough.length < LEAST_ROUGH) return null;
	// Held against open skin, not against the zone's own: a beard is rough all over.
	const byOpenSkin = new Float32Array(zones.length).fill(median(open));
	const hair = roughness(detail, byOpenSkin, MOST, view, hairOf(detail.length));
	const { width, height, perMm } = view.skin;
	const dense = new Uint8Array(detail.length);
	const around = zones.flatMap((zone, label) => (AROUND_BEARD.includes(zone) ? [view.perZone[label]] : []));
	for (const own of around) for (const i of own) if (hair[i] >= BEARDED) dense[i] = 1;
	const grown = growMask(dense, width, height, Math.round(GAP_MM * perMm));
	const out = new Uint8Array(detail.length);
	for (const own of around) for (const i of own) out[i] = grown[i];
	return out;
}
