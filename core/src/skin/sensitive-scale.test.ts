import fc from "fast-check";
import { expect, test } from "vitest";
import { SENSITIVITY_QUESTIONS } from "../routine/person.ts";
import { SCALE_ITEMS, scoreSensitiveScale } from "./self-report.ts";

function answers(...given: number[]): Record<string, number> {
	return Object.fromEntries(given.map((answer, index) => [SENSITIVITY_QUESTIONS[index] ?? "more", answer]));
}

test("the scale asks as many questions as it scores", () => {
	expect(SENSITIVITY_QUESTIONS).toHaveLength(SCALE_ITEMS);
});

test.each([
	[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0, "calm"],
	[[1, 1, 1, 1, 1, 0, 0, 0, 0, 0], 5, "calm"],
	[[1, 1, 1, 1, 1, 1, 0, 0, 0, 0], 6, "slight"],
	[[2, 2, 2, 2, 2, 2, 0, 0, 0, 0], 12, "slight"],
	[[2, 2, 2, 2, 2, 2, 1, 0, 0, 0], 13, "sensitive"],
	[[10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 100, "sensitive"],
] as const)("%j sums to %d: %s", (given, sum, band) => {
	expect(scoreSensitiveScale(answers(...given))).toEqual({ sum, band, answered: 10 });
});

test("five of ten answers are scaled up, four are too few", () => {
	expect(scoreSensitiveScale(answers(1, 1, 1, 1, 2))).toEqual({ sum: 12, band: "slight", answered: 5 });
	expect(scoreSensitiveScale(answers(9, 9, 9, 9))).toBeNull();
	expect(scoreSensitiveScale({})).toBeNull();
	expect(scoreSensitiveScale(undefined)).toBeNull();
});

test("a limit is judged before rounding", () => {
	expect(scoreSensitiveScale(answers(1, 1, 1, 1, 1, 1, 1, 1, 0))).toMatchObject({ sum: 8.9, answered: 9 });
	expect(scoreSensitiveScale(answers(2, 2, 2, 2, 1, 0, 0))).toMatchObject({ sum: 12.9, band: "sensitive" });
});

test("any answers at all score within 0 to 100, and a higher answer never lowers the sum", () => {
	const given = fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 5, maxLength: 10 });
	fc.assert(
		fc.property(given, fc.nat({ max: 9 }), (list, place) => {
			const before = scoreSensitiveScale(answers(...list))?.sum ?? -1;
			expect(before).toBeGreaterThanOrEqual(0);
			expect(before).toBeLessThanOrEqual(100);
			const raised = list.map((answer, index) => (index === place ? 10 : answer));
			expect(scoreSensitiveScale(answers(...raised))?.sum).toBeGreaterThanOrEqual(before);
		}),
	);
});
