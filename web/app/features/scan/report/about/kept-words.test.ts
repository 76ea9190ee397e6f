import { expect, test } from "vitest";
import { momentWords } from "#ui/day-words.ts";
import { keptWords } from "./kept-words.ts";

const deletedAt = "2026-11-21T10:00:03.000Z";

test("the receipt names the time of deletion and the size of what is kept", () => {
	expect(keptWords({ deletedAt, hasThumbnail: true, width: 640 })).toBe(
		`Original photo deleted ${momentWords(deletedAt)}. Kept: a 640 px thumbnail without metadata and the numbers.`,
	);
});

test("a size that is not known is not made up", () => {
	expect(keptWords({ deletedAt, hasThumbnail: true, width: null })).toContain("Kept: a small thumbnail");
	expect(keptWords({ deletedAt, hasThumbnail: false, width: null })).toContain("Kept: the numbers only.");
});

test("a photo that still exists is not called deleted", () => {
	expect(keptWords({ deletedAt: null, hasThumbnail: false, width: null })).toMatch(
		/^The original photo is being/,
	);
});
