import { clamp } from "./math.ts";

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

/** Weights from the center outward; the mirrored kernel sums to 1. */
function gaussianWeights(sigma: number): Float32Array {
	const radius = Math.max(1, Math.ceil(sigma * 3));
	const weights = Float32Array.from({ length: radius + 1 }, (_, k) =>
		Math.exp(-(k ** 2) / (2 * sigma * sigma)),
	);
	const total = weights.reduce((sum, weight, k) => sum + (k === 0 ? weight : 2 * weight), 0);
	return weights.map((weight) => weight / total);
}

/** Blurs one row of floats, already padded by the radius on both sides, into `target`. */
function blurRow(line: Float32Array, weights: Float32Array, target: Float32Array, start: number): void {
	const radius = weights.length - 1;
	const length = line.length - 6 * radius;
	const [center, beside] = weights;
	for (let i = 0, from = 3 * radius; i < length; i++, from++) {
		let sum = center * line[from] + beside * (line[from - 3] + line[from + 3]);
		for (let k = 2, off = 6; k <= radius; k++, off += 3)
			sum += weights[k] * (line[from - off] + line[from + off]);
		target[start + i] = sum;
	}
}

function scaleRow(target: Float32Array, start: number, row: Float32Array, weight: number): void {
	for (let i = 0; i < row.length; i++) target[start + i] = weight * row[i];
}

/** Adds a row and the one that starts at `from` of `below`. */
function addRows(
	target: Float32Array,
	start: number,
	above: Float32Array,
	below: Float32Array,
	from: number,
	weight: number,
): void {
	for (let i = 0; i < above.length; i++) target[start + i] += weight * (above[i] + below[from + i]);
}

/** Separable Gaussian blur in place, edges held; `sigma` in pixels. */
export function blurCanvas(canvas: Canvas, sigma: number): void {
	const { width, height, pixels } = canvas;
	const weights = gaussianWeights(sigma);
	const radius = weights.length - 1;
	const length = 3 * width;
	const line = new Float32Array(length + 6 * radius);
	for (let y = 0; y < height; y++) {
		const start = y * length;
		line.set(pixels.subarray(start, start + length), 3 * radius);
		for (let k = 0; k < radius; k++) {
			for (let c = 0; c < 3; c++) {
				line[3 * k + c] = pixels[start + c];
				line[length + 3 * (radius + k) + c] = pixels[start + length - 3 + c];
			}
		}
		blurRow(line, weights, pixels, start);
	}
	// Down the columns, row by row: the rows above, still unblurred, wait in a ring.
	const ring = Array.from({ length: radius + 1 }, () => new Float32Array(length));
	for (let y = 0; y < height; y++) {
		const start = y * length;
		const own = ring[y % (radius + 1)];
		own.set(pixels.subarray(start, start + length));
		for (let k = 1; k <= radius; k++) {
			const above = ring[Math.max(0, y - k) % (radius + 1)];
			const below = Math.min(height - 1, y + k) * length;
			const weight = weights[k];
			// The last row's neighbor below is the row itself.
			const under = below === start ? own : pixels;
			const from = below === start ? 0 : below;
			if (k === 1) scaleRow(pixels, start, own, weights[0]);
			addRows(pixels, start, above, under, from, weight);
		}
	}
}

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
