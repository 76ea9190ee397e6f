import type { Point } from "@dewlight/core/skin/observation.ts";

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A transparent picture to paint on: straight-alpha RGBA bytes. */
export interface Canvas {
	rgba: Uint8ClampedArray;
	width: number;
	height: number;
}

export function createCanvas(width: number, height: number): Canvas {
	return { rgba: new Uint8ClampedArray(width * height * 4), width, height };
}

/** Lays a colour of the given opacity, 0 to 1, over one pixel (source over destination, Porter & Duff 1984). */
export function blendPixel({ rgba }: Canvas, pixel: number, colour: Colour, opacity: number): void {
	if (opacity <= 0) return;
	const i = 4 * pixel;
	const below = rgba[i + 3] / 255;
	const alpha = opacity + below * (1 - opacity);
	const share = opacity / alpha;
	rgba[i] += (colour[0] - rgba[i]) * share;
	rgba[i + 1] += (colour[1] - rgba[i + 1]) * share;
	rgba[i + 2] += (colour[2] - rgba[i + 2]) * share;
	rgba[i + 3] = alpha * 255;
}

/** Rounds a polyline's corners (Chaikin 1974), ends kept. */
export function smoothPath(points: readonly Point[], rounds = 2): Point[] {
	let path = [...points];
	for (let round = 0; round < rounds && path.length > 2; round++) {
		const next: Point[] = [path[0]];
		for (let i = 0; i + 1 < path.length; i++) {
			const [ax, ay] = path[i];
			const [bx, by] = path[i + 1];
			next.push(
				[0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
				[0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
			);
		}
		next.push(path[path.length - 1]);
		path = next;
	}
	return path;
}
