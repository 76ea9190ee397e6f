import type { Canvas } from "./canvas.ts";

/**
 * Takes the steps out of outlines: every marked pixel becomes the binomial mean of its 3 by 3 neighborhood.
 * `marked` holds one byte per pixel, nonzero where two surfaces meet.
 */
export function softenEdges(canvas: Canvas, marked: Uint8Array): void {
	const { width, height, pixels } = canvas;
	const places: number[] = [];
	for (let y = 1; y < height - 1; y++) collectMarked(places, marked, y * width + 1, (y + 1) * width - 1);
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

function collectMarked(places: number[], marked: Uint8Array, start: number, end: number): void {
	for (let at = start; at < end; at++) if (marked[at]) places.push(at);
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
	for (let y = 0; y < rows; y++) {
		const start = y * width;
		const to = top * width;
		markAlong(marked, part, depth, start, start + width - 1, 1, to);
		if (y + 1 < rows) markAlong(marked, part, depth, start, start + width, width, to);
	}
}

/** Compares the pixels from `start` to `end` with those `beside` them; pixel 0 of the slice is `to` of the picture. */
function markAlong(
	marked: Uint8Array,
	part: Uint8Array,
	depth: Float32Array,
	start: number,
	end: number,
	beside: number,
	to: number,
): void {
	for (let at = start; at < end; at++) {
		const other = at + beside;
		if (part[at] === part[other] && Math.abs(depth[at] - depth[other]) <= 0.006 * depth[at]) continue;
		marked[to + at] = 1;
		marked[to + other] = 1;
	}
}
