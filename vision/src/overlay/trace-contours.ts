import type { Point } from "@dewlight/core/skin/observation.ts";
import type { ValueField } from "./value-field.ts";

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
