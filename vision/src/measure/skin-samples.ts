import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { type ChannelCurves, labOfLinear } from "../pixels/colour-space.ts";
import { gaussianBlur } from "../pixels/gaussian-blur.ts";
import { blurWeights, maskedBlur } from "../pixels/masked-blur.ts";
import { halvePlane, scratchPixels, scratchPlane, takePlane } from "../pixels/planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinView } from "../regions/mask-skin.ts";

/** Edge of a cell: wide enough to average pores and grain away, narrow enough to keep a blotch. */
const CELL_MM = 6;
/** The strip under an eye is hardly wider than one such cell: it is cut finer. */
const FINE_CELL_MM = 2.5;
const FINE_ZONES: readonly Zone[] = ["left_under_eye", "right_under_eye"];
/** Pixels looked at per cell; more changes a cell's mean by less than 0.1 L*. */
const SAMPLES_PER_CELL = 32;
/** A cell counts when at least this share of it is matte skin of the zone. */
const LEAST_FILL = 0.4;

/** A patch of one zone's skin, by a regular sample of its pixels. */
export interface SkinCell {
	zone: Zone;
	/** Middle in crop pixels. */
	x: number;
	y: number;
	samples: Int32Array;
}

/** Cuts every zone's matte skin into square cells on one grid: the unit of all colour measurements. */
export function skinCells(face: AlignedFace, skin: SkinView): SkinCell[] {
	return ZONES.flatMap((zone) => {
		const millimetres = FINE_ZONES.includes(zone) ? FINE_CELL_MM : CELL_MM;
		const edge = Math.max(4, Math.round(millimetres * face.cropPxPerMm));
		return zoneCells(zone, skin.perZone[zone].pixels, face.size, edge);
	});
}

const keysOf = scratchPixels();
const countsOf = scratchPixels();
const endsOf = scratchPixels();
const sortedOf = scratchPixels();

/** In the order in which their first pixels come, each with its pixels in reading order. */
function zoneCells(zone: Zone, pixels: Int32Array, size: number, edge: number): SkinCell[] {
	const columns = Math.ceil(size / edge);
	const keys = keysOf(pixels.length);
	const counts = countsOf(columns * columns).fill(0);
	const filled: number[] = [];
	for (let n = 0; n < pixels.length; n++) {
		const y = Math.floor(pixels[n] / size);
		const key = Math.floor(y / edge) * columns + Math.floor((pixels[n] - y * size) / edge);
		if (counts[key]++ === 0) filled.push(key);
		keys[n] = key;
	}
	// Each cell's pixels come to lie side by side.
	const ends = endsOf(counts.length);
	let start = 0;
	for (const key of filled) {
		ends[key] = start;
		start += counts[key];
	}
	const sorted = sortedOf(pixels.length);
	for (let n = 0; n < pixels.length; n++) sorted[ends[keys[n]]++] = pixels[n];
	const cells: SkinCell[] = [];
	for (const key of filled) {
		const bucket = sorted.subarray(ends[key] - counts[key], ends[key]);
		if (bucket.length < LEAST_FILL * edge * edge) continue;
		const row = Math.floor(key / columns);
		cells.push({
			zone,
			x: (key - row * columns + 0.5) * edge,
			y: (row + 0.5) * edge,
			samples: evenlySpaced(bucket, SAMPLES_PER_CELL),
		});
	}
	return cells;
}

/** Indices of a zone's cells. */
export function cellsOf(cells: readonly SkinCell[], zone: Zone): number[] {
	const out: number[] = [];
	for (let c = 0; c < cells.length; c++) if (cells[c].zone === zone) out.push(c);
	return out;
}

/** A plane of one value a cell, at the given cells; in double precision, as quantiles of plain numbers are taken. */
export function valuesAt(plane: Float32Array, places: readonly number[]): Float64Array {
	const out = new Float64Array(places.length);
	for (let n = 0; n < out.length; n++) out[n] = plane[places[n]];
	return out;
}

/** At most `count` evenly spaced values. */
function evenlySpaced(values: Int32Array, count: number): Int32Array {
	const step = Math.max(1, values.length / count);
	const out = new Int32Array(Math.min(count, values.length));
	for (let n = 0; n < out.length; n++) out[n] = values[Math.floor(n * step)];
	return out;
}

/** Below this linear value sensor noise and quantisation rule the logarithm. */
const FLOOR = 0.002;

/**
 * Erythema index 100*log10(R/G) in linear light (image analogue of Takiwaki 1998; exposure cancels) of the given
 * pixels; all other pixels stay 0. Blood absorbs green far more than red, so more blood reads higher.
 */
export function erythemaPlane(rgb: Uint8Array, curves: ChannelCurves, pixels: Int32Array): Float32Array {
	const logRed = logTable(curves.red);
	const logGreen = logTable(curves.green);
	const plane = new Float32Array(rgb.length / 3);
	for (let n = 0; n < pixels.length; n++) {
		const i = pixels[n];
		plane[i] = logRed[rgb[3 * i]] - logGreen[rgb[3 * i + 1]];
	}
	return plane;
}

/** 100*log10 of each entry, floored so that black stays finite. */
function logTable(linear: Float32Array): Float32Array {
	const out = new Float32Array(linear.length);
	for (let byte = 0; byte < out.length; byte++) out[byte] = 100 * Math.log10(Math.max(FLOOR, linear[byte]));
	return out;
}

/** Mean colour of each cell, in the order of the cells. */
export interface CellColours {
	L: Float32Array;
	a: Float32Array;
	b: Float32Array;
	/** Erythema index 100*log10(R/G). */
	erythema: Float32Array;
	/** 100*log10(R): falls with shade and melanin, hardly with blood. */
	red: Float32Array;
	/** Share of samples the camera could not hold, 0 to 1: their color is lost. */
	clipped: Float32Array;
}

/** A red channel this full, or a green one this empty, no longer tells a color. */
const FULL = 250;
const EMPTY = 6;

/** Moves every sample by whole crop pixels before it is read: what a small landmark error does. */
export interface CellShift {
	dx: number;
	dy: number;
}

/** Reads every cell through the given curves. Colour is averaged in linear light, redness in its logarithm. */
export function readCells(
	face: AlignedFace,
	cells: readonly SkinCell[],
	curves: ChannelCurves,
	shift: CellShift = { dx: 0, dy: 0 },
): CellColours {
	const { rgb, size } = face;
	const last = size * size - 1;
	const step = shift.dy * size + shift.dx;
	const logRed = logTable(curves.red);
	const logGreen = logTable(curves.green);
	const { length } = cells;
	const out = {
		L: new Float32Array(length),
		a: new Float32Array(length),
		b: new Float32Array(length),
		erythema: new Float32Array(length),
		red: new Float32Array(length),
		clipped: new Float32Array(length),
	};
	for (let c = 0; c < length; c++) {
		const { samples } = cells[c];
		let red = 0;
		let green = 0;
		let blue = 0;
		let erythema = 0;
		let logarithm = 0;
		let clipped = 0;
		for (const sample of samples) {
			const i = 3 * Math.min(last, Math.max(0, sample + step));
			red += curves.red[rgb[i]];
			green += curves.green[rgb[i + 1]];
			blue += curves.blue[rgb[i + 2]];
			erythema += logRed[rgb[i]] - logGreen[rgb[i + 1]];
			logarithm += logRed[rgb[i]];
			if (rgb[i] >= FULL || rgb[i + 1] <= EMPTY) clipped++;
		}
		const scale = 1 / samples.length;
		[out.L[c], out.a[c], out.b[c]] = labOfLinear(red * scale, green * scale, blue * scale);
		out.erythema[c] = erythema * scale;
		out.red[c] = logarithm * scale;
		out.clipped[c] = clipped * scale;
	}
	return out;
}

const shareOf = scratchPlane();
const smoothOf = scratchPlane();
const filledOf = scratchPlane();
const lightOf = scratchPlane();

/** Spread of the blur that turns a face's skin into its own smooth background, in half-size pixels. */
const BACKGROUND_SIGMA = 7;
/** The finest detail looked at, crop pixels: about half a millimetre, coarser than one photo pixel of noise. */
export const FINE_SIGMA = 1.3;

/**
 * The skin's lightness with everything that is not matte skin replaced by the smooth skin around it, so that plain
 * blurs can be used and no lip, hair or highlight leaves an edge.
 */
export interface SkinPlanes {
	size: number;
	half: number;
	/** L* at half size; good until the next face is read. */
	L: Float32Array;
	/** L* at full size, blurred by FINE_SIGMA; handed back by who has read it. */
	fineL: Float32Array;
}

export function skinPlanes(face: AlignedFace, skin: SkinView): SkinPlanes {
	const { size } = face;
	const half = size >> 1;
	const mask = skin.halfMask;
	const weights = blurWeights(mask, half, half, BACKGROUND_SIGMA, shareOf(half * half));
	const light = halvePlane(skin.lab.L, skin.mask, size, size, lightOf(half * half));
	const smooth = maskedBlur(light, mask, half, half, weights, smoothOf(half * half));
	for (let i = 0; i < smooth.length; i++) if (weights.share[i] <= 0.02) smooth[i] = skin.colour.L;
	for (let i = 0; i < light.length; i++) if (!mask[i]) light[i] = smooth[i];
	const filled = filledOf(size * size);
	for (let y = 0, i = 0; y < size; y++) {
		const row = (y >> 1) * half;
		for (let x = 0; x < size; x++, i++) filled[i] = skin.mask[i] ? skin.lab.L[i] : smooth[row + (x >> 1)];
	}
	return {
		size,
		half,
		L: light,
		fineL: gaussianBlur(filled, size, size, FINE_SIGMA, takePlane(size * size)),
	};
}

/** Light is brought up at most this much where contrast is judged. */
const MOST_GAIN = 2;

/**
 * Factor on a contrast of L* that was read after the exposure gain: bringing up dark skin five- or twelve-fold brings
 * up its gloss and relief with it, which nobody sees. L* goes with the cube root of light, so this is the contrast as
 * it shows when the light is at most doubled.
 */
export function visibleContrast(gain: number): number {
	return Math.cbrt(Math.min(MOST_GAIN, gain) / gain);
}
