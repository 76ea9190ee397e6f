import type { Point } from "@dewlight/core/skin/observation.ts";
import { guardedSharp } from "../decode/guarded-sharp.ts";

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

/** What was painted, as transparent WebP. */
export function encodeMarks({ rgba, width, height }: Canvas): Promise<Uint8Array> {
	return guardedSharp(rgba, { raw: { width, height, channels: 4 } })
		.webp({ quality: 82, alphaQuality: 90, effort: 1 })
		.toBuffer();
}

/** A line drawn twice: a wide soft halo, then the core, so that it reads on light and on dark skin. */
export interface TwoTone {
	core: Colour;
	coreWidth: number;
	halo: Colour;
	haloWidth: number;
	haloOpacity: number;
}

interface Bounds {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Share of a pixel covered by a stroke of the width, at the distance from its middle. */
function strokeCover(away: number, width: number): number {
	return Math.min(1, Math.max(0, width / 2 - away + 0.5));
}

/** A circle's outline. */
export function strokeRing(canvas: Canvas, [x, y]: Point, radius: number, style: TwoTone): void {
	const bounds = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
	strokeShape(canvas, bounds, (u, v) => Math.abs(Math.hypot(u - x, v - y) - radius), style);
}

/** A square on its corner with the given half diagonal: told from a ring without colour. */
export function strokeDiamond(canvas: Canvas, [x, y]: Point, radius: number, style: TwoTone): void {
	const bounds = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
	const distance = (u: number, v: number) =>
		Math.abs(Math.abs(u - x) + Math.abs(v - y) - radius) * Math.SQRT1_2;
	strokeShape(canvas, bounds, distance, style);
}

/** A filled disc with the halo around it. */
export function fillDot(canvas: Canvas, [x, y]: Point, radius: number, style: TwoTone): void {
	const bounds = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
	const solid = {
		...style,
		haloWidth: 2 * radius + style.haloWidth - style.coreWidth,
		coreWidth: 2 * radius,
	};
	strokeShape(canvas, bounds, (u, v) => Math.hypot(u - x, v - y), solid);
}

/** Paints a stroke along the zero line of a distance function, inside the bounds. */
function strokeShape(
	canvas: Canvas,
	bounds: Bounds,
	distance: (x: number, y: number) => number,
	style: TwoTone,
): void {
	const { left, top, right, bottom } = widen(bounds, style, canvas);
	for (let y = top; y <= bottom; y++) {
		for (let x = left; x <= right; x++) {
			paintStroke(canvas, y * canvas.width + x, distance(x + 0.5, y + 0.5), style);
		}
	}
}

/** An open line through the points. Each segment measures only the pixels near itself. */
export function strokePath(canvas: Canvas, points: readonly Point[], style: TwoTone): void {
	if (points.length < 2) return;
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const all = widen(
		{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
		style,
		canvas,
	);
	const width = all.right - all.left + 1;
	if (width <= 0 || all.bottom < all.top) return;
	const distances = new Float32Array(width * (all.bottom - all.top + 1)).fill(Number.POSITIVE_INFINITY);
	for (let i = 0; i + 1 < points.length; i++) {
		const [ax, ay] = points[i];
		const [bx, by] = points[i + 1];
		const [dx, dy] = [bx - ax, by - ay];
		const squared = dx * dx + dy * dy;
		const near = widen(
			{
				left: Math.min(ax, bx),
				right: Math.max(ax, bx),
				top: Math.min(ay, by),
				bottom: Math.max(ay, by),
			},
			style,
			canvas,
		);
		for (let y = near.top; y <= near.bottom; y++) {
			for (let x = near.left; x <= near.right; x++) {
				const [u, v] = [x + 0.5 - ax, y + 0.5 - ay];
				const along = squared === 0 ? 0 : Math.min(1, Math.max(0, (u * dx + v * dy) / squared));
				const away = Math.hypot(u - along * dx, v - along * dy);
				const o = (y - all.top) * width + x - all.left;
				if (away < distances[o]) distances[o] = away;
			}
		}
	}
	for (let o = 0; o < distances.length; o++) {
		if (distances[o] === Number.POSITIVE_INFINITY) continue;
		const row = Math.floor(o / width);
		paintStroke(canvas, (all.top + row) * canvas.width + all.left + o - row * width, distances[o], style);
	}
}

function paintStroke(canvas: Canvas, pixel: number, away: number, style: TwoTone): void {
	blendPixel(canvas, pixel, style.halo, style.haloOpacity * strokeCover(away, style.haloWidth));
	blendPixel(canvas, pixel, style.core, strokeCover(away, style.coreWidth));
}

/** Whole pixels the stroke can touch, clipped to the canvas. */
function widen(bounds: Bounds, style: TwoTone, canvas: Canvas): Bounds {
	const margin = Math.max(style.haloWidth, style.coreWidth) / 2 + 1;
	return {
		left: Math.max(0, Math.floor(bounds.left - margin)),
		right: Math.min(canvas.width - 1, Math.ceil(bounds.right + margin)),
		top: Math.max(0, Math.floor(bounds.top - margin)),
		bottom: Math.min(canvas.height - 1, Math.ceil(bounds.bottom + margin)),
	};
}

/** White and near-black: every mark carries one of them around its colour. */
export const LIGHT: Colour = [255, 255, 255];
export const DARK: Colour = [24, 18, 22];
