import { expect, test } from "vitest";
import { readTags } from "./read-tags.ts";

test("an entry is split on commas, trimmed, without empties and duplicates", () => {
	expect(readTags("a, b, , a", ["Even tone"])).toEqual({
		kind: "tags",
		tags: ["Even tone", "a", "b"],
		added: ["a", "b"],
	});
});

test("a tag that is there in another spelling keeps its first one", () => {
	expect(readTags("EVEN TONE, Calm, calm", ["Even tone"])).toEqual({
		kind: "tags",
		tags: ["Even tone", "Calm"],
		added: ["Calm"],
	});
});

test.each(["", " , ", ",,,", "even tone"])("%j adds nothing", (typed) => {
	expect(readTags(typed, ["Even tone"])).toEqual({ kind: "nothing" });
});

test("40 characters and 20 tags are the limits", () => {
	expect(readTags("x".repeat(40), []).kind).toBe("tags");
	expect(readTags("x".repeat(41), []).kind).toBe("too_long");
	const nineteen = Array.from({ length: 19 }, (_, index) => `tag ${index}`);
	expect(readTags("one", nineteen).kind).toBe("tags");
	expect(readTags("one, two", nineteen).kind).toBe("too_many");
});
