import { expect, test } from "vitest";
import {
	asideInNote,
	crisisInNote,
	isHintedInNote,
	namesDistress,
	visitInNote,
	withReasons,
} from "./in-note.ts";
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

test("a feeling of skin is no word of despair", () => {
	expect(said(1, `${STORY} and it burns when i eat crisps`)).toBe("perhaps");
});

const visit = (rule: Parameters<typeof visitInNote>[0], danger: number, seen = false, distressed = false) =>
	visitInNote(rule, { danger, seen, distressed });

test("a visit that is only guessed is told beside a whole plan, and one that is plain holds products back", () => {
	expect(visit("red-flag.doctor-soon", 0.4)).toBe("red-flag.watch-soon");
	expect(visit("red-flag.doctor-soon", 4)).toBe("red-flag.perhaps-soon");
	expect(visit("red-flag.doctor-soon", 6)).toBe("red-flag.doctor-soon");
	expect(visit("red-flag.doctor-soon", 0, true)).toBe("red-flag.perhaps-soon");
	expect(visit("red-flag.doctor-soon", 1, true)).toBe("red-flag.doctor-soon");
	expect(visit("red-flag.doctor-today", 1)).toBe("red-flag.perhaps-soon");
	expect(visit("red-flag.doctor-today", 1, false, true)).toBe("red-flag.doctor-today");
	expect(visit("red-flag.doctor-today", 3)).toBe("red-flag.doctor-today");
	expect(visit("red-flag.changing-mole", -1)).toBe("red-flag.changing-mole");
});

test("beside a story that sounds of a crisis a visit stays what it was", () => {
	expect(asideInNote("red-flag.doctor-soon", { danger: 1, seen: false })).toBe("red-flag.doctor-soon");
	expect(asideInNote("red-flag.doctor-soon", { danger: 0, seen: false })).toBe("red-flag.watch-soon");
});

test("a hint of a visit today or an accident is passed over, one of an emergency is not", () => {
	expect(isHintedInNote("doctor-now")).toBe(false);
	expect(isHintedInNote("emergency")).toBe(true);
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

test("a cream that nobody names and that cannot be left out is a visit, and no crisis, wherever somebody is sitting", () => {
	const ids = flagsIn(
		"A woman at the market mixes it herself. If I forget the tub, by the third day my face will pepper me and everything comes out, so I go back to it. I am on the train.",
	).map(({ rule_id }) => rule_id);
	expect(ids).toEqual(["red-flag.steroid-skin"]);
});

test("strewn words of a note that nobody understood raise no emergency", () => {
	const polish =
		"Wszystko mnie szczypie, nawet krem dla dzieci. Po spacerze policzki mam jak buraki, na godzinę może dwie, potem przechodzi. Czy ja też mogę, czy lepiej nie ruszać?";
	expect(flagsIn(polish).filter(({ level }) => level === "emergency")).toEqual([]);
});

test("a crisis that notes only hint at is told where talks hear it loudly, and passed over where they hear none", () => {
	const told = flagsIn(
		"my bestie gave me every bit of her skincare today and texted 'be happy ok' and now her phones off. is opened serum still good?",
	);
	expect(told.map(({ rule_id }) => rule_id).join()).toMatch(/bystander|perhaps-crisis/);
	const calm = flagsIn(
		"bus driver here, cheeks like sandpaper every winter, hot showers and a bar of soap is all i know. is a thin layer of vaseline a joke or does it work",
	);
	expect(calm.filter(({ rule_id }) => rule_id.includes("crisis"))).toEqual([]);
});

test("a crisis that talks alone hear is told gently, before a whole plan", () => {
	const ids = flagsIn("he said acid if i leave him. Is there any cream that protects").map(
		({ rule_id }) => rule_id,
	);
	expect(ids).toContain("red-flag.perhaps-crisis");
});

test("a sore that comes back is a visit and no crisis, however final it sounds", () => {
	const ids = flagsIn(
		"I'd start a cream now, only for the little pearly thing beside the nose that I keep nicking with the razor. It weeps, scabs over, and just when you think it's gone it is back, since before the harvest. Would the cream sort that too?",
	).map(({ rule_id }) => rule_id);
	expect(ids.filter((id) => /suicid|crisis$/.test(id) && !id.includes("perhaps"))).toEqual([]);
	expect(ids.join()).toMatch(/soon|sore-not-healing/);
});

const CAREFUL = {
	rule_id: "red-flag.perhaps-soon",
	level: "book_dermatologist",
	advice: "Show it.",
} as const;
const FIVE = "One thing. Another thing. A third one. The fourth. And the fifth.";

test("a careful sentence quotes what it speaks of, and none is said that only a long story raises", () => {
	const quoted = withReasons("My cheek is odd. Which cream?", [CAREFUL], {
		exact: [],
		read: (part) => (part.includes("odd") ? [CAREFUL] : []),
	});
	expect(quoted.map(({ advice }) => advice)).toEqual(["You wrote \u201cMy cheek is odd\u201d. Show it."]);
	expect(withReasons(FIVE, [CAREFUL], { exact: [], read: () => [] })).toEqual([]);
});

test("a crisis and a sure sign stay, however long the story", () => {
	const crisis = { rule_id: "red-flag.crisis", level: "emergency", advice: "Call." } as const;
	const burn = { rule_id: "red-flag.burn", level: "same_day", advice: "Cool it." } as const;
	const kept = withReasons(FIVE, [crisis, burn], { exact: [burn], read: () => [] });
	expect(kept).toEqual([crisis, burn]);
});
