import type { Point } from "@dewlight/core/skin/observation.ts";
import { scratchMask, scratchPixels } from "./planes.ts";

const listOf = scratchPixels();

/** Indices of the set pixels of a mask, in reading order. */
export function maskPixels(mask: Uint8Array): Int32Array {
	return listPixels(mask, listOf(mask.length)).slice();
}

/** The same in the part of `list` that they take; the list is as long as the mask. */
export function listPixels(mask: Uint8Array, list: Int32Array): Int32Array {
	let count = 0;
	// Written every time and kept where the mask is set: cheaper than asking.
	for (let i = 0; i < mask.length; i++) {
		list[count] = i;
		count += mask[i];
	}
	return list.subarray(0, count);
}

/** Every so many of them, from the first on. */
export function everyNth(pixels: Int32Array, step: number): Int32Array {
	const out = new Int32Array(Math.ceil(pixels.length / step));
	for (let n = 0; n < out.length; n++) out[n] = pixels[n * step];
	return out;
}

/** Those of the pixels that are set in the mask, in their order. */
export function pixelsOn(pixels: Int32Array, mask: Uint8Array): Int32Array {
	let count = 0;
	for (let n = 0; n < pixels.length; n++) if (mask[pixels[n]]) count++;
	const out = new Int32Array(count);
	for (let n = 0, o = 0; n < pixels.length; n++) if (mask[pixels[n]]) out[o++] = pixels[n];
	return out;
}

const acrossOf = scratchMask();

/** Mask with every set pixel grown to a square of 2*radius+1. Gives a new mask, or `out`. */
export function growMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	out: Uint8Array = new Uint8Array(mask.length),
): Uint8Array {
	return spread(mask, width, height, { value: 1, radius, out });
}

/** Mask shrunk by a square of 2*radius+1; the picture's border counts as set. Gives a new mask, or `out`. */
export function shrinkMask(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number,
	out: Uint8Array = new Uint8Array(mask.length),
): Uint8Array {
	return spread(mask, width, height, { value: 0, radius, out });
}

/** Every pixel of one value takes what lies within `radius` of it along rows, and then along columns. */
function spread(
	mask: Uint8Array,
	width: number,
	height: number,
	{ value, radius, out }: { value: 0 | 1; radius: number; out: Uint8Array },
): Uint8Array {
	const other = 1 - value;
	const across = acrossOf(mask.length);
	for (let y = 0; y < height; y++) {
		const row = y * width;
		let reach = -1;
		for (let x = 0; x < Math.min(radius, width); x++) if (mask[row + x] === value) reach = x + radius;
		for (let x = 0; x < width; x++) {
			const ahead = x + radius;
			if (ahead < width && mask[row + ahead] === value) reach = ahead + radius;
			across[row + x] = x <= reach ? value : other;
		}
	}
	const reach = new Int32Array(width).fill(-1);
	for (let y = 0; y < Math.min(radius, height); y++) {
		for (let x = 0; x < width; x++) if (across[y * width + x] === value) reach[x] = y + radius;
	}
	for (let y = 0; y < height; y++) {
		const row = y * width;
		const ahead = y + radius;
		const below = ahead * width;
		for (let x = 0; x < width; x++) {
			if (ahead < height && across[below + x] === value) reach[x] = ahead + radius;
			out[row + x] = y <= reach[x] ? value : other;
		}
	}
	return out;
}

/** One 8-connected group of set pixels. */
export interface Component {
	pixels: number[];
	minX: number;
	maxX: number;
	minY: number;
	maxY: number;
}

/**
 * The 8-connected groups of a mask that hold one of the `starts`, in their order. The mask is cleared on the way:
 * when the starts cover all set pixels it comes back empty.
 */
export function labelComponents(
	mask: Uint8Array,
	width: number,
	height: number,
	starts: Iterable<number>,
): Component[] {
	const found: Component[] = [];
	for (const start of starts) {
		if (!mask[start]) continue;
		mask[start] = 0;
		const pixels = [start];
		const box = { minX: width, maxX: 0, minY: height, maxY: 0 };
		for (let next = 0; next < pixels.length; next++) {
			const i = pixels[next];
			const y = Math.floor(i / width);
			const x = i - y * width;
			if (x < box.minX) box.minX = x;
			if (x > box.maxX) box.maxX = x;
			if (y < box.minY) box.minY = y;
			if (y > box.maxY) box.maxY = y;
			for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
				for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
					const j = v * width + u;
					if (!mask[j]) continue;
					mask[j] = 0;
					pixels.push(j);
				}
			}
		}
		found.push({ pixels, ...box });
	}
	return found;
}

/** Sets the mask's pixels whose centre lies inside the polygon (even-odd rule), clipped to the mask. */
export function fillPolygon(
	polygon: readonly Point[],
	mask: Uint8Array,
	width: number,
	height: number,
): void {
	const corners = polygon.length;
	const xs = new Float64Array(corners);
	const ys = new Float64Array(corners);
	let top = height;
	let bottom = 0;
	for (let n = 0; n < corners; n++) {
		xs[n] = polygon[n][0];
		ys[n] = polygon[n][1];
		if (ys[n] < top) top = ys[n];
		if (ys[n] > bottom) bottom = ys[n];
	}
	const crossings: number[] = [];
	const lastRow = Math.min(height - 1, Math.ceil(bottom));
	for (let y = Math.max(0, Math.floor(top)); y <= lastRow; y++) {
		crossings.length = 0;
		const middle = y + 0.5;
		for (let n = 0, from = corners - 1; n < corners; from = n++) {
			if (ys[from] <= middle !== ys[n] <= middle)
				addInOrder(crossings, xs[from] + ((middle - ys[from]) / (ys[n] - ys[from])) * (xs[n] - xs[from]));
		}
		for (let c = 0; c + 1 < crossings.length; c += 2) {
			const start = Math.max(0, Math.ceil(crossings[c] - 0.5));
			const end = Math.min(width - 1, Math.floor(crossings[c + 1] - 0.5));
			if (end >= start) mask.fill(1, y * width + start, y * width + end + 1);
		}
	}
}

/** Rows cross an outline two or four times: a whole sort for each would cost more than it orders. */
function addInOrder(ascending: number[], value: number): void {
	let at = ascending.length;
	ascending.push(value);
	for (; at > 0 && ascending[at - 1] > value; at--) ascending[at] = ascending[at - 1];
	ascending[at] = value;
}
