import { expect, test } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const kinds = (text: string) => exactFlags(text).map(({ rule_id }) => rule_id.slice("red-flag.".length));

test.each([
	[
		"pressure-in-head",
		"I take accutane and lymecycline, my head aches for days and my sight is blurry in the morning",
	],
	["acne-with-illness", "His acne turned into sores that bleed, he has 38.7 at night and his knees hurt"],
	["eczema-blisters", "My eczema has clusters of small sores now, painful, and I have a fever"],
	["changing-mole", "The brown patch on my cheek was like a lentil, now it is bigger and has a black part"],
	[
		"pressure-in-head",
		"Began roaccutane four months ago, since last week headaches every day and my vision blurs",
	],
	[
		"pressure-in-head",
		"I take doxycycline. Is it safe to go on? My head hurts for days now and I see double",
	],
	[
		"acne-with-illness",
		"Her acne was mild years ago, now the cysts burst and bleed, 38.9 today and her hips are sore",
	],
	["eczema-blisters", "Eczema that used to be dry, now clusters of sores, they burn and I have a fever"],
])("hears %s: %s", (kind, text) => {
	expect(kinds(text)).toContain(kind);
});

test.each([
	"I take accutane, a headache once, all good. Which lip balm?",
	"Acne with a few sores and I go to the gym, my knees are fine",
	"My eczema is calm, same size patches as always, no fever",
	"The brown patch on my cheek is the same as ever",
	"I took accutane two years ago and had headaches and blurry sight, that was it",
	"On doxycycline, a headache today from work. Sorry for the blurry photo, which wash?",
	"On lymecycline, headaches now and then. My selfie is a bit blurry, which cream?",
])("leaves alone: %s", (text) => {
	expect(kinds(text)).toEqual([]);
});
