import { scratchPlane } from "../pixels/scratch-plane.ts";
import type { Portrait } from "./portrait.ts";

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

/** The aligned crop without enlargement: a small face is looked at in its own pixels. */
export interface NativeCrop {
	/** Edge in pixels, at most the aligned crop's. */
	size: number;
	/** Encoded brightness, 0 to 255 (ITU-R BT.709 weights on sRGB codes). */
	brightness: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
	/** Measurable skin. */
	skin: Uint8Array;
}

const brightnessOf = scratchPlane();
const smallOf = scratchPlane();

/** Good until the next face is looked at. */
export function nativeCrop({ aligned, skin }: Pick<Portrait, "aligned" | "skin">): NativeCrop {
	const { rgb, size: edge, decodedPerCrop } = aligned;
	const size = Math.max(16, Math.round(edge * Math.min(1, decodedPerCrop)));
	const brightness = brightnessOf(edge * edge);
	for (let i = 0, at = 0; i < brightness.length; i++, at += 3)
		brightness[i] = 0.2126 * rgb[at] + 0.7152 * rgb[at + 1] + 0.0722 * rgb[at + 2];
	return {
		size,
		brightness: shrinkPlane(brightness, edge, size, smallOf(size * size)),
		oval: shrinkMask(skin.zones.oval, edge, size),
		skin: shrinkMask(skin.mask, edge, size),
	};
}
