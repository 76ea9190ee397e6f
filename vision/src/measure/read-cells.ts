import { type ChannelCurves, labOfLinear } from "../pixels/lab-planes.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";
import type { SkinCell } from "./skin-cells.ts";

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
