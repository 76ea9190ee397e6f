import { expect, test } from "vitest";
import { readTags } from "./health-questions.tsx";

const LIMITS = { count: 20, length: 40 };

test("an entry is split on commas, trimmed, without empties and duplicates", () => {
	expect(readTags("a, b, , a", ["Even tone"], LIMITS)).toEqual({
		kind: "tags",
		tags: ["Even tone", "a", "b"],
		added: ["a", "b"],
	});
});

test("a tag that is there in another spelling keeps its first one", () => {
	expect(readTags("EVEN TONE, Calm, calm", ["Even tone"], LIMITS)).toEqual({
		kind: "tags",
		tags: ["Even tone", "Calm"],
		added: ["Calm"],
	});
});

test.each(["", " , ", ",,,", "even tone"])("%j adds nothing", (typed) => {
	expect(readTags(typed, ["Even tone"], LIMITS)).toEqual({ kind: "nothing" });
});

test("a tag that is too long and one too many are refused, each with its reason", () => {
	expect(readTags("x".repeat(40), [], LIMITS).kind).toBe("tags");
	expect(readTags("x".repeat(41), [], LIMITS)).toEqual({
		kind: "refused",
		problem: "One entry has at most 40 characters.",
	});
	const nineteen = Array.from({ length: 19 }, (_, index) => `tag ${index}`);
	expect(readTags("one", nineteen, LIMITS).kind).toBe("tags");
	expect(readTags("one, two", nineteen, LIMITS)).toEqual({
		kind: "refused",
		problem: "At most 20 entries fit. Remove one first.",
	});
});
