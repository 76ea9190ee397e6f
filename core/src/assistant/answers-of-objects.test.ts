import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Intent, Understanding } from "./question.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";
import { readThread } from "./thread.ts";

function product(id: string) {
	const row = STARTER_CATALOGUE.find((one) => one.id === id);
	if (row === undefined) throw new Error(`The catalogue has no ${id}.`);
	return row;
}

const CLASHING: Partial<AssistantContext> = {
	in_use: [
		inUse(product("drunk-elephant-c-firma-fresh-day-serum"), "morning_serum"),
		inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
		inUse(product("the-ordinary-glycolic-acid-7-toning-solution"), "weekly_exfoliant"),
	],
};

function told(message: string, intent: Intent, known: string | null = null): Understanding {
	return new Map([[message, { intent, known, offers: [] }]]);
}

function answer(message: string, intent: Intent, context: AssistantContext, before: readonly string[] = []) {
	return answerQuestion({ message, history: said(...before), context }, told(message, intent)).text;
}

describe("a message about a product of the person's own", () => {
	it("means what the product is used for", () => {
		const message = "together with the resurfacing one at night?";
		const { slots } = readThread(
			{ message, history: said("what does the c-firma do for me"), context: makeChatContext(CLASHING) },
			told(message, "combine"),
		);
		expect(slots.actives.map(({ id }) => id)).toEqual(expect.arrayContaining(["retinol"]));
	});

	it("is told which one to leave out first, and why", () => {
		const text = answer("which would you drop first", "routine_check", makeChatContext(CLASHING));
		expect(text).toMatch(/^I would leave out The Ordinary Glycolic Acid/);
	});

	it("is told which basics are not there", () => {
		const text = answer("what am i missing", "routine_check", makeChatContext(CLASHING));
		expect(text).toContain("no cleanser, moisturizer or sunscreen");
	});
});

describe("a follow-up", () => {
	it("about a thing no table knows is not answered with the last one", () => {
		const message = "and lavender?";
		const { slots } = readThread(
			{ message, history: said("is niacinamide good for me"), context: makeChatContext() },
			told(message, "ingredient"),
		);
		expect(slots.actives).toEqual([]);
	});

	it("that asks how often says yes or no first", () => {
		const before = ["what does niacinamide do"];
		const text = answer("and twice a day?", "how_to_use", makeChatContext({ report: null }), before);
		expect(text).toMatch(/^Yes: niacinamide may go on morning and night/);
	});
});

describe("a question about the report", () => {
	it("of one side against the other is answered from both readings", () => {
		const text = answer("is my left cheek redder than my right", "report", makeChatContext());
		expect(text).toMatch(/on the left cheek, .* on the right cheek/);
	});
});

describe("a question about the plan", () => {
	it("is answered from its steps where somebody looks for something in it", () => {
		const text = answer("does my plan have a retinoid in it", "plan", makeChatContext());
		expect(text).toMatch(/^(?:Yes: |No, your plan has no retinoid)/);
	});
});
