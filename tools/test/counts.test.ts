import { expect, test } from "vitest";
import { addCounts, formatCounts, NO_TESTS, parseCounts } from "./counts.ts";

test("a closing line reads back as the counts it was made from", () => {
	const counts = { passed: 12, failed: 1, skipped: 3 };
	expect(parseCounts(`noise\n${formatCounts(counts)}\n`)).toEqual(counts);
});

test("the last closing line counts", () => {
	expect(parseCounts("1 passed, 0 failed, 0 skipped\n2 passed, 0 failed, 0 skipped\n")?.passed).toBe(2);
});

test("text without a closing line has no counts", () => {
	expect(parseCounts("all good")).toBeNull();
});

test("counts of two runs add up", () => {
	const one = { passed: 1, failed: 2, skipped: 3 };
	expect(addCounts(addCounts(NO_TESTS, one), one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
