import { clamp } from "./scalar.ts";

/** A picture in linear light, three floats per pixel. */
export interface Canvas {
	width: number;
	height: number;
	pixels: Float32Array;
}

export function createCanvas(width: number, height: number): Canvas {
	return { width, height, pixels: new Float32Array(width * height * 3) };
}

/** An out-of-focus wall: a soft pool of light behind the head, darker toward the corners. */
export function paintBackground(canvas: Canvas, color: readonly number[]): void {
	const { width, height, pixels } = canvas;
	for (let y = 0; y < height; y++) paintRow(pixels, 3 * y * width, width, y / height - 0.38, color);
}

function paintRow(
	pixels: Float32Array,
	start: number,
	width: number,
	v: number,
	[red, green, blue]: readonly number[],
): void {
	for (let x = 0, at = start; x < width; x++) {
		const u = x / width - 0.42;
		const glow = 1.06 - 0.42 * (u * u * 1.4 + v * v) - 0.1 * v + 0.12 * u * v;
		pixels[at++] = red * glow;
		pixels[at++] = green * glow * (1 - 0.015 * v);
		pixels[at++] = blue * glow * (1 - 0.04 * u);
	}
}

/** One end or bend of a stroke, pixels. */
export interface StrokePoint {
	x: number;
	y: number;
	width: number;
}

/** Paints a thin, smooth-edged line over the canvas; `opacity` 0 to 1. */
export function paintStroke(
	canvas: Canvas,
	points: readonly StrokePoint[],
	color: readonly number[],
	opacity: number,
): void {
	const { width, height, pixels } = canvas;
	for (let i = 0; i + 1 < points.length; i++) {
		const a = points[i];
		const b = points[i + 1];
		const dx = b.x - a.x;
		const dy = b.y - a.y;
		const square = dx * dx + dy * dy;
		if (square === 0) continue;
		const reach = Math.max(a.width, b.width) / 2 + 1;
		const x0 = Math.max(0, Math.floor(Math.min(a.x, b.x) - reach));
		const x1 = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x) + reach));
		const y0 = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach));
		const y1 = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + reach));
		for (let y = y0; y <= y1; y++) {
			for (let x = x0; x <= x1; x++) {
				const px = x + 0.5 - a.x;
				const py = y + 0.5 - a.y;
				const t = (px * dx + py * dy) / square;
				// Half-open spans: joints are not painted twice.
				if (t < 0 || t >= 1) continue;
				const distance = Math.abs(px * dy - py * dx) / Math.sqrt(square);
				const half = (a.width + (b.width - a.width) * t) / 2;
				// Lines thinner than a pixel keep their width by fading.
				const cover = opacity * clamp(half + 0.5 - distance, 0, Math.min(1, 2 * half));
				if (cover <= 0) continue;
				const at = 3 * (y * width + x);
				for (let c = 0; c < 3; c++) pixels[at + c] += (color[c] - pixels[at + c]) * cover;
			}
		}
	}
}
