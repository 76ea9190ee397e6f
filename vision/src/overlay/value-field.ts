import { boxBlur } from "../pixels/box-blur.ts";
import { halveMask } from "../pixels/halve-plane.ts";
import { labelComponents } from "../pixels/label-components.ts";
import { maskPixels } from "../pixels/mask-pixels.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

/** How strongly a concern shows at each half-size crop pixel, 0 to 1. */
export interface ValueField {
	strength: Float32Array;
	/** Edge of the square field, pixels. */
	size: number;
}

/** One value at one place of the crop. */
export interface PlacedValue {
	x: number;
	y: number;
	value: number;
}

/** Values at which an area begins to show and shows in full. */
export interface ShowRange {
	from: number;
	full: number;
}

/**
 * A smooth field through scattered values (normalised convolution) over visible skin; `spreadMm` is about the
 * distance of the values. Null when nothing reaches the start of the range.
 */
export function fieldOfValues(
	face: AlignedFace,
	skin: SkinView,
	values: readonly PlacedValue[],
	range: ShowRange,
	spreadMm: number,
): ValueField | null {
	if (!values.some(({ value }) => value > range.from)) return null;
	const size = face.size >> 1;
	const sums = new Float32Array(size * size);
	const weights = new Float32Array(size * size);
	for (const { x, y, value } of values) {
		const column = Math.min(size - 1, Math.max(0, Math.round(x / 2)));
		const row = Math.min(size - 1, Math.max(0, Math.round(y / 2)));
		sums[row * size + column] += value;
		weights[row * size + column] += 1;
	}
	const sigma = (0.6 * spreadMm * face.cropPxPerMm) / 2;
	const sum = boxBlur(sums, size, size, sigma);
	const weight = boxBlur(weights, size, size, sigma);
	// Full weight is what a regular grid of such values gives; less fades the field out towards its border.
	const full = 0.5 / ((spreadMm * face.cropPxPerMm) / 2) ** 2;
	const strength = visibleSkin(skin, face.size);
	for (let i = 0; i < strength.length; i++) {
		if (strength[i] === 0 || weight[i] < 0.05 * full) {
			strength[i] = 0;
			continue;
		}
		const share = Math.min(1, Math.max(0, (sum[i] / weight[i] - range.from) / (range.full - range.from)));
		strength[i] *= share * Math.min(1, weight[i] / full);
	}
	return tidyField(strength, size);
}

/** A field from a mask of crop pixels, softened by about a millimetre; null when the mask is all but empty. */
export function fieldOfMask(face: AlignedFace, mask: Uint8Array, leastPixels: number): ValueField | null {
	let count = 0;
	for (let i = 0; i < mask.length; i++) count += mask[i];
	if (count < leastPixels) return null;
	const size = face.size >> 1;
	const strength = boxBlur(Float32Array.from(halveMask(mask, face.size, face.size)), size, size, 1.4);
	for (let i = 0; i < strength.length; i++) strength[i] = Math.min(1, 1.4 * strength[i]);
	return tidyField(strength, size);
}

/** Strength from which an area is seen, and the fewest pixels it must have: smaller ones are dirt on the picture. */
const SEEN = 0.25;
const LEAST_AREA = 45;

/** Rounds the field's corners and drops islands too small to mean anything; null when nothing is left. */
function tidyField(strength: Float32Array, size: number): ValueField | null {
	const rounded = boxBlur(strength, size, size, 1.2);
	const seen = Uint8Array.from(rounded, (value) => (value > 0.02 ? 1 : 0));
	let kept = 0;
	for (const { pixels } of labelComponents(seen, size, size, maskPixels(seen))) {
		const area = pixels.filter((i) => rounded[i] > SEEN).length;
		if (area >= LEAST_AREA) kept += area;
		else for (const i of pixels) rounded[i] = 0;
	}
	return kept === 0 ? null : { strength: rounded, size };
}

/** 1 on visible skin, falling to 0 across its border, at half size. */
export function visibleSkin(skin: SkinView, cropSize: number): Float32Array {
	const size = cropSize >> 1;
	const shown = new Uint8Array(skin.mask.length);
	for (let i = 0; i < shown.length; i++) shown[i] = skin.mask[i] | skin.specular[i];
	const soft = boxBlur(Float32Array.from(halveMask(shown, cropSize, cropSize)), size, size, 2);
	return soft.map((share) => Math.min(1, Math.max(0, 2 * share - 0.9)));
}
