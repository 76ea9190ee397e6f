import type { Zone } from "@dewlight/core/skin/observation.ts";
import { blurStep } from "../pixels/gaussian-blur.ts";
import { scratchPlane } from "../pixels/planes.ts";
import { median, robustSpreadAt } from "../pixels/statistics.ts";
import type { SkinAbsorbance } from "./skin-absorbance.ts";

/** A zone's mottling is drawn towards the face's as if so many pixels of the face lay in it. */
const FACE_PIXELS = 1000;
/** No zone is believed to be calmer than this share of the whole face. */
const CALMEST = 0.5;
/** Width of the surround whose roughness counts, and how far its taps lie apart. */
export const ROUGHNESS_MM = 4;
export const ROUGHNESS_TAPS = 4;
/** Mean size of the responses of even skin, in their spread, and what one mark may add to it. */
const USUAL_ROUGHNESS = 0.8;
const OWN_SHARE = 0.2;

const aroundOf = scratchPlane();

/** Robust spread of the response in each zone. */
export function grainOf(response: Float32Array, { skin: { pixels: all }, perZone }: View): Float32Array {
	const face = all.length === 0 ? 1 : robustSpreadAt(response, all);
	return Float32Array.from(perZone, (own) => {
		if (own.length === 0) return face;
		const drawn =
			(own.length * robustSpreadAt(response, own) + FACE_PIXELS * face) / (own.length + FACE_PIXELS);
		return Math.max(CALMEST * face, drawn);
	});
}

/** The skin as grain and roughness are read of it. */
export interface View {
	skin: SkinAbsorbance;
	labels: Int8Array;
	/** Blurred mask, as wide as roughness is. */
	share: Float32Array;
	/** The pixels of each zone. */
	perZone: readonly Int32Array[];
}

/** How much larger than usual for its zone a response within some millimetres of each pixel is, at least 1. */
export function roughness(
	response: Float32Array,
	grain: Float32Array,
	most: number,
	{ skin, labels, share }: View,
	size: Float32Array,
): Float32Array {
	const { pixels, width, perMm } = skin;
	size.fill(0);
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		if (labels[i] >= 0) size[i] = Math.min(most, Math.abs(response[i]) / grain[labels[i]]);
		else size[i] = USUAL_ROUGHNESS;
	}
	const around = blurStep(size, width, ROUGHNESS_MM * perMm, ROUGHNESS_TAPS, aroundOf(size.length));
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		size[i] = Math.max(1, (around[i] / share[i] - OWN_SHARE) / USUAL_ROUGHNESS);
	}
	return size;
}

/** The zone's grain at each pixel, times the roughness there. */
export function raisedBy(
	rough: Float32Array,
	grain: Float32Array,
	{ skin: { pixels }, labels }: View,
	out: Float32Array,
): Float32Array {
	out.fill(0);
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		if (labels[i] >= 0) out[i] = grain[labels[i]] * rough[i];
	}
	return out;
}

/** The pixels of each label. */
export function byLabel(pixels: Int32Array, labels: Int8Array, count: number): Int32Array[] {
	const sizes = new Int32Array(count);
	for (let n = 0; n < pixels.length; n++) if (labels[pixels[n]] >= 0) sizes[labels[pixels[n]]]++;
	const lists = Array.from(sizes, (size) => new Int32Array(size));
	sizes.fill(0);
	for (let n = 0; n < pixels.length; n++) {
		const label = labels[pixels[n]];
		if (label >= 0) lists[label][sizes[label]++] = pixels[n];
	}
	return lists;
}

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
