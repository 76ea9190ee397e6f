import { expect, test } from "vitest";
import { lastSentence, writtenSentences } from "./read-note.ts";

test("the point of a price ends no sentence", () => {
	const note = "A strip for 39.50. Is it worth it? My nose shines";
	expect(writtenSentences(note)).toEqual(["A strip for 39.50.", " Is it worth it?", " My nose shines"]);
	expect(lastSentence("It costs 4.50")).toBe("It costs 4.50");
});
