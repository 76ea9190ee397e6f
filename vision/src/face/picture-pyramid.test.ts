import { describe, expect, test } from "vitest";
import { createPyramid, type Picture, sampleSquare, squareToPhoto } from "./picture-pyramid.ts";

/** Red rises with x, green with y: a sample tells where it was taken. */
function ramp(width: number, height: number): Picture {
	const rgb = new Uint8Array(width * height * 3);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++)
			rgb.set([Math.round((255 * x) / width), Math.round((255 * y) / height), 7], (y * width + x) * 3);
	return { rgb, width, height };
}

describe("sampling a turned square", () => {
	test.each([0, 0.5, Math.PI / 2, 3])(
		"reads the place its map names, at %f radians and half size",
		(angle) => {
			const square = { centreX: 128, centreY: 128, edge: 128, angle };
			const size = 32;
			const samples = sampleSquare(createPyramid(ramp(256, 256)), square, size, 1, 0);
			const map = squareToPhoto(square, size);
			for (const [u, v] of [
				[4, 4],
				[27, 9],
				[16, 30],
			]) {
				const at = (v * size + u) * 3;
				expect(samples[at]).toBeCloseTo(map.cos * (u + 0.5) - map.sin * (v + 0.5) + map.x, -0.5);
				expect(samples[at + 1]).toBeCloseTo(map.sin * (u + 0.5) + map.cos * (v + 0.5) + map.y, -0.5);
			}
		},
	);

	test("outside the picture the value is zero, after scaling", () => {
		const samples = sampleSquare(
			createPyramid(ramp(64, 64)),
			{ centreX: 0, centreY: 32, edge: 64, angle: 0 },
			16,
			1 / 127.5,
			-1,
		);
		expect([...samples.subarray(0, 3)]).toEqual([-1, -1, -1]);
	});

	test("shrinking a fine pattern gives its mean, not a false pattern", () => {
		const stripes = ramp(512, 512);
		for (let at = 0; at < stripes.rgb.length; at++) stripes.rgb[at] = Math.floor(at / 3) % 2 === 0 ? 255 : 0;
		const samples = sampleSquare(
			createPyramid(stripes),
			{ centreX: 256, centreY: 256, edge: 330, angle: 0.2 },
			64,
			1,
			0,
		);
		expect(Math.min(...samples)).toBeGreaterThan(120);
		expect(Math.max(...samples)).toBeLessThan(136);
	});
});

test("a pyramid halves by averages and never below a small picture", () => {
	const pyramid = createPyramid({
		rgb: Uint8Array.from([0, 0, 0, 4, 8, 12, 4, 8, 12, 0, 0, 0]),
		width: 2,
		height: 2,
	});
	expect([...pyramid.level(1).rgb]).toEqual([2, 4, 6]);
	expect(pyramid.levelFor(8)).toBe(0);
	expect(createPyramid(ramp(512, 512)).levelFor(5)).toBe(2);
});
