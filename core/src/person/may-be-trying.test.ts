import { expect, it, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";

const trying = (note: string) => factsFromText(note).filter(({ id }) => id === "trying");

test.each([
	"Luis and I quit being careful in June and his mother is already knitting.",
	"We quit being careful in spring.",
	"We gave up being careful, so who knows.",
	"We're not preventing any more.",
	"We've stopped preventing since March",
	"We ditched the condoms a while ago",
	"Stopped the pill for a baby",
])("%j may tell of the wish for a child", (note) => {
	expect(trying(note)).toHaveLength(1);
});

test.each([
	"I quit being careful with sunscreen in June and his mother is a nurse.",
	"I quit being careful about sugar and my skin shows it",
	"We stopped being careful with the sun last summer",
])("%j tells nothing of a child", (note) => {
	expect(trying(note)).toEqual([]);
});

it("is no more sure of it than the words are", () => {
	expect(trying("Luis and I quit being careful in June and his mother is already knitting.")[0]?.sure).toBe(
		false,
	);
});
