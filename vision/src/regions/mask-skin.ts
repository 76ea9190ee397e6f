import type { Zone } from "@dewlight/core/skin/observation.ts";
import { boxBlur, boxRadius } from "../pixels/box-blur.ts";
import {
	type ChannelCurves,
	channelCurves,
	type LabPlanes,
	labPlanes,
	luminancesOf,
} from "../pixels/colour-space.ts";
import { type Component, labelComponents, maskPixels, pixelsOn } from "../pixels/masks.ts";
import { halveMask, halvePlane, scratchMask, scratchPlane } from "../pixels/planes.ts";
import { median } from "../pixels/statistics.ts";
import type { AlignedFace } from "./aligned-face.ts";
import { findHair, seedPixels } from "./find-hair.ts";
import { highlightMargin, matchSkinColour, type SkinColour, skinColour } from "./skin-colour.ts";
import { drawZones, type FaceZones, perZone } from "./zones.ts";

/** L* above which a highlight has no hue left to judge. */
const BURNT_OUT = 97;

/** What of a zone can be measured. */
export interface ZoneSkin {
	/** Pixels of the zone inside the field. */
	area: number;
	/** Matte skin: what colour and texture are measured on. */
	pixels: Int32Array;
	/** Bare highlights on skin. */
	specular: Int32Array;
	/** Share of the zone that shows skin, matte or shining, 0 to 1. */
	coverage: number;
}

/** The crop's skin, exposure-normalised: every later stage works on these masks, lists and planes. */
export interface SkinView {
	zones: FaceZones;
	/** 1 where matte skin is seen. */
	mask: Uint8Array;
	/** The same at half size. */
	halfMask: Uint8Array;
	/** 1 where skin shines. */
	specular: Uint8Array;
	/** How clearly a pixel shines, -1 to 1; above 0 it does. */
	highlight: Float32Array;
	/** Pixels of `mask`. */
	pixels: Int32Array;
	perZone: Record<Zone, ZoneSkin>;
	/** Share of the field that shows skin, 0 to 1. */
	coverage: number;
	/** Factor that brought the median skin luminance to 0.30. */
	gain: number;
	curves: ChannelCurves;
	/** CIELAB after that gain; 0 outside the face field. */
	lab: LabPlanes;
	/** Colour statistics of the sure skin, after the gain. */
	colour: SkinColour;
}

const lightOf = scratchPlane();

/** Finds the measurable skin of an aligned face. */
export function maskSkin(face: AlignedFace): SkinView {
	const { size } = face;
	const zones = drawZones(face);
	const seed = seedPixels(face.rgb, zones);
	const gain = exposureGain(face.rgb, seed);
	const curves = channelCurves({ gain });
	const lab = labPlanes(face.rgb, curves, zones.oval);
	const colour = skinColour(lab, seed);
	const light = halvePlane(lab.L, zones.field, size, size, lightOf((size >> 1) ** 2));
	const hair = findHair(light, zones, size);
	const highlight = highlightMargin(lab, light, zones, colour, gain, size);
	const plain = matchSkinColour(lab, zones, colour, size);
	const { mask, specular } = divideSkin(zones.field, hair, highlight, plain, lab.L);
	keepMajority(mask, specular, zones, size);
	restoreSpots(mask, specular, zones, size, face.cropPxPerMm);
	return {
		zones,
		mask,
		halfMask: halveMask(mask, size, size),
		specular,
		highlight,
		pixels: maskPixels(mask),
		perZone: perZone((zone) => zoneSkin(zones.pixels[zone], mask, specular)),
		coverage: shownShare(mask, specular, zones.field),
		gain,
		curves,
		lab,
		colour,
	};
}

/** Matte skin and bare highlights. */
function divideSkin(
	field: Uint8Array,
	hair: Uint8Array,
	highlight: Float32Array,
	plain: Uint8Array,
	L: Float32Array,
) {
	const mask = new Uint8Array(field.length);
	const specular = new Uint8Array(field.length);
	for (let i = 0; i < mask.length; i++) {
		if (!field[i] || hair[i]) continue;
		// A highlight keeps a trace of the skin's hue unless it is burnt out; cloth and white hair do not.
		if (highlight[i] > 0 && (plain[i] || L[i] > BURNT_OUT)) specular[i] = 1;
		else mask[i] = plain[i];
	}
	return { mask, specular };
}

function shownShare(mask: Uint8Array, specular: Uint8Array, field: Uint8Array): number {
	let shown = 0;
	let all = 0;
	for (let i = 0; i < mask.length; i++) {
		all += field[i];
		shown += mask[i] | specular[i];
	}
	return all === 0 ? 0 : shown / all;
}

function zoneSkin(all: Int32Array, mask: Uint8Array, specular: Uint8Array): ZoneSkin {
	const pixels = pixelsOn(all, mask);
	const shining = pixelsOn(all, specular);
	const shown = pixels.length + shining.length;
	return { area: all.length, pixels, specular: shining, coverage: all.length === 0 ? 0 : shown / all.length };
}

/** Median skin luminance every face is brought to before it is measured. */
const TARGET_LUMINANCE = 0.3;
/** A gain beyond this only amplifies noise; such photos are for the exposure check to refuse. */
const MAX_GAIN = 12;

/** Factor in linear light that brings the median luminance of the seed pixels to 0.30. */
function exposureGain(rgb: Uint8Array, seed: Int32Array): number {
	if (seed.length === 0) return 1;
	return Math.min(MAX_GAIN, TARGET_LUMINANCE / Math.max(1e-3, median(luminancesOf(rgb, seed))));
}

const shownOf = scratchPlane();

/** Width of the neighborhood that decides, and how far around the face it can reach, crop pixels. */
const MAJORITY_SIGMA = 3;
const MAJORITY_REACH = 3 * boxRadius(MAJORITY_SIGMA);

/** Drops mask pixels whose neighbourhood is mostly not skin: strands, rims and specks the colour test let through. */
function keepMajority(mask: Uint8Array, specular: Uint8Array, { box }: FaceZones, size: number): void {
	// Cut out of the crop, a third of which is no face.
	const left = Math.max(0, box.left - MAJORITY_REACH);
	const top = Math.max(0, box.top - MAJORITY_REACH);
	const width = Math.min(size, box.right + MAJORITY_REACH) - left;
	const height = Math.min(size, box.bottom + MAJORITY_REACH) - top;
	if (width <= 0 || height <= 0) return;
	const shown = shownOf(width * height);
	for (let y = 0, o = 0; y < height; y++)
		for (let x = 0, i = (y + top) * size + left; x < width; x++, i++, o++) shown[o] = mask[i] | specular[i];
	const share = boxBlur(shown, width, height, MAJORITY_SIGMA, shown);
	for (let y = 0, o = 0; y < height; y++)
		for (let x = 0, i = (y + top) * size + left; x < width; x++, i++, o++) {
			if (share[o] >= 0.55) continue;
			mask[i] = 0;
			specular[i] = 0;
		}
}

/** Moles and dark marks up to this width are skin, however dark. */
const WIDEST_SPOT_MM = 7;

const missingOf = scratchMask();

/**
 * Puts small dark islands inside skin back into the mask: a mole fails the colour test but is what dark marks are
 * about. Islands that touch anything other than skin (brows, hair, the oval's edge) stay out.
 */
function restoreSpots(
	mask: Uint8Array,
	specular: Uint8Array,
	{ field, halfField: seen }: Pick<FaceZones, "field" | "halfField">,
	size: number,
	pxPerMm: number,
): void {
	const half = size >> 1;
	const missing = notShown(mask, specular, field);
	const widest = (WIDEST_SPOT_MM * pxPerMm) / 2;
	const halved = halveAny(missing, size);
	for (const island of labelComponents(halved, half, half, maskPixels(halved))) {
		const width = island.maxX - island.minX + 1;
		const height = island.maxY - island.minY + 1;
		if (Math.max(width, height) > widest || Math.max(width, height) > 2.5 * Math.min(width, height)) continue;
		if (!isEnclosed(island, seen, half)) continue;
		for (const i of island.pixels) {
			const y = Math.floor(i / half);
			const corner = 2 * y * size + 2 * (i - y * half);
			for (const j of [corner, corner + 1, corner + size, corner + size + 1]) mask[j] |= missing[j];
		}
	}
}

function notShown(mask: Uint8Array, specular: Uint8Array, field: Uint8Array): Uint8Array {
	const out = missingOf(mask.length);
	for (let i = 0; i < out.length; i++) out[i] = field[i] & (1 - mask[i]) & (1 - specular[i]);
	return out;
}

/** Half-size mask where any of the four pixels is set. */
function halveAny(mask: Uint8Array, size: number): Uint8Array {
	const half = size >> 1;
	const out = new Uint8Array(half * half);
	for (let y = 0, o = 0; y < half; y++) {
		for (let x = 0, i = 2 * y * size; x < half; x++, i += 2, o++) {
			out[o] = mask[i] | mask[i + 1] | mask[i + size] | mask[i + size + 1];
		}
	}
	return out;
}

/** Whether the island's box, one pixel larger, lies wholly in the field. */
function isEnclosed(island: Component, field: Uint8Array, width: number): boolean {
	for (let y = island.minY - 1; y <= island.maxY + 1; y++) {
		for (let x = island.minX - 1; x <= island.maxX + 1; x++) if (!field[y * width + x]) return false;
	}
	return true;
}
