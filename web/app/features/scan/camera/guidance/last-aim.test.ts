import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseHint, lastAim, PLAIN_AIM } from "./choose-hint.ts";

const LEVEL = { yaw: 0, pitch: 0, roll: 0 };

test("the aim repeats the pose, and the size in pixels where it fits this camera", () => {
	expect(lastAim({ yaw: 5, pitch: -3, roll: 7 }, 324, 1080)).toEqual({
		yaw: 5,
		pitch: -3,
		roll: 7,
		size: 0.3,
	});
});

test("a photo of many more pixels is not followed out of the picture", () => {
	expect(lastAim(LEVEL, 1200, 480).size).toBeCloseTo(1.2 * PLAIN_AIM.size);
	expect(lastAim(LEVEL, 60, 1080).size).toBeCloseTo(0.8 * PLAIN_AIM.size);
});

test("before the camera tells its size the plain one stands", () => {
	expect(lastAim(LEVEL, 324, 0).size).toBe(PLAIN_AIM.size);
});

test("no earlier photo leads into a pose the guidance could not be pleased with", () => {
	fc.assert(
		fc.property(
			fc.record({
				yaw: fc.double({ min: -90, max: 90, noNaN: true }),
				pitch: fc.double({ min: -90, max: 90, noNaN: true }),
				roll: fc.double({ min: -90, max: 90, noNaN: true }),
			}),
			fc.integer({ min: 2, max: 3000 }),
			fc.integer({ min: 100, max: 3000 }),
			(pose, eyeCornersPx, shortEdge) => {
				const aim = lastAim(pose, eyeCornersPx, shortEdge);
				const light = { frame: 0.5, eyes: 0.4, washedOut: 0, sideRatio: 1 };
				const size = 1.15 * aim.size;
				const facts = { light, faceCount: 1, face: { ...aim, size, x: 0.5, y: 0.5 }, likeness: null };
				expect(chooseHint({ facts, speed: 0, shortEdge, aim })).toBe("good");
			},
		),
	);
});
