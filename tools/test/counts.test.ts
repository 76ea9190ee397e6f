import { expect, test } from "vitest";
import { addCounts, formatCounts, NO_TESTS, parseCounts } from "./counts.ts";

test("a closing line reads back as the counts it was made from", () => {
	const counts = { passed: 12, failed: 1, skipped: 3, failures: ["core/a.test.ts: adds up: 1 is not 2"] };
	expect(parseCounts(`noise\n${formatCounts(counts)}\n`)).toEqual(counts);
});

test("the last closing line counts", () => {
	expect(parseCounts("1 passed, 0 failed, 0 skipped\n2 passed, 0 failed, 0 skipped\n")?.passed).toBe(2);
});

test("text without a closing line has no counts", () => {
	expect(parseCounts("all good")).toBeNull();
});

test("counts of two runs add up", () => {
	const one = { passed: 1, failed: 1, skipped: 3, failures: ["a"] };
	expect(addCounts(addCounts(NO_TESTS, one), one)).toEqual({
		passed: 2,
		failed: 2,
		skipped: 6,
		failures: ["a", "a"],
	});
});

test("a failure stays on one line, whatever it said", () => {
	const text = formatCounts({ ...NO_TESTS, failed: 1, failures: ["a: expected\n  1\nto be 2"] });
	expect(text.split("\n")).toEqual(["FAILED: a: expected 1 to be 2", "0 passed, 1 failed, 0 skipped"]);
});
