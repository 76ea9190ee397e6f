import { describe, expect, it } from "vitest";
import { exactFlags } from "../exact-triage.ts";

const rulesOf = (text: string) => exactFlags(text).map(({ rule_id }) => rule_id.replace("red-flag.", ""));

describe("a danger of the writer beside other people", () => {
	it.each([
		["the young lad at the garage splashed battery acid on me, my sleeve is soaked", "chemical-on-skin"],
		["my colleague tipped drain cleaner over me, do i need a cream", "chemical-on-skin"],
		["someone put bleach in my water bottle as a prank, i had one gulp", "swallowed"],
		["the kids use acetone for crafts, i took a swig of it thinking it was water", "swallowed"],
		["the lad at the gym gave me 4 scoops of a powder, heart is racing and chest hurts", "collapse"],
		["palpitations and a pressure in my chest since the energy drink of my nephew", "collapse"],
		["the school nurse says my red streak up the arm is nothing", "skin-infection"],
		["a red line is running up from the blister along my leg", "skin-infection"],
		["the babysitter says i look yellow, even the whites of my eyes look yellow", "yellow"],
		["my grandson shot me in the eye with a hair gel tube and i can barely see", "chemical-in-eye"],
		["the girl i babysit got into the acid toner, her mouth is red", "swallowed"],
		["i sipped from my daughters cup, it was her acetone, throat burns", "swallowed"],
		["my son put perfume in my tea for a laugh and i had two sips", "swallowed"],
		["was feeding the baby when i passed out, woke up on the floor", "collapse"],
		["my cousin gave me a lip tint, my lips blew up and i am hoarse", "airway-swelling"],
		["sons chemistry set, some acid on my arm, its gone white", "chemical-deep"],
		["the older one sprayed aftershave in the mouth of the baby", "swallowed"],
	])("is heard: %s", (message, rule) => {
		expect(rulesOf(message)).toContain(rule);
	});

	it.each([
		"hyaluronic acid leaked all over me in the bag, is it wasted",
		"my heart races when i see him, what makeup",
		"red lines on my leg from the seam of my tights",
		"in this photo the whites of my eyes look yellow, is it the lamp",
		"i had a sip of coffee and then bleached my brows, order ok?",
		"the kids got into my lipstick drawer, red lips everywhere lol",
		"how do i keep gel out of my eyes",
		"i nearly passed out at the price just now, dupe?",
		"lactic acid on my face, it is white while wet, normal?",
		"a drop of serum in my water bottle lid, wash it?",
		"i had three sips of water, is bleach bad for hair",
	])("and is not heard in: %s", (message) => {
		expect(rulesOf(message)).toEqual([]);
	});
});
