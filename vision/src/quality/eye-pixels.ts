import type { Point } from "@dewlight/core/skin/observation.ts";
import { fillPolygon } from "../pixels/fill-polygon.ts";
import type { AlignedFace } from "../regions/aligned-face.ts";

/** Rims of the lids, by mesh point: what shows between them is the eye itself. */
const RIGHT_RIM = [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7];
const LEFT_RIM = [362, 398, 384, 385, 386, 387, 388, 466, 263, 249, 390, 373, 374, 380, 381, 382];

/** Crop pixels between the lids. */
export interface EyePixels {
	right: number[];
	left: number[];
	both: number[];
}

export function eyePixels(face: AlignedFace): EyePixels {
	const right = pixelsWithin(face, RIGHT_RIM);
	const left = pixelsWithin(face, LEFT_RIM);
	return { right, left, both: [...right, ...left] };
}

function pixelsWithin({ points, size }: AlignedFace, rim: readonly number[]): number[] {
	const outline = rim.map((index): Point => [points[2 * index], points[2 * index + 1]]);
	const rows = outline.map(([, y]) => y);
	const columns = outline.map(([x]) => x);
	const [left, right] = [inCrop(Math.min(...columns), size), inCrop(Math.max(...columns) + 1, size)];
	const [top, bottom] = [inCrop(Math.min(...rows), size), inCrop(Math.max(...rows) + 1, size)];
	const width = right - left;
	const mask = new Uint8Array(width * (bottom - top));
	fillPolygon(
		outline.map(([x, y]): Point => [x - left, y - top]),
		mask,
		width,
		bottom - top,
	);
	const pixels: number[] = [];
	for (let y = top, i = 0; y < bottom; y++)
		for (let x = left; x < right; x++, i++) if (mask[i]) pixels.push(y * size + x);
	return pixels;
}

const inCrop = (value: number, size: number): number => Math.min(size, Math.max(0, Math.floor(value)));
