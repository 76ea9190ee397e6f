import type { RedFlagLevel } from "@dewlight/core/skin/red-flag.ts";
import { expect, it } from "vitest";
import { readSecondLook } from "./second-look.ts";
import { storiesFingerprint } from "./training/train-layers.ts";
import { triage } from "./triage.ts";

const levels = (text: string, as: "note" | "talk" = "note"): RedFlagLevel[] =>
	triage
		.read(
			[text],
			as,
		)(text)
		.map(({ level }) => level);
const SENDS: readonly RedFlagLevel[] = ["emergency", "same_day", "book_dermatologist"];

it("is made of the stories as they are", () => {
	expect(readSecondLook().made_of, "run `npm run triage:train -- --second`").toBe(storiesFingerprint());
});

it.each([
	"The heat in our kitchen is killing me, I sweat through two shirts a shift and the spots on my jaw never rest. What do I wash with after work?",
	"My aunt nearly died of a bee sting when I was small, she is fine. I have never reacted to anything. Is honey in a mask any good for dry cheeks?",
	"Tretinoin since June from my dermatologist, week five. The corners of my mouth peel and sting a little when I eat oranges, she told me to expect it. Which plain cream goes over it?",
])("sends nobody to a doctor for a story that only has a danger's words: %s", (note) => {
	expect(levels(note).filter((level) => SENDS.includes(level))).toEqual([]);
});

it.each([
	"Lovely app by the way. Since the new tablets on Monday the inside of my mouth is raw and the skin under my arms comes off on the towel, I feel hot. Would a richer cream help?",
	"My little one got at the drain cleaner under the sink, her lips look white and she drools. Can I put balm on?",
])("hears a danger inside a friendly story: %s", (note) => {
	expect(levels(note)).toContain("emergency");
});

it("believes a sure sign in few words whatever the whole sounds like", () => {
	expect(levels("my new sunscreen makes my face and lips swell up")).toContain("emergency");
});

// Each of these is told something by the first look alone.
it("takes back what the first look says of a story that is over, and of how people put things in a talk", () => {
	const over =
		"Chickenpox went through the whole house in spring, fever, blisters, oatmeal baths, all done with. The brown dots on my own cheeks stayed, how do I fade them";
	expect(levels(over)).toEqual([]);
	const saying =
		"microneedling or laser for the holes in my cheeks, money is no matter, I just do not want to come out worse";
	expect(levels(saying, "talk")).toEqual([]);
});
