import { expect, test } from "vitest";
import { giveBack } from "../decode/decoded-photo.ts";
import { scratchMask, scratchPlane } from "./planes.ts";

test("a scratch plane is the same memory again, a scratch mask moreover empty", () => {
	const [planeOf, maskOf] = [scratchPlane(), scratchMask()];
	planeOf(4).fill(7);
	maskOf(4).fill(1);
	expect(Array.from(planeOf(2))).toEqual([7, 7]);
	expect(Array.from(maskOf(3))).toEqual([0, 0, 0]);
});

test("pixels given back are gone, once and for all; a view of a part is left to its owner", () => {
	const pixels = new Float32Array(8);
	const part = pixels.subarray(0, 4);
	giveBack(part);
	expect(part.length).toBe(4);
	giveBack(pixels);
	giveBack(pixels);
	expect(pixels.length).toBe(0);
});
