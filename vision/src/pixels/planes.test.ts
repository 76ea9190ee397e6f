import { expect, test } from "vitest";
import { halveMask, halvePlane, scratchMask, scratchPlane } from "./planes.ts";

test("a scratch plane is the same memory again, a scratch mask moreover empty", () => {
	const [planeOf, maskOf] = [scratchPlane(), scratchMask()];
	planeOf(4).fill(7);
	maskOf(4).fill(1);
	expect(Array.from(planeOf(2))).toEqual([7, 7]);
	expect(Array.from(maskOf(3))).toEqual([0, 0, 0]);
});

test("half-size values average only what the mask holds", () => {
	const mask = Uint8Array.from([1, 1, 0, 0, 1, 0, 0, 0]);
	const plane = Float32Array.from([2, 4, 900, 900, 6, 900, 900, 900]);
	expect(Array.from(halvePlane(plane, mask, 4, 2))).toEqual([4, 0]);
	expect(Array.from(halveMask(mask, 4, 2))).toEqual([1, 0]);
});
