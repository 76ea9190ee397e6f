import type { Point } from "@dewlight/core/skin/observation.ts";
import { blendPixel, type Canvas, type Colour, DARK, LIGHT, smoothPath, strokePath } from "./canvas.ts";
import type { ValueField } from "./finding-fields.ts";
import type { FrameMapping } from "./picture-frame.ts";

/** Opacity of the fill at full strength. */
const FILL = 0.5;
/** The outline runs where the field has this strength. */
const OUTLINE_AT = 0.25;
/** Outlines shorter than this many points circle a hole or a speck. */
const LEAST_POINTS = 14;

/** Paints a field as a soft fill with a fine two-tone outline. `fineness` scales the line, 1 at thumbnail size. */
export function paintField(
	canvas: Canvas,
	field: ValueField,
	mapping: FrameMapping,
	colour: Colour,
	fineness: number,
): void {
	const { left, right, top, bottom } = fieldBounds(canvas, field, mapping);
	const [startX, startY] = mapping.toCrop([left + 0.5, top + 0.5]);
	const [nextX, nextY] = mapping.toCrop([left + 1.5, top + 0.5]);
	const [stepX, stepY] = [(nextX - startX) / 2, (nextY - startY) / 2];
	for (let y = top; y <= bottom; y++) {
		// The mapping is a rotation: one step down is one step right turned by a right angle.
		let u = startX / 2 - 0.5 - (y - top) * stepY;
		let v = startY / 2 - 0.5 + (y - top) * stepX;
		for (let x = left; x <= right; x++, u += stepX, v += stepY) {
			const share = sampleField(field, u, v);
			if (share > 0.01)
				blendPixel(canvas, y * canvas.width + x, colour, FILL * share * share * (3 - 2 * share));
		}
	}
	const halo = {
		core: LIGHT,
		coreWidth: 3 * fineness,
		halo: DARK,
		haloWidth: 4.2 * fineness,
		haloOpacity: 0.3,
	};
	const core = { core: colour, coreWidth: 1.7 * fineness, halo: colour, haloWidth: 0, haloOpacity: 0 };
	const outlines = traceContours(field, OUTLINE_AT)
		.filter((outline) => outline.length >= LEAST_POINTS)
		.map((outline) => smoothPath(outline, 1).map(mapping.toShown));
	for (const outline of outlines) strokePath(canvas, outline, halo);
	for (const outline of outlines) strokePath(canvas, outline, core);
}

function sampleField({ strength, size }: ValueField, x: number, y: number): number {
	if (x < 0 || y < 0 || x >= size - 1 || y >= size - 1) return 0;
	const left = x | 0;
	const top = y | 0;
	const fx = x - left;
	const i = top * size + left;
	const upper = strength[i] + (strength[i + 1] - strength[i]) * fx;
	const lower = strength[i + size] + (strength[i + size + 1] - strength[i + size]) * fx;
	return Math.min(1, upper + (lower - upper) * (y - top));
}

/** The part of the canvas the field's set pixels fall on. */
function fieldBounds(canvas: Canvas, { strength, size }: ValueField, mapping: FrameMapping) {
	let [minX, maxX, minY, maxY] = [size, -1, size, -1];
	for (let y = 0, i = 0; y < size; y++) {
		for (let x = 0; x < size; x++, i++) {
			if (strength[i] <= 0.01) continue;
			if (x < minX) minX = x;
			if (x > maxX) maxX = x;
			if (y < minY) minY = y;
			maxY = y;
		}
	}
	if (maxX < 0) return { left: 0, right: -1, top: 0, bottom: -1 };
	const corners = [minX - 1, maxX + 2].flatMap((x) =>
		[minY - 1, maxY + 2].map((y) => mapping.toShown([2 * x, 2 * y])),
	);
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	return {
		left: Math.max(0, Math.floor(Math.min(...xs))),
		right: Math.min(canvas.width - 1, Math.ceil(Math.max(...xs))),
		top: Math.max(0, Math.floor(Math.min(...ys))),
		bottom: Math.min(canvas.height - 1, Math.ceil(Math.max(...ys))),
	};
}

/** Edges of a cell between four neighbouring values, numbered clockwise from the top. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/**
 * Edges joined by the outline for each pattern of corners above the level (bits: top left 1, top right 2, bottom right
 * 4, bottom left 8). The two ambiguous patterns keep the areas apart.
 */
const JOINS: readonly (readonly (readonly [from: number, to: number])[])[] = [
	[],
	[[LEFT, TOP]],
	[[TOP, RIGHT]],
	[[LEFT, RIGHT]],
	[[RIGHT, BOTTOM]],
	[
		[LEFT, TOP],
		[RIGHT, BOTTOM],
	],
	[[TOP, BOTTOM]],
	[[LEFT, BOTTOM]],
	[[BOTTOM, LEFT]],
	[[BOTTOM, TOP]],
	[
		[TOP, RIGHT],
		[BOTTOM, LEFT],
	],
	[[BOTTOM, RIGHT]],
	[[RIGHT, LEFT]],
	[[RIGHT, TOP]],
	[[TOP, LEFT]],
	[],
];

/** Closed outlines of a field at one level, in crop pixels (marching squares, Lorensen & Cline 1987). */
export function traceContours({ strength, size }: ValueField, level: number): Point[][] {
	const next = new Map<number, { to: number; at: Point }>();
	for (let y = 0; y + 1 < size; y++) {
		for (let x = 0; x + 1 < size; x++) {
			const i = y * size + x;
			const [a, b, c, d] = [strength[i], strength[i + 1], strength[i + size + 1], strength[i + size]];
			const pattern = +(a > level) | (+(b > level) << 1) | (+(c > level) << 2) | (+(d > level) << 3);
			for (const [from, to] of JOINS[pattern]) {
				next.set(edgeKey(from, i, size), {
					to: edgeKey(to, i, size),
					at: crossing(from, x, y, [a, b, c, d], level),
				});
			}
		}
	}
	const outlines: Point[][] = [];
	for (const start of next.keys()) {
		const outline: Point[] = [];
		let key = start;
		for (let step = next.get(key); step; step = next.get(key)) {
			outline.push(step.at);
			next.delete(key);
			key = step.to;
		}
		if (outline.length > 2) outlines.push([...outline, outline[0]]);
	}
	return outlines;
}

/** One number per grid edge, the same from both cells that share it. */
function edgeKey(edge: number, cell: number, size: number): number {
	if (edge === TOP) return 2 * cell;
	if (edge === BOTTOM) return 2 * (cell + size);
	return edge === LEFT ? 2 * cell + 1 : 2 * (cell + 1) + 1;
}

/** Where the level crosses an edge of the cell, in crop pixels (two per field pixel). */
function crossing(
	edge: number,
	x: number,
	y: number,
	[a, b, c, d]: readonly [number, number, number, number],
	level: number,
): Point {
	const share = (from: number, to: number) => (to === from ? 0.5 : (level - from) / (to - from));
	const place = (u: number, v: number): Point => [2 * u + 1, 2 * v + 1];
	if (edge === TOP) return place(x + share(a, b), y);
	if (edge === BOTTOM) return place(x + share(d, c), y + 1);
	return edge === LEFT ? place(x, y + share(a, d)) : place(x + 1, y + share(b, c));
}
