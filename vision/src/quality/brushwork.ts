import { boxBlur } from "../pixels/box-blur.ts";
import { gaussianAt } from "../pixels/gaussian-blur.ts";
import { scratchPixels, scratchPlane, takeValues } from "../pixels/planes.ts";
import { median, quantile } from "../pixels/statistics.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

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

const planeOf = scratchPlane();
const broadOf = scratchPlane();
const coarseOf = scratchPlane();
const placesOf = scratchPixels();
const detailOf = scratchPlane();
const acrossOf = scratchPlane();
const downOf = scratchPlane();
const bothOf = scratchPlane();

/** Null where too little skin shows or the light is too dim. */
export function brushworkOf({ rgb, size }: AlignedFace, skin: SkinView): Brushwork | null {
	if (skin.gain > DIMMEST_GAIN) return null;
	const edge = size >> 1;
	const places = insetPixels(skin.halfMask, edge);
	if (places.length < LEAST_PIXELS) return null;
	const plane = halvedBrightness(rgb, size);
	const [fine, middle] = [FINE, MIDDLE].map((sigma) => gaussianAt(plane, edge, edge, sigma, places));
	const broad = boxBlur(plane, edge, edge, BROAD, broadOf(plane.length));
	const coarse = boxBlur(plane, edge, edge, COARSE, coarseOf(plane.length));
	const finest = distances(takeValues(plane, places), fine);
	const next = distances(fine, middle);
	const shading = distances(takeValues(broad, places), takeValues(coarse, places));
	const slopes = slopesAt(plane, edge, places);
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

/** Encoded brightness of the crop at half its size. */
function halvedBrightness(rgb: Uint8Array, size: number): Float32Array {
	const edge = size >> 1;
	const out = planeOf(edge * edge);
	const row = 3 * size;
	for (let y = 0, o = 0; y < edge; y++)
		for (let x = 0, at = 2 * y * row; x < edge; x++, at += 6, o++) {
			const below = at + row;
			const red = rgb[at] + rgb[at + 3] + rgb[below] + rgb[below + 3];
			const green = rgb[at + 1] + rgb[at + 4] + rgb[below + 1] + rgb[below + 4];
			const blue = rgb[at + 2] + rgb[at + 5] + rgb[below + 2] + rgb[below + 5];
			out[o] = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 4;
		}
	return out;
}

function distances(one: Float32Array, other: Float32Array): Float32Array {
	const out = new Float32Array(one.length);
	for (let n = 0; n < out.length; n++) out[n] = Math.abs(one[n] - other[n]);
	return out;
}

function slopesAt(plane: Float32Array, edge: number, places: Int32Array): Float32Array {
	const out = new Float32Array(places.length);
	for (let n = 0; n < out.length; n++) {
		const i = places[n];
		out[n] = lengthOf(plane[i + 1] - plane[i - 1], plane[i + edge] - plane[i - edge]);
	}
	return out;
}

/** Root mean square. */
function energy(values: Float32Array): number {
	let sum = 0;
	for (let n = 0; n < values.length; n++) sum += values[n] * values[n];
	return Math.sqrt(sum / values.length);
}

/** In reading order. */
function insetPixels(mask: Uint8Array, edge: number): Int32Array {
	const places = placesOf(mask.length);
	let count = 0;
	for (let y = INSET; y < edge - INSET; y++)
		for (let x = INSET + (y & 1), i = y * edge + x; x < edge - INSET; x += SAMPLED, i += SAMPLED)
			if (mask[i] & mask[i - INSET] & mask[i + INSET] & mask[i - INSET * edge] & mask[i + INSET * edge])
				places[count++] = i;
	return places.subarray(0, count);
}

/** Median coherence of the structure tensor (Bigun & Granlund 1987) of the detail above the shading. */
function alignment(plane: Float32Array, shading: Float32Array, edge: number, places: Int32Array): number {
	const [across, down, both] = slopeProducts(plane, shading, edge);
	const [xx, yy, xy] = [across, down, both].map((part) => gaussianAt(part, edge, edge, WINDOW, places));
	const coherences = new Float32Array(places.length);
	for (let n = 0; n < coherences.length; n++)
		coherences[n] = lengthOf(xx[n] - yy[n], 2 * xy[n]) / Math.max(LEAST, xx[n] + yy[n]);
	return median(coherences);
}

/** Products of the detail's slopes: across by itself, down by itself, and both. */
function slopeProducts(plane: Float32Array, shading: Float32Array, edge: number): Float32Array[] {
	const detail = detailOf(plane.length);
	for (let i = 0; i < detail.length; i++) detail[i] = plane[i] - shading[i];
	const across = acrossOf(plane.length).fill(0);
	const down = downOf(plane.length).fill(0);
	const both = bothOf(plane.length).fill(0);
	for (let i = edge + 1; i < plane.length - edge - 1; i++) {
		const dx = detail[i + 1] - detail[i - 1];
		const dy = detail[i + edge] - detail[i - edge];
		across[i] = dx * dx;
		down[i] = dy * dy;
		both[i] = dx * dy;
	}
	return [across, down, both];
}

/** Many times faster than Math.hypot, whose care for overflow no pixel needs. */
const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);
