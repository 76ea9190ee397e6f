import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { buildRequest } from "./testing/build-request.ts";
import { seen } from "./testing/read-plan.ts";

function notesOf(note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []) {
	const facts = [...factsFromText(note), ...factsInUse(names), ...wishesOf(note)];
	return (buildCarePlan(buildRequest({ ...parts, facts })).notes ?? []).map(({ text }) => text).join("\n");
}

test.each([
	["My sister says toner is the whole secret. Is it?", /You asked whether a toner is needed\. No/],
	["Nimbu lagana theek hai kya?", /You asked about lemon\. No/],
	["Bumps on my neck. Is it the blade or is it me?", /You asked about shaving\..*with the grain/],
	["Is there a cream to take the red down for good?", /Nothing does so for good/],
	["Does collagen powder do anything?", /digested like other protein/],
	["Would a natural one with rose oil be kinder?", /No: rose, lavender/],
	["Is it worth putting sun cream on at my age?", /Yes, at any age/],
	["Tell me the two things with actual evidence.", /sunscreen every day, and a retinoid/],
	["What shifts the brown ones?", /Marks take 3 to 6 months/],
	["I feed her. Can it be done without getting into my milk?", /hardly reaches it/],
])("answers %s", (note, answer) => {
	expect(notesOf(note)).toMatch(answer);
});

test("what is missing is told by what somebody has", () => {
	const names = ["cold cream", "bar of soap"];
	expect(notesOf("What am I missing?", {}, names)).toMatch(
		/Only a mild wash in the place of the soap and a sunscreen for the morning/,
	);
});

test("what fades waits where somebody has to look first", () => {
	const held = { red_flags: flagsOfRules(new Set(["red-flag.changing-mole"] as const)) };
	expect(notesOf("What shifts the brown ones?", held)).toMatch(/First somebody has to look/);
});

test("a question in a language that nobody reads here is owned to", () => {
	expect(notesOf("Wszystko mnie szczypie. Czy mogę używać witaminy C?")).toMatch(/Ask it in the assistant/);
});

test("a refusal of what was asked is among the first things said, and what was only named is not called asked", () => {
	const asked = notesOf("I am pregnant. Can I use hydroquinone?");
	expect(asked.indexOf("You asked about hydroquinone")).toBeLessThan(
		asked.indexOf("You told us you are pregnant"),
	);
	expect(notesOf("I am pregnant. A friend offered me hydroquinone.")).toContain("You wrote of hydroquinone");
});

test("what may hold an allergen is stopped by name, and read where it rinses off", () => {
	const note = "I am allergic to fragrance and lanolin.";
	const said = notesOf(note, {}, ["rose balm", "E45 when I remember", "Pantene"]);
	expect(said).toMatch(/Stop your rose balm.*fragrance/);
	expect(said).toMatch(/Stop your e45 until.*lanolin/);
	expect(said).toMatch(/Your pantene may hold fragrance and runs over the face/);
});

test("a guessed visit leaves the plan whole and lets what peels begin later", () => {
	const request = {
		findings: seen({ acne: 2 }),
		red_flags: flagsOfRules(new Set(["red-flag.perhaps-soon"] as const)),
	};
	const plan = buildCarePlan(buildRequest(request));
	expect(plan.notes?.map(({ rule_id }) => rule_id)).not.toContain("rule.basics_until_visit");
	const spots = buildCarePlan(buildRequest({ findings: seen({ acne: 3 }), red_flags: request.red_flags }));
	expect(spots.night.serum?.start_week).toBe(3);
});
