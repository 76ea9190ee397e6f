import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../../../products/catalogue/starter-catalogue.ts";
import { makeObservation } from "../../../skin/testing/make-observation.ts";
import type { AssistantContext } from "../../conversation.ts";
import { askAs, inUse, makeReport } from "../../testing/make-chat-context.ts";

function product(id: string) {
	const row = STARTER_CATALOGUE.find((one) => one.id === id);
	if (row === undefined) throw new Error(`The catalogue has no ${id}.`);
	return row;
}

const RED = makeReport({
	observation: makeObservation({ readings: { "redness.left_cheek": 9, "redness.right_cheek": 9 } }),
});
const CLASHING: Partial<AssistantContext> = {
	report: RED,
	in_use: [
		inUse(product("drunk-elephant-c-firma-fresh-day-serum"), "morning_serum"),
		inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
		inUse(product("the-ordinary-glycolic-acid-7-toning-solution"), "weekly_exfoliant"),
	],
};
const FIRST_TO_REST = /Leave The Ordinary Glycolic Acid 7% Toning Solution[^.]* off until/;

describe("what is asked of somebody's own data", () => {
	it("tells whether a note was read, in its own words", () => {
		const report = makeReport({ note: "My skin feels tight after washing" });
		const { text } = askAs("did anyone read what I wrote in the box", "about_me", { report });
		expect(text).toMatch(/^Yes, it was read, by a program and no person/);
		expect(text).toContain('"My skin feels tight after washing"');
	});

	it("does not let a product that is out back in because there is less of it", () => {
		const expecting = {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
			in_use: [inUse(product("cerave-resurfacing-retinol-serum"), "night_serum")],
		};
		const { text } = askAs(
			"it says ENCAPSULATED on the back though, so it stays in the top layer. can i just do it twice a week",
			"unknown",
			expecting,
		);
		expect(text).toMatch(/^No, not CeraVe Resurfacing Retinol Serum, also not weaker, seldom/);
	});

	it.each([
		["and the one that you told me to stop?", "unknown", /^If you mean CeraVe Resurfacing Retinol Serum: no/],
		["what can I swap in at night, everything has a warning", "plan", /azelaic acid/i],
	] as const)("names the product that a pregnancy rules out: %s", (message, intent, words) => {
		const expecting = {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
			in_use: [inUse(product("cerave-resurfacing-retinol-serum"), "night_serum")],
		};
		expect(askAs(message, intent, expecting).text).toMatch(words);
	});

	it("says plainly that there is no scan yet", () => {
		const { text } = askAs("what did it say about my eyes and forehead", "off_topic", { report: null });
		expect(text).toMatch(/^Nothing yet: you have no scan, so nothing was said about your eyes/);
	});

	it("gives the number and whether that is much, against nobody", () => {
		const { text } = askAs("what number did I get for spots, is that bad or normal", "report");
		expect(text).toMatch(/^\*\*Acne-like spots: [\d.]+ of 5\*\*/);
		expect(text).toContain("I compare you with nobody");
	});

	it("takes what people around say for as true as a photo", () => {
		const { text } = askAs(
			"the app says redness is down, my husband says I am redder, who do I believe",
			"report",
		);
		expect(text).toMatch(/^Both can be right/);
	});

	it("sells nothing", () => {
		const { text } = askAs(
			"why have I got a cream on the list, sounds like selling to me",
			"known_question",
			{},
			{
				known: "question.fragrance",
			},
		);
		expect(text).toMatch(/^Fair question, and no/);
	});

	it("says how far redness can be read on deep skin", () => {
		const { text } = askAs("can it really see red on dark skin", "concern_advice");
		expect(text).toMatch(/^Less surely than on light skin/);
	});
});

describe("what rests for somebody", () => {
	it.each([
		["what is wrong with my routine", "routine_check"],
		["can I use the drunk elephant and the retinol both at night", "combine"],
		["which of my products can stay", "in_use"],
	] as const)("is the same whatever is asked: %s", (message, intent) => {
		expect(askAs(message, intent, CLASHING).text).toMatch(
			/Glycolic Acid 7% Toning Solution[^.]*(?:off until|rests)|Leave all/,
		);
	});

	it("is every treatment on an evening when skin is sore", () => {
		const { text } = askAs("what tonight, I did the glycolic one and it is sore", "tonight", CLASHING);
		expect(text).toMatch(/^Only /);
		expect(text).toMatch(FIRST_TO_REST);
		expect(text).toContain("Drunk Elephant C-Firma Fresh Day Serum first");
	});

	it("is told for each product of a shelf in a pregnancy", () => {
		const { text } = askAs("which ones on my shelf go in the drawer till after the baby", "in_use", {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
			in_use: [
				inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
				inUse(product("cerave-foaming-facial-cleanser"), "morning_cleanser"),
			],
		});
		expect(text).toMatch(/Retinol Serum\*\*: into the drawer, because retinol is not advised while pregnant/);
		expect(text).toMatch(/Foaming Facial Cleanser\*\*: stays/);
	});

	it("lets two products that clash for red cheeks take turns by name", () => {
		const { text } = askAs("drunk elephant and the retinol both at night?", "combine", CLASHING);
		expect(text).toMatch(/^No, not on one evening: Drunk Elephant/);
		expect(text).toContain("CeraVe Resurfacing Retinol Serum on Monday and Thursday");
	});
});

describe("a judgement from somebody's own data", () => {
	it("knows the day somebody says it is, and what was used the night before", () => {
		const { text } = askAs(
			"it's sunday, I had the retinol last night, what goes on tonight",
			"known_question",
			CLASHING,
		);
		expect(text).toMatch(/^Nothing strong tonight: you had retinol last night/);
		expect(text).toContain("Sunday evening");
	});

	it("says what hair and a lamp do to a photo, and what was read", () => {
		const { text } = askAs("was it my fringe that spoiled the scan", "report_unmeasured", { report: RED });
		expect(text).toMatch(/hair over the forehead hides/i);
		expect(text).toMatch(/Next time: hair off the face/);
	});

	it("tells which of several steps counts and which may go", () => {
		const { text } = askAs("why 3 steps every morning if my skin is fine", "plan_why", {
			report: makeReport(),
		});
		expect(text).toMatch(/Sunscreen is the one that counts/);
	});

	it("names the one to put away first, and why not another", () => {
		const { text } = askAs("why that one not the acid", "plan_why", CLASHING, {
			before: ["if I only bin one of my things?"],
		});
		expect(text).toMatch(/^It is the acid that I would take out: The Ordinary Glycolic Acid/);
		expect(text).toMatch(/redness/);
	});

	it("gives no more than a yes or no of each where that is asked for", () => {
		const expecting = {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
			in_use: [
				inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
				inUse(product("cerave-foaming-facial-cleanser"), "morning_cleanser"),
			],
		};
		const { text } = askAs("my shelf, just yes or no for each", "routine_check", expecting);
		expect(text).toMatch(/Retinol Serum\*\*: no, /);
		expect(text).toMatch(/Cleanser\*\*: yes\./);
	});

	it("says when what a pregnancy rules out comes back, by its name", () => {
		const expecting = {
			person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
			in_use: [inUse(product("cerave-resurfacing-retinol-serum"), "night_serum")],
		};
		const { text } = askAs("after the birth when can I go back to the cerave one", "pregnancy", expecting);
		expect(text).toMatch(
			/^\*\*CeraVe Resurfacing Retinol Serum:\*\* not during the pregnancy and not while you breastfeed/,
		);
	});
});
