import { expect, test } from "vitest";
import { asSentence } from "./words.ts";

test("a clause that stands by itself begins with a capital and ends with one full stop", () => {
	expect(asSentence("the photo is not sharp enough")).toBe("The photo is not sharp enough.");
	expect(asSentence("Come closer.")).toBe("Come closer.");
	expect(asSentence("")).toBe("");
});
