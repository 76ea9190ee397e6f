import { ZONES, type Zone } from "@dewlight/core/skin/observation.ts";
import { scratchPixels } from "../pixels/scratch-plane.ts";
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
			samples: everyNth(bucket, SAMPLES_PER_CELL),
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
function everyNth(values: Int32Array, count: number): Int32Array {
	const step = Math.max(1, values.length / count);
	const out = new Int32Array(Math.min(count, values.length));
	for (let n = 0; n < out.length; n++) out[n] = values[Math.floor(n * step)];
	return out;
}
