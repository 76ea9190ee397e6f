import type { Point } from "@dewlight/core/skin/observation.ts";
import { expect, test } from "vitest";
import { blendPixel, type Canvas, createCanvas, smoothPath, strokePath, strokeRing } from "./canvas.ts";
import { traceContours } from "./paint-field.ts";

const STYLE = {
	core: [200, 0, 0],
	coreWidth: 2,
	halo: [255, 255, 255],
	haloWidth: 5,
	haloOpacity: 0.8,
} as const;

const alphaAt = ({ rgba, width }: Canvas, x: number, y: number) => rgba[4 * (y * width + x) + 3];
const redAt = ({ rgba, width }: Canvas, x: number, y: number) => rgba[4 * (y * width + x)];

test("a half-clear color over a solid one gives the middle of both", () => {
	const canvas = createCanvas(1, 1);
	blendPixel(canvas, 0, [0, 0, 0], 1);
	blendPixel(canvas, 0, [200, 100, 50], 0.5);
	expect([...canvas.rgba]).toEqual([100, 50, 25, 255]);
});

test("a half-clear color over nothing keeps its own hue", () => {
	const canvas = createCanvas(1, 1);
	blendPixel(canvas, 0, [200, 100, 50], 0.5);
	expect(Array.from(canvas.rgba.slice(0, 3))).toEqual([200, 100, 50]);
	expect(canvas.rgba[3]).toBeCloseTo(127, -1);
});

test("a ring is clear in its middle, solid on its line and pale around it", () => {
	const canvas = createCanvas(60, 60);
	strokeRing(canvas, [30, 30], 15, STYLE);
	expect(alphaAt(canvas, 30, 30)).toBe(0);
	expect(alphaAt(canvas, 44, 29)).toBe(255);
	expect(redAt(canvas, 44, 29)).toBe(200);
	expect(redAt(canvas, 47, 29)).toBeGreaterThan(230);
});

test("a line that leaves the canvas is cut, not wrapped", () => {
	const canvas = createCanvas(40, 40);
	strokePath(
		canvas,
		[
			[20, 20],
			[90, 20],
		],
		STYLE,
	);
	expect(alphaAt(canvas, 39, 20)).toBeGreaterThan(200);
	expect(alphaAt(canvas, 5, 20)).toBe(0);
	expect(alphaAt(canvas, 2, 21)).toBe(0);
});

test("smoothing keeps both ends and stays between the corners", () => {
	const path: Point[] = [
		[0, 0],
		[10, 0],
		[10, 10],
	];
	const smooth = smoothPath(path);
	expect(smooth[0]).toEqual([0, 0]);
	expect(smooth[smooth.length - 1]).toEqual([10, 10]);
	for (const [x, y] of smooth) expect(x >= 0 && x <= 10 && y >= 0 && y <= 10).toBe(true);
	expect(smooth.some(([x, y]) => x === 10 && y === 0)).toBe(false);
});

test("the outline of a disc is one closed line at its radius", () => {
	const size = 60;
	const strength = Float32Array.from({ length: size * size }, (_, i) =>
		Math.max(0, 1 - Math.hypot((i % size) - 30, Math.floor(i / size) - 30) / 20),
	);
	const outlines = traceContours({ strength, size }, 0.5);
	expect(outlines).toHaveLength(1);
	const [outline] = outlines;
	expect(outline[0]).toEqual(outline[outline.length - 1]);
	// Field pixel 30 lies at crop 61; radius 10 of the field is 20 of the crop.
	for (const [x, y] of outline) expect(Math.abs(Math.hypot(x - 61, y - 61) - 20)).toBeLessThan(0.6);
});

test("two islands have two outlines", () => {
	const size = 40;
	const strength = new Float32Array(size * size);
	for (const at of [10 * size + 10, 30 * size + 28]) {
		for (const i of [at, at + 1, at + size, at + size + 1]) strength[i] = 1;
	}
	expect(traceContours({ strength, size }, 0.5)).toHaveLength(2);
});
