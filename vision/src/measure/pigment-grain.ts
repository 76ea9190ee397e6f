import { blurStep } from "../pixels/blur-step.ts";
import { robustSpreadAt } from "../pixels/quantile.ts";
import { scratchPlane } from "../pixels/scratch-plane.ts";
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
