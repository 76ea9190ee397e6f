import type { Canvas } from "./canvas.ts";

/**
 * Takes the steps out of outlines: every marked pixel becomes the binomial mean of its 3 by 3 neighborhood.
 * `marked` holds one byte per pixel, nonzero where two surfaces meet.
 */
export function softenEdges(canvas: Canvas, marked: Uint8Array): void {
	const { width, height, pixels } = canvas;
	const places: number[] = [];
	for (let y = 1; y < height - 1; y++) {
		for (let x = 1; x < width - 1; x++) if (marked[y * width + x]) places.push(y * width + x);
	}
	const means = new Float32Array(places.length * 3);
	const row = 3 * width;
	places.forEach((place, i) => {
		for (let c = 0; c < 3; c++) {
			const at = 3 * place + c;
			means[3 * i + c] =
				0.25 * pixels[at] +
				0.125 * (pixels[at - 3] + pixels[at + 3] + pixels[at - row] + pixels[at + row]) +
				0.0625 * (pixels[at - row - 3] + pixels[at - row + 3] + pixels[at + row - 3] + pixels[at + row + 3]);
		}
	});
	places.forEach((place, i) => {
		for (let c = 0; c < 3; c++) pixels[3 * place + c] = means[3 * i + c];
	});
}

/** Marks both sides of every border between parts and of every jump in depth inside one slice. */
export function markEdges(
	marked: Uint8Array,
	part: Uint8Array,
	depth: Float32Array,
	width: number,
	rows: number,
	top: number,
): void {
	const differs = (a: number, b: number): boolean =>
		part[a] !== part[b] || Math.abs(depth[a] - depth[b]) > 0.006 * depth[a];
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < width; x++) {
			const at = y * width + x;
			const to = top * width + at;
			if (x + 1 < width && differs(at, at + 1)) {
				marked[to] = 1;
				marked[to + 1] = 1;
			}
			if (y + 1 < rows && differs(at, at + width)) {
				marked[to] = 1;
				marked[to + width] = 1;
			}
		}
	}
}
