import fc from "fast-check";
import { expect, test } from "vitest";
import { createCurve } from "./math.ts";

test("a curve passes through its knots and stays flat outside", () => {
	const curve = createCurve([
		[-4, 1],
		[0, 3],
		[6, 2],
	]);
	expect(curve.at(-4)).toBeCloseTo(1, 5);
	expect(curve.at(0)).toBeCloseTo(3, 5);
	expect(curve.at(6)).toBeCloseTo(2, 2);
	expect(curve.at(-90)).toBeCloseTo(1, 5);
	expect(curve.at(90)).toBeCloseTo(2, 2);
});

test("a curve never leaves the range of its knots", () => {
	const heights = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 2, maxLength: 8 });
	fc.assert(
		fc.property(heights, fc.double({ min: -10, max: 120, noNaN: true }), (ys, x) => {
			const value = createCurve(ys.map((y, i): [number, number] => [i * 12, y])).at(x);
			expect(value).toBeGreaterThanOrEqual(Math.min(...ys) - 1e-3);
			expect(value).toBeLessThanOrEqual(Math.max(...ys) + 1e-3);
		}),
	);
});
