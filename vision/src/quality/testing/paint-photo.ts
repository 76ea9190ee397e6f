import type { DrawnFace } from "@dewlight/sandbox/faces/index.ts";
import { seededRandom } from "../../pixels/statistics.ts";

/** What turns a photo into paint. */
export const PAINTS = ["Kuwahara filter", "mosaic of flat patches", "posterized patches"] as const;
export type Paint = (typeof PAINTS)[number];

const RADIUS = 5;
const CELL = 10;
const STEPS = 14;

export function paintPhoto(photo: DrawnFace, paint: Paint): DrawnFace {
	switch (paint) {
		case "Kuwahara filter":
			return kuwahara(photo, RADIUS);
		case "mosaic of flat patches":
			return mosaic(kuwahara(photo, 2), CELL);
		case "posterized patches":
			return posterize(kuwahara(photo, 3), STEPS);
	}
}

/** Every pixel takes the mean of the calmest of the four squares it is a corner of (Kuwahara 1976). */
function kuwahara({ rgb, width, height }: DrawnFace, radius: number): DrawnFace {
	const row = width + 1;
	const sums = Array.from({ length: 4 }, () => new Float64Array(row * (height + 1)));
	for (let y = 0, i = 0; y < height; y++) {
		const line = [0, 0, 0, 0];
		for (let x = 0; x < width; x++, i += 3) {
			const light = rgb[i] + rgb[i + 1] + rgb[i + 2];
			for (let c = 0; c < 3; c++) line[c] += rgb[i + c];
			line[3] += light * light;
			const at = (y + 1) * row + x + 1;
			for (let c = 0; c < 4; c++) sums[c][at] = sums[c][at - row] + line[c];
		}
	}
	const out = new Uint8Array(rgb.length);
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i += 3) {
			let calmest = Number.POSITIVE_INFINITY;
			for (let corner = 0; corner < 4; corner++) {
				const dx = corner & 1 ? 0 : -radius;
				const dy = corner & 2 ? 0 : -radius;
				const left = Math.max(0, x + dx);
				const right = Math.min(width, x + dx + radius + 1);
				const top = Math.max(0, y + dy) * row;
				const bottom = Math.min(height, y + dy + radius + 1) * row;
				const area = ((right - left) * (bottom - top)) / row;
				const red = overSquare(sums[0], left, right, top, bottom) / area;
				const green = overSquare(sums[1], left, right, top, bottom) / area;
				const blue = overSquare(sums[2], left, right, top, bottom) / area;
				const unrest = overSquare(sums[3], left, right, top, bottom) / area - (red + green + blue) ** 2;
				if (unrest >= calmest) continue;
				calmest = unrest;
				out[i] = red + 0.5;
				out[i + 1] = green + 0.5;
				out[i + 2] = blue + 0.5;
			}
		}
	return { rgb: out, width, height };
}

/** Sum over a rectangle by an integral image; `top` and `bottom` are where its rows start. */
const overSquare = (sums: Float64Array, left: number, right: number, top: number, bottom: number): number =>
	sums[bottom + right] - sums[top + right] - sums[bottom + left] + sums[top + left];

/** Patches around scattered points, each of one colour. */
function mosaic({ rgb, width, height }: DrawnFace, cell: number): DrawnFace {
	const random = seededRandom(7);
	const columns = Math.ceil(width / cell);
	const rows = Math.ceil(height / cell);
	const points = Array.from({ length: columns * rows }, (_, n) => [
		((n % columns) + random()) * cell,
		(Math.floor(n / columns) + random()) * cell,
	]);
	const out = new Uint8Array(rgb.length);
	for (let y = 0, i = 0; y < height; y++)
		for (let x = 0; x < width; x++, i += 3) {
			const column = Math.floor(x / cell);
			const line = Math.floor(y / cell);
			let nearest = Number.POSITIVE_INFINITY;
			for (let v = Math.max(0, line - 1); v <= Math.min(rows - 1, line + 1); v++)
				for (let u = Math.max(0, column - 1); u <= Math.min(columns - 1, column + 1); u++) {
					const [px, py] = points[v * columns + u];
					const distance = (px - x) ** 2 + (py - y) ** 2;
					if (distance >= nearest) continue;
					nearest = distance;
					const from = Math.min(height - 1, Math.floor(py)) * width + Math.min(width - 1, Math.floor(px));
					for (let c = 0; c < 3; c++) out[i + c] = rgb[3 * from + c];
				}
		}
	return { rgb: out, width, height };
}

function posterize({ rgb, width, height }: DrawnFace, steps: number): DrawnFace {
	const step = 255 / (steps - 1);
	return { rgb: rgb.map((value) => Math.round(Math.round(value / step) * step)), width, height };
}
