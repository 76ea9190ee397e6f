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
