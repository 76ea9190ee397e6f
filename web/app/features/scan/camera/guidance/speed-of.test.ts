import { expect, test } from "vitest";
import { speedOf } from "./use-hint.ts";

const face = { size: 0.25, x: 0.5, y: 0.5, yaw: 0, pitch: 0, roll: 0 };

test("a face that crosses its own eye distance in a second has the speed one, in a picture of any shape", () => {
	// The shorter edge is the width of a portrait and the height of a landscape.
	expect(speedOf(face, { ...face, x: 0.75 }, 1, 0.75)).toBeCloseTo(1);
	expect(speedOf(face, { ...face, y: 0.75 }, 1, 1.5)).toBeCloseTo(1);
	expect(speedOf(face, { ...face, y: 0.75 }, 0.5, 1)).toBeCloseTo(2);
});

test("a face at rest has none", () => {
	expect(speedOf(face, face, 0.125, 1)).toBe(0);
});
