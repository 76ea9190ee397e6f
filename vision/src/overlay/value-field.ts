import { boxBlur } from "../pixels/box-blur.ts";
import { halveMask } from "../pixels/halve-plane.ts";
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
 * A smooth field through scattered values (normalised convolution) over `visible` skin; `spreadMm` is about the
 * distance of the values. Null when nothing reaches the start of the range.
 */
export function fieldOfValues(
	face: AlignedFace,
	visible: Float32Array,
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
	const sum = boxBlur(sums, size, size, sigma, sums);
	const weight = boxBlur(weights, size, size, sigma, weights);
	// Full weight is what a regular grid of such values gives; less fades the field out towards its border.
	const full = 0.5 / ((spreadMm * face.cropPxPerMm) / 2) ** 2;
	const strength = visible.slice();
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
/** An island ends where less than this is left. */
const BARELY = 0.02;
const LEAST_AREA = 45;

/** Rounds the field's corners and drops islands too small to mean anything; null when nothing is left. */
function tidyField(strength: Float32Array, size: number): ValueField | null {
	const rounded = boxBlur(strength, size, size, 1.2, strength);
	const queue = new Int32Array(rounded.length);
	const reached = new Uint8Array(rounded.length);
	let kept = 0;
	for (let i = 0; i < rounded.length; i++) {
		if (reached[i] || rounded[i] <= BARELY) continue;
		const end = spreadFrom(i, rounded, size, reached, queue);
		let area = 0;
		for (let n = 0; n < end; n++) if (rounded[queue[n]] > SEEN) area++;
		if (area >= LEAST_AREA) kept += area;
		else for (let n = 0; n < end; n++) rounded[queue[n]] = 0;
	}
	return kept === 0 ? null : { strength: rounded, size };
}

/** Fills the queue with the pixels of an island, eight neighbors to each; gives their number. */
function spreadFrom(
	start: number,
	strength: Float32Array,
	size: number,
	reached: Uint8Array,
	queue: Int32Array,
): number {
	let end = 0;
	queue[end++] = start;
	reached[start] = 1;
	for (let next = 0; next < end; next++) {
		const y = Math.floor(queue[next] / size);
		const x = queue[next] - y * size;
		for (let v = Math.max(0, y - 1); v <= Math.min(size - 1, y + 1); v++) {
			for (let u = Math.max(0, x - 1); u <= Math.min(size - 1, x + 1); u++) {
				const j = v * size + u;
				if (reached[j] || strength[j] <= BARELY) continue;
				reached[j] = 1;
				queue[end++] = j;
			}
		}
	}
	return end;
}

/** 1 on visible skin, falling to 0 across its border, at half size. */
export function visibleSkin(skin: SkinView, cropSize: number): Float32Array {
	const size = cropSize >> 1;
	const shown = new Uint8Array(skin.mask.length);
	for (let i = 0; i < shown.length; i++) shown[i] = skin.mask[i] | skin.specular[i];
	const soft = new Float32Array(halveMask(shown, cropSize, cropSize));
	boxBlur(soft, size, size, 2, soft);
	for (let i = 0; i < soft.length; i++) soft[i] = Math.min(1, Math.max(0, 2 * soft[i] - 0.9));
	return soft;
}
