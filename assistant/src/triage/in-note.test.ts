import { expect, test } from "vitest";
import { crisisInNote, namesDistress } from "./in-note.ts";
import { triage } from "./triage.ts";

const THRESHOLDS = { held: -1.5, careful: -3.5 };
const said = (own: number, passage: string, besides = 0) =>
	crisisInNote({ passage, own, besides, most: true }, THRESHOLDS);
/** More words than are ever passed over, and none of despair. */
const STORY = "my aunt drove up for the weekend and we painted the whole kitchen in a pale shade of green";

test("a crisis that is only guessed is spoken of gently, and a plain one is told", () => {
	expect(said(1, `${STORY} and it was the last time`)).toBe("gently");
	expect(said(4, `${STORY} and it was the last time`)).toBe("told");
});

test("a word of harm makes a guess believed, and a faint one is still asked after", () => {
	expect(said(0, "honestly they would do better without me around here")).toBe("told");
	expect(said(-3, "honestly they would do better without me around here")).toBe("gently");
	expect(said(-5, "honestly they would do better without me around here")).toBe("nothing");
});

test("in another language, of which few words are known, a guess is believed", () => {
	expect(said(0, `${STORY} and it was the last time`, 1)).toBe("told");
});

test("a story without a word of despair gets one careful sentence", () => {
	expect(said(-1, STORY)).toBe("perhaps");
	expect(said(-3, STORY)).toBe("nothing");
});

test("distress is named by words of shame, tears or hiding", () => {
	expect(namesDistress("i am so ashamed that i hide at work")).toBe(true);
	expect(namesDistress("is there a way to close the pores on my nose")).toBe(false);
});

const flagsIn = (text: string) => triage.read([text])(text);

test.each([
	"No trouble with my face, thanks be to God. My son insists. A man of my age does not need cream, abi? I take amlodipine.",
	"Finally no more acne shame, a year ago I hated going out and now I swim every day. Just wanted to say thanks.",
])("keeps no plan back for a harmless note: %s", (text) => {
	expect(
		flagsIn(text)
			.map(({ level }) => level)
			.filter((level) => level !== "watch" && level !== "care"),
	).toEqual([]);
});

test("a crisis in words nobody listed stands before any product", () => {
	const [first] = flagsIn(
		"dull skin, what serum. some evenings I stand on the motorway bridge and think that would be quicker",
	);
	expect(first?.advice).toMatch(/crisis line/);
	expect(["emergency", "care"]).toContain(first?.level);
});
