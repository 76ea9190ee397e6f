import fc from "fast-check";
import { expect, test } from "vitest";
import { type DetectedBox, mergeBoxes, overlap } from "./face-models.ts";

const box = (score: number, centreX: number, width = 10): DetectedBox => ({
	score,
	centreX,
	centreY: 0,
	width,
	height: 10,
	eyes: [centreX - 2, -1, centreX + 2, -1],
});

test("overlapping boxes become one, averaged by score and led by the best score", () => {
	const [merged, ...others] = mergeBoxes([box(0.6, 3), box(0.9, 0)]);
	expect(others).toEqual([]);
	expect(merged.score).toBe(0.9);
	expect(merged.centreX).toBeCloseTo((0.6 * 3) / 1.5, 6);
	expect(merged.eyes[0]).toBeCloseTo(merged.centreX - 2, 6);
});

test("faces apart stay apart, best first", () => {
	expect(mergeBoxes([box(0.6, 50), box(0.9, 0)]).map((face) => face.score)).toEqual([0.9, 0.6]);
});

test("every box belongs to exactly one merged face, and an empty box to itself", () => {
	const anyBox = fc
		.record({
			score: fc.double({ min: 0.5, max: 1, noNaN: true }),
			x: fc.integer({ min: 0, max: 60 }),
			width: fc.integer({ min: 0, max: 20 }),
		})
		.map(({ score, x, width }) => box(score, x, width));
	fc.assert(
		fc.property(fc.array(anyBox, { maxLength: 20 }), (boxes) => {
			const merged = mergeBoxes(boxes);
			expect(merged.length).toBeLessThanOrEqual(boxes.length);
			expect(merged.length > 0).toBe(boxes.length > 0);
		}),
	);
});

test("overlap is shared area by joint area", () => {
	expect(overlap(box(1, 0), box(1, 5))).toBeCloseTo(50 / 150, 6);
	expect(overlap(box(1, 0), box(1, 20))).toBe(0);
});
