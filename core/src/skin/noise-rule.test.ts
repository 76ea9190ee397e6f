import { expect, test } from "vitest";
import { criticalValue, detectableChange, MEDIAN_OF_THREE_VARIANCE, type Reading } from "./noise-rule.ts";

function redness(value: number, sd: number, variance = 1): Reading {
	return { metric: "redness", zone: "nose", value, sd, variance };
}

test("one comparison uses 1.96, several zones a wider value", () => {
	expect(criticalValue(1)).toBeCloseTo(1.96, 2);
	expect(criticalValue(2)).toBeCloseTo(2.236, 2);
	expect(criticalValue(8)).toBeCloseTo(2.727, 2);
});

test("the detectable change follows the formula of photo and session noise", () => {
	const expected = 1.96 * Math.sqrt(0.3 ** 2 + 0.4 ** 2 + 2 * 1.2 ** 2);
	expect(detectableChange(redness(4, 0.3), redness(5, 0.4), 1)).toBeCloseTo(expected, 1);
});

test("medians of three detect smaller changes", () => {
	const single = detectableChange(redness(4, 0.3), redness(5, 0.4), 1);
	const median = detectableChange(
		redness(4, 0.3, MEDIAN_OF_THREE_VARIANCE),
		redness(5, 0.4, MEDIAN_OF_THREE_VARIANCE),
		1,
	);
	expect(median / single).toBeCloseTo(Math.sqrt(MEDIAN_OF_THREE_VARIANCE), 5);
});

test("a color difference nobody can see is never claimed", () => {
	const evenness = (value: number): Reading => ({
		metric: "evenness",
		zone: "face",
		value,
		sd: 0,
		variance: 0.01,
	});
	expect(detectableChange(evenness(1), evenness(2.8), 1)).toBe(1.9);
});
