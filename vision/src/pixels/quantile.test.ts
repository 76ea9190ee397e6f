import fc from "fast-check";
import { expect, test } from "vitest";
import { median, quantile, robustSpread } from "./statistics.ts";

test("the histogram quantile lies within a two-thousandth of the range of a sorted one", () => {
	const lists = fc.array(fc.float({ min: -1000, max: 1000, noNaN: true }), { minLength: 1, maxLength: 200 });
	fc.assert(
		fc.property(lists, fc.constantFrom(0.1, 0.25, 0.5, 0.9), (values, p) => {
			const sorted = [...values].sort((one, other) => one - other);
			const range = sorted[sorted.length - 1] - sorted[0];
			const at = Math.min(sorted.length - 1, Math.max(0, Math.ceil(p * sorted.length) - 1));
			expect(Math.abs(quantile(values, p) - sorted[at])).toBeLessThanOrEqual(range / 2000 + 1e-3);
		}),
	);
});

test("no values have no median", () => {
	expect(median([])).toBeNaN();
});

test("equal values are their own median and have no spread", () => {
	expect(median([4, 4, 4])).toBe(4);
	expect(robustSpread(Float32Array.of(4, 4, 4), 4)).toBe(0);
});

test("one wild value hardly moves the robust spread", () => {
	const values = Array.from({ length: 101 }, (_, i) => i / 100);
	expect(robustSpread(Float32Array.from([...values, 1000]), 0.5)).toBeCloseTo(
		robustSpread(Float32Array.from(values), 0.5),
		1,
	);
});
