import { expect, test } from "vitest";
import { criticalValue, MEDIAN_OF_THREE_VARIANCE, smallestClaim } from "./noise-rule.ts";

test("one comparison uses 1.96, several zones a wider value", () => {
	expect(criticalValue(1)).toBeCloseTo(1.96, 2);
	expect(criticalValue(2)).toBeCloseTo(2.236, 2);
	expect(criticalValue(8)).toBeCloseTo(2.727, 2);
});

const side = (sd: number, variance = 1) => ({ sd, session: 1.2, variance });

test("the smallest claim follows the formula of photo and session noise", () => {
	const expected = 1.96 * Math.sqrt(0.3 ** 2 + 0.4 ** 2 + 2 * 1.2 ** 2);
	expect(smallestClaim("redness", side(0.3), side(0.4), 1)).toBeCloseTo(expected, 1);
});

test("medians of three detect smaller changes", () => {
	const single = smallestClaim("redness", side(0.3), side(0.4), 1);
	const variance = MEDIAN_OF_THREE_VARIANCE;
	const medians = smallestClaim("redness", side(0.3, variance), side(0.4, variance), 1);
	expect(medians / single).toBeCloseTo(Math.sqrt(variance), 5);
});

test("a color difference nobody can see is never claimed", () => {
	const still = { sd: 0, session: 0.1, variance: 0.01 };
	expect(smallestClaim("evenness", still, still, 1)).toBe(1.9);
});
