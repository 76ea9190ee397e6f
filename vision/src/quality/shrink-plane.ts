import { scratchPlane } from "../pixels/scratch-plane.ts";

const columnsOf = scratchPlane();

/**
 * Shrinks a square plane to `to` pixels by exact area averaging; returns the plane itself when sizes agree, else a new
 * one, or `out`.
 */
export function shrinkPlane(plane: Float32Array, from: number, to: number, out?: Float32Array): Float32Array {
	if (to >= from) return plane;
	const columns = shrinkRows(plane, from, to, columnsOf(from * to));
	return shrinkRows(columns, from, to, out ?? new Float32Array(to * to));
}

/** Shrinks each row and writes it as a column: twice gives the picture back upright. */
function shrinkRows(plane: Float32Array, from: number, to: number, out: Float32Array): Float32Array {
	const rows = plane.length / from;
	const step = from / to;
	for (let x = 0; x < to; x++) {
		const start = x * step;
		const end = Math.min(from, start + step);
		const first = Math.floor(start);
		const last = Math.ceil(end) - 1;
		const head = first === last ? end - start : first + 1 - start;
		const tail = end - last;
		for (let y = 0; y < rows; y++) {
			const at = y * from;
			let sum = head * plane[at + first];
			for (let inner = first + 1; inner < last; inner++) sum += plane[at + inner];
			if (last > first) sum += tail * plane[at + last];
			out[x * rows + y] = sum / step;
		}
	}
	return out;
}

/** The mask's pixel under each pixel of the smaller grid. */
export function shrinkMask(mask: Uint8Array, from: number, to: number): Uint8Array {
	if (to >= from) return mask;
	const out = new Uint8Array(to * to);
	const step = from / to;
	for (let y = 0; y < to; y++) {
		const row = Math.floor((y + 0.5) * step) * from;
		for (let x = 0; x < to; x++) out[y * to + x] = mask[row + Math.floor((x + 0.5) * step)];
	}
	return out;
}
