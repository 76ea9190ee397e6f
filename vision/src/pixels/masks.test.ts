import type { Point } from "@dewlight/core/skin/observation.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { principalAxes } from "../measure/ridges.ts";
import { fillPolygon, growMask, labelComponents, maskPixels, shrinkMask } from "./masks.ts";

const WIDTH = 17;
const HEIGHT = 13;
const masks = fc
	.array(fc.boolean(), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT })
	.map((bits) => Uint8Array.from(bits, Number));

test("growing a mask sets exactly the pixels within reach", () => {
	fc.assert(
		fc.property(masks, fc.integer({ min: 1, max: 4 }), (mask, radius) => {
			const grown = growMask(mask, WIDTH, HEIGHT, radius);
			for (let i = 0; i < mask.length; i++) {
				const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
				const near = maskPixels(mask).some(
					(j) => Math.abs((j % WIDTH) - x) <= radius && Math.abs(Math.floor(j / WIDTH) - y) <= radius,
				);
				expect(grown[i]).toBe(near ? 1 : 0);
			}
		}),
		{ numRuns: 30 },
	);
});

test("a shrunk mask grown again never exceeds the mask", () => {
	fc.assert(
		fc.property(masks, (mask) => {
			const opened = growMask(shrinkMask(mask, WIDTH, HEIGHT, 1), WIDTH, HEIGHT, 1);
			for (let i = 0; i < mask.length; i++) expect(opened[i]).toBeLessThanOrEqual(mask[i]);
		}),
		{ numRuns: 50 },
	);
});

test("the groups of a mask hold each of its pixels once", () => {
	fc.assert(
		fc.property(masks, (mask) => {
			const pixels = maskPixels(mask);
			const groups = labelComponents(Uint8Array.from(mask), WIDTH, HEIGHT, pixels);
			const seen = groups.flatMap((group) => group.pixels).sort((p, q) => p - q);
			expect(seen).toEqual([...pixels]);
		}),
	);
});

test("two squares that touch at a corner are one group, two apart are two", () => {
	const mask = new Uint8Array(WIDTH * HEIGHT);
	for (const [x, y] of [
		[1, 1],
		[2, 2],
		[8, 8],
	])
		mask[y * WIDTH + x] = 1;
	expect(labelComponents(mask, WIDTH, HEIGHT, maskPixels(mask)).map(({ pixels }) => pixels.length)).toEqual([
		2, 1,
	]);
});

test("a rectangle fills its own area", () => {
	const mask = new Uint8Array(WIDTH * HEIGHT);
	const corners: Point[] = [
		[2, 3],
		[9, 3],
		[9, 8],
		[2, 8],
	];
	fillPolygon(corners, mask, WIDTH, HEIGHT);
	expect(maskPixels(mask)).toHaveLength(7 * 5);
	expect(mask[3 * WIDTH + 2]).toBe(1);
	expect(mask[8 * WIDTH + 2]).toBe(0);
});

test("a slanted row of pixels has its axis along the slant", () => {
	const pixels = Array.from({ length: 10 }, (_, i) => i * 40 + i);
	const { angle, along, across } = principalAxes(pixels, 40);
	expect(angle).toBeCloseTo(Math.PI / 4, 2);
	expect(along).toBeGreaterThan(8 * across);
});
