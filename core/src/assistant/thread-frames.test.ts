import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import type { Understanding } from "./question.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";
import { readThread } from "./thread.ts";

const shown = STARTER_CATALOGUE.filter(({ category }) => category === "moisturizer").slice(0, 3);

function follow(turns: readonly string[], understanding?: Understanding) {
	const [message = "", ...before] = turns.toReversed();
	const context = makeChatContext({ shown });
	return readThread({ message, history: said(...before.toReversed()), context }, understanding);
}

describe("a thing of their own", () => {
	const [cleanser, retinol] = ["cerave-foaming-facial-cleanser", "cerave-resurfacing-retinol-serum"].map(
		(id) => STARTER_CATALOGUE.find((product) => product.id === id),
	);
	if (cleanser === undefined || retinol === undefined)
		throw new Error("The starter catalogue lacks a product.");
	const context = makeChatContext({
		in_use: [inUse(cleanser, "night_cleanser"), inUse(retinol, "night_serum")],
		person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" } },
	});
	const read = (message: string, ...before: string[]) =>
		readThread({ message, history: said(...before), context });

	it("that is the other one on the shelf is asked what was asked of the first", () => {
		const { intent, slots } = read(
			"good. and the other one on my shelf?",
			"is my cerave foaming cleanser ok now",
		);
		expect([intent, ...slots.actives.map(({ id }) => id)]).toEqual(["pregnancy", "retinol"]);
	});

	it("is still meant where something is to go in its place", () => {
		const { intent, slots } = read(
			"right so what is supposed to go there at night instead then",
			"is my cerave foaming cleanser ok now",
			"good. and the other one on my shelf?",
		);
		expect([intent, ...slots.actives.map(({ id }) => id)]).toEqual(["instead", "retinol"]);
	});
});

describe("an asking whose thing stood in a turn before", () => {
	it.each([
		[["what is bakuchiol", "how often"], "how_to_use", ["bakuchiol"]],
		[
			["should i use vitamin c", "in the morning?", "no i meant at night instead"],
			"how_to_use",
			["vitamin_c"],
		],
		[["can i use salicylic acid", "what instead?"], "instead", ["salicylic_acid"]],
		[["what does ceramide do", "which of my steps has it"], "held", ["ceramides"]],
		[["how do i use azelaic acid", "when will i see a difference"], "results_when", ["azelaic_acid"]],
		[["is niacinamide ok for me", "and glycolic acid?"], "ingredient", ["glycolic_acid"]],
		[
			["what is bakuchiol", "does retinol do the same", "can i use both"],
			"combine",
			["bakuchiol", "retinol"],
		],
		[["can i use retinol with vitamin c", "in one night?"], "combine", ["retinol", "vitamin_c"]],
	])("is read for certain: %j", (turns, intent, actives) => {
		const question = follow(turns);
		expect([question.intent, question.slots.actives.map(({ id }) => id).toSorted()]).toEqual([
			intent,
			actives.toSorted(),
		]);
	});

	it("wins over what looked likeliest by example", () => {
		const message = "how often";
		const unsure: Understanding = new Map([[message, { intent: "about_limits", known: null, offers: [] }]]);
		expect(follow(["what is retinol", message], unsure).intent).toBe("how_to_use");
	});

	it("is left alone where the thing was a price, a plan or nothing at all", () => {
		expect(follow(["find me a moisturizer", "how much is it"]).intent).toBe("product_facts");
		expect(follow(["what do i do tonight", "and in the morning?"]).intent).not.toBe("how_to_use");
		expect(follow(["every day?"]).intent).not.toBe("how_to_use");
	});

	it("means the day where the plan was asked for", () => {
		expect(follow(["what do i do tonight", "ok and tomorrow?"]).intent).toBe("tonight");
	});
});

describe("what was pointed at", () => {
	it("stays the one product that the next question is about", () => {
		const question = follow(["find me a moisturizer", "the third one", "how much is it"]);
		expect([question.intent, question.slots.ordinal]).toEqual(["product_facts", 2]);
	});

	it("is a step by its number, for this question and the next", () => {
		const [asked, next] = [
			follow(["what is my morning routine", "what is the first step for"]),
			follow(["what is my morning routine", "what is the first step for", "can i skip it"]),
		];
		expect([asked.slots.category, asked.slots.section]).toEqual(["cleanser", "morning"]);
		expect([next.intent, next.slots.category]).toEqual(["plan_drop", "cleanser"]);
	});

	it("is closed by a nod, and told once more in part only", () => {
		expect(follow(["how is my skin", "fair enough"]).intent).toBe("thanks");
		expect(follow(["what helps with redness", "what else helps then"]).kept).toBe(true);
	});

	it("is exchanged where somebody meant another thing", () => {
		const { intent, slots } = follow(["can i use glycolic acid", "no wait not that, i meant the retinol"]);
		expect([intent, slots.actives.map(({ id }) => id)]).toEqual(["ingredient", ["retinol"]]);
	});
});
