import { expect, test } from "vitest";
import { erythemaPlane } from "../measure/skin-samples.ts";
import {
	channelCurves,
	LINEAR_OF_BYTE,
	labOfLinear,
	labPlanes,
	linearToSrgb,
	srgbToLinear,
} from "./colour-space.ts";

const RGB = Uint8Array.from([255, 255, 255, 0, 0, 0, 200, 150, 120, 90, 60, 45, 255, 0, 0]);
const ALL = Uint8Array.from([1, 1, 1, 1, 1]);

test("the sRGB curve and its inverse undo each other", () => {
	for (let byte = 0; byte < 256; byte++)
		expect(linearToSrgb(srgbToLinear(byte / 255)) * 255).toBeCloseTo(byte, 3);
});

test("white, black and red have their published CIELAB coordinates", () => {
	const { L, a, b } = labPlanes(RGB, channelCurves({ gain: 1 }), ALL);
	expect([L[0], a[0], b[0]].map((value) => Math.round(value) + 0)).toEqual([100, 0, 0]);
	expect(L[1]).toBeCloseTo(0, 1);
	expect([L[4], a[4], b[4]].map((value) => Math.round(value))).toEqual([53, 80, 67]);
});

test("the tabulated planes stay within a twentieth of the exact conversion", () => {
	const { L, a, b } = labPlanes(RGB, channelCurves({ gain: 1.4 }), ALL);
	for (const i of [2, 3]) {
		const linear = [0, 1, 2].map((c) => 1.4 * LINEAR_OF_BYTE[RGB[3 * i + c]]);
		const exact = labOfLinear(linear[0], linear[1], linear[2]);
		for (const [at, value] of [L[i], a[i], b[i]].entries())
			expect(Math.abs(value - exact[at])).toBeLessThan(0.05);
	}
});

test("pixels that were not asked for stay zero", () => {
	const { L } = labPlanes(RGB, channelCurves({ gain: 1 }), Uint8Array.from([0, 0, 1, 0, 0]));
	expect(Array.from(L.map((value) => +(value > 0)))).toEqual([0, 0, 1, 0, 0]);
});

test("exposure moves lightness and leaves the erythema index alone", () => {
	const skin = Int32Array.from([2, 3]);
	const dim = channelCurves({ gain: 0.5 });
	const bright = channelCurves({ gain: 1.5 });
	const [low, high] = [dim, bright].map((curves) => erythemaPlane(RGB, curves, skin));
	for (const i of skin) expect(low[i]).toBeCloseTo(high[i], 3);
	expect(labPlanes(RGB, dim, ALL).L[2]).toBeLessThan(labPlanes(RGB, bright, ALL).L[2] - 20);
});

test("redder skin has the higher erythema index", () => {
	const faces = Uint8Array.from([200, 150, 120, 210, 130, 115]);
	const plane = erythemaPlane(faces, channelCurves({ gain: 1 }), Int32Array.from([0, 1]));
	expect(plane[1]).toBeGreaterThan(plane[0] + 10);
});
