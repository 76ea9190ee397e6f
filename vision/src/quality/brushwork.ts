import { boxBlur } from "../pixels/box-blur.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { halveMask } from "../pixels/halve-plane.ts";
import { median, quantile } from "../pixels/quantile.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { shrinkPlane } from "./shrink-plane.ts";

/** Bands of detail between blurs of these sigmas, pixels of the halved crop. */
const FINE = 0.7;
const MIDDLE = 1.4;
const BROAD = 2.8;
const COARSE = 5.6;
/** Sigma of the neighbourhood in which directions are compared. */
const WINDOW = 1.5;
/** Skin this near the mask's edge is left out: hair and lids are no brush strokes. */
const INSET = 3;
const LEAST_PIXELS = 200;
/** Every so many pixels of a row, shifted by one from row to row. */
const SAMPLED = 2;
/** Exposure gain beyond which 8-bit codes are too few to tell strokes from steps of the code. */
const DIMMEST_GAIN = 10;
/** Standard deviation of Gaussian noise by its median absolute value. */
const GAUSSIAN_MEDIAN = 1.4826;
const LEAST = 1e-3;

/** How the finest skin detail is built, each as a ratio but for the grain. */
export interface Brushwork {
	/** Slope of the calm quarter of the skin by that of its steepest twentieth: low between flat patches. */
	calm: number;
	/** Largest steps of the fine band by its middle ones. */
	peaks: number;
	/** How much neighbouring slopes run one way, 0 to 1, median: strokes and patch rims do. */
	aligned: number;
	/** Finest band by the next: weave and hatching fill it, blur empties it. */
	finest: number;
	/** Finest band, 8-bit codes. */
	grain: number;
	/** Energy of the finest band by that of the next, outliers and all: low where lines are drawn softly. */
	lines: number;
	/** How far the broad band's energy lies in few places: painted shading is smooth but for its contours. */
	contours: number;
}

/** Null where too little skin shows or the light is too dim. */
export function brushworkOf({ rgb, size }: AlignedFace, skin: SkinView): Brushwork | null {
	const edge = size >> 1;
	const plane = shrinkPlane(brightnessOf(rgb), size, edge);
	const places = insetPixels(halveMask(skin.mask, size, size), edge);
	if (places.length < LEAST_PIXELS || skin.gain > DIMMEST_GAIN) return null;
	const [fine, middle] = [FINE, MIDDLE].map((sigma) => gaussianBlur(plane, edge, edge, sigma));
	const [broad, coarse] = [BROAD, COARSE].map((sigma) => boxBlur(plane, edge, edge, sigma));
	const finest = Float32Array.from(places, (i) => Math.abs(plane[i] - fine[i]));
	const next = Float32Array.from(places, (i) => Math.abs(fine[i] - middle[i]));
	const shading = Float32Array.from(places, (i) => Math.abs(broad[i] - coarse[i]));
	const slopes = Float32Array.from(places, (i) =>
		lengthOf(plane[i + 1] - plane[i - 1], plane[i + edge] - plane[i - edge]),
	);
	const grain = median(finest);
	const typical = Math.max(LEAST, median(next));
	return {
		calm: quantile(slopes, 0.25) / Math.max(LEAST, quantile(slopes, 0.95)),
		peaks: quantile(next, 0.97) / typical,
		aligned: alignment(plane, coarse, edge, places),
		finest: grain / typical,
		grain,
		lines: energy(finest) / Math.max(LEAST, energy(next)),
		contours: energy(shading) / Math.max(LEAST, GAUSSIAN_MEDIAN * median(shading)),
	};
}

function brightnessOf(rgb: Uint8Array): Float32Array {
	const out = new Float32Array(rgb.length / 3);
	for (let i = 0, at = 0; i < out.length; i++, at += 3)
		out[i] = 0.2126 * rgb[at] + 0.7152 * rgb[at + 1] + 0.0722 * rgb[at + 2];
	return out;
}

/** Root mean square. */
function energy(values: Float32Array): number {
	return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
}

function insetPixels(mask: Uint8Array, edge: number): number[] {
	const places: number[] = [];
	for (let y = INSET; y < edge - INSET; y++)
		for (let x = INSET + (y & 1), i = y * edge + x; x < edge - INSET; x += SAMPLED, i += SAMPLED)
			if (mask[i] & mask[i - INSET] & mask[i + INSET] & mask[i - INSET * edge] & mask[i + INSET * edge])
				places.push(i);
	return places;
}

/** Median coherence of the structure tensor (Bigun & Granlund 1987) of the detail above the shading. */
function alignment(
	plane: Float32Array,
	shading: Float32Array,
	edge: number,
	places: readonly number[],
): number {
	const detail = plane.map((value, i) => value - shading[i]);
	const across = new Float32Array(plane.length);
	const down = new Float32Array(plane.length);
	const both = new Float32Array(plane.length);
	for (let i = edge + 1; i < plane.length - edge - 1; i++) {
		const dx = detail[i + 1] - detail[i - 1];
		const dy = detail[i + edge] - detail[i - edge];
		across[i] = dx * dx;
		down[i] = dy * dy;
		both[i] = dx * dy;
	}
	const [xx, yy, xy] = [across, down, both].map((part) => gaussianBlur(part, edge, edge, WINDOW));
	return median(
		Float32Array.from(places, (i) => lengthOf(xx[i] - yy[i], 2 * xy[i]) / Math.max(LEAST, xx[i] + yy[i])),
	);
}

/** Many times faster than Math.hypot, whose care for overflow no pixel needs. */
const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
