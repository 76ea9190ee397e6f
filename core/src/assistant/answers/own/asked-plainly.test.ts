import { expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../../../products/catalogue/starter-catalogue.ts";
import type { AssistantContext } from "../../conversation.ts";
import { askAs, inUse, makeReport } from "../../testing/make-chat-context.ts";

const scented = STARTER_CATALOGUE.find(
	({ category, no_listed_fragrance, inci }) =>
		category === "moisturizer" && !no_listed_fragrance && inci.length > 0,
);
if (scented === undefined) throw new Error("The catalogue has no moisturizer with scent.");
const person = (preferences: AssistantContext["person"]["preferences"]) => ({
	person: { goals: [], issues: [], preferences },
});

it("says no to somebody under 18 who was given a strong peel", () => {
	const { text } = askAs(
		"my sister gave me her old retinol and a red peel thing, can i use them for my spots",
		"combine",
		person({ age_band: "13-15" }),
	);
	expect(text).toMatch(/^No, leave them off/);
	expect(text).toMatch(/strong acid peel can burn young skin/);
});

it.each([
	[
		"I've got a CeraVe cleanser, The Ordinary niacinamide and a Simple moisturiser. What order do they go in?",
		["CeraVe cleanser", "The Ordinary niacinamide", "Simple moisturiser"],
	],
	["what goes on first, my moisturizer or my serum", ["serum", "moisturizer"]],
] as const)("puts what is named in its order: %s", (message, names) => {
	const { text } = askAs(message, "find_product", {});
	const lines = text.split("\n").filter((line) => /^\d\./.test(line));
	expect(lines.map((line) => line.replace(/^\d\. /, ""))).toEqual(names);
});

it("puts nothing in one row that must not share an evening", () => {
	const { text } = askAs("what order do I put my retinol serum and my glycolic acid toner on", "combine", {});
	expect(text).not.toMatch(/^1\./);
});

it("looks for scent among what is owned, and says where it cannot", () => {
	const message = "Is there anything I own with perfume in it that could be setting my skin off?";
	const { text } = askAs(message, "unknown", { in_use: [inUse(scented, "night_moisturizer")] });
	expect(text).toContain(scented.name);
	expect(askAs(message, "unknown", { in_use: [] }).text).toMatch(/^I know of nothing on your shelf yet/);
});

it("tells of what was shown whether it has scent, by its list", () => {
	const { text } = askAs("is it scented?", "known_question", { shown: [scented] });
	expect(text).toMatch(/: yes, its list names /);
});

it("compares with the first scan, and not with a product's first day", () => {
	const { text } = askAs("is my redness any better than when i started?", "results_when", {
		report: makeReport({}),
	});
	expect(text).not.toMatch(/began with a product/);
});

it.each([
	["my retinol's run out till next week, will i lose all my progress?", /^No: a week or two without retinol/],
	["am i using too much moisturiser?", /^For the face a blob between a pea and a hazelnut/],
] as const)("answers what is asked of daily use: %s", (message, words) => {
	expect(askAs(message, "routine_check", {}).text).toMatch(words);
});

it.each([
	["please delete my account and all pictures", /^You can delete your account on your account page/],
	["it keeps rejecting my photo ???", /light or something over the face/],
	[
		"Do you get money when I buy the things you recommend?",
		/^Links to shops may earn us a commission, and what a shop pays never enters a pick/,
	],
	[
		"My cream smells a bit off, like crayons, but the date says 2027. Keep or bin?",
		/^Bin it, whatever the date says/,
	],
	["Is hyaluronic acid an acid like glycolic? scared it will peel me", /^No: it is an acid by name alone/],
	[
		"winter is coming and my face gets flaky. do i change something in the plan?",
		/^A little: a richer cream/,
	],
	["thank you so much, my skin has not looked this good since uni", /welcome|Glad|Any time/],
] as const)("hears what is asked plainly, whatever else was guessed: %s", (message, words) => {
	expect(askAs(message, "unknown", {}).text).toMatch(words);
});

it.each([
	"thanks, it stings and is red now",
	"will spf harm my skin after 2 weeks of retinol",
	"should I layer hyaluronic acid with glycolic",
	"thanks, but how often do I use it",
	"what smells nice in a cream",
])("leaves to others what is not asked plainly: %s", (message) => {
	const { text } = askAs(message, "unknown", {});
	expect(text).not.toMatch(
		/^(?:Bin it|No: it is an acid by name|You are welcome|Glad that|Any time|Keep wearing it)/,
	);
});
