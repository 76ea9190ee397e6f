import type { LabelWord } from "@dewlight/core/products/label/read-label.ts";
import type { Page } from "tesseract.js";

/** Grey values of a picture, row by row, 0 to 255. */
interface GreyPicture {
	grey: Uint8ClampedArray;
	width: number;
	height: number;
}

/** Share of the longer edge that a patch spans; print is finer than that, shadows are wider. */
const PATCH = 1 / 24;
/** Paper ends here: what is this much of its surroundings or brighter is white. */
const PAPER = 1.04;

export function toGrey(rgba: Uint8ClampedArray | Uint8Array, width: number, height: number): GreyPicture {
	const grey = new Uint8ClampedArray(width * height);
	for (let at = 0, from = 0; at < grey.length; at += 1, from += 4)
		grey[at] = 0.299 * (rgba[from] ?? 0) + 0.587 * (rgba[from + 1] ?? 0) + 0.114 * (rgba[from + 2] ?? 0);
	return { grey, width, height };
}

/**
 * Takes the light out of a photographed label: every point against the mean of its patch (a box by summed areas), so that
 * a shadow, a gradient or a colored box reads like print on white. Light print on a dark box is turned around first.
 */
export function flattenLight({ grey, width, height }: GreyPicture): GreyPicture {
	const reach = Math.max(4, Math.round(Math.max(width, height) * PATCH));
	const sums = summedAreas(grey, width, height);
	const dark = isDark(grey);
	const flat = new Uint8ClampedArray(grey.length);
	for (let y = 0, at = 0; y < height; y += 1) {
		const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
		for (let x = 0; x < width; x += 1, at += 1) {
			const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
			const line = width + 1;
			const sum =
				(sums[bottom * line + right] ?? 0) -
				(sums[top * line + right] ?? 0) -
				(sums[bottom * line + left] ?? 0) +
				(sums[top * line + left] ?? 0);
			const mean = sum / ((bottom - top) * (right - left));
			const [value, around] = dark ? [255 - (grey[at] ?? 0), 255 - mean] : [grey[at] ?? 0, mean];
			flat[at] = (value / Math.max(1, around * PAPER)) * 255;
		}
	}
	return { grey: flat, width, height };
}

/** The print takes less room than what it stands on. */
function isDark(grey: Uint8ClampedArray): boolean {
	let sum = 0;
	for (let at = 0; at < grey.length; at += 16) sum += grey[at] ?? 0;
	return sum / Math.ceil(grey.length / 16) < 100;
}

function summedAreas(grey: Uint8ClampedArray, width: number, height: number): Float64Array {
	const line = width + 1;
	const sums = new Float64Array(line * (height + 1));
	for (let y = 0; y < height; y += 1) {
		let row = 0;
		for (let x = 0; x < width; x += 1) {
			row += grey[y * width + x] ?? 0;
			sums[(y + 1) * line + x + 1] = (sums[y * line + x + 1] ?? 0) + row;
		}
	}
	return sums;
}

/** The words of a page that was read, each with the number of its line. */
export function wordsOf({ blocks }: Pick<Page, "blocks">): LabelWord[] {
	const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
	return lines.flatMap(({ words }, line) =>
		words.map(({ text, confidence }) => ({ text, confidence, line })),
	);
}
