import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Intent } from "./question.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";

function ask(
	message: string,
	context: AssistantContext = makeChatContext(),
	{
		before = [],
		intent = null,
		known = null,
	}: { before?: string[]; intent?: Intent | null; known?: string | null } = {},
): string {
	const understanding = new Map([[message, { intent, known, offers: [] }]]);
	return answerQuestion(
		{ message, history: said(...before), context },
		intent === null ? new Map() : understanding,
	).text;
}

const someone = (preferences: AssistantContext["person"]["preferences"]) =>
	makeChatContext({ person: { goals: [], issues: [], preferences } });
const product = (id: string) => {
	const row = STARTER_CATALOGUE.find((one) => one.id === id);
	if (row === undefined) throw new Error(`No product ${id}.`);
	return row;
};

describe("the first sentence", () => {
	it.each([
		["how often do i use retinol", /^Start with 1 time a week/],
		["retinol in the morning or at night?", /^At night only\./],
		["can i use retinol every day", /^Not from the start/],
		["how much vitamin c do i put on", /^Smooth a few drops/],
		["what strength of niacinamide should i get", /^Begin with 2%/],
		["how many pimples do you count", /^9 in all/],
		["what is worst in my report", /^\*\*Acne-like spots: /],
	])("answers just what was asked: %s", (message, first) => {
		expect(ask(message)).toMatch(first);
	});

	it("says how a place reads before its numbers, and what is usual there", () => {
		expect(ask("how red is my nose", undefined, { intent: "report" })).toMatch(
			/^On the nose redness hardly shows\. Most clear skin reads about 8\.0/,
		);
	});

	it("says where a plan is ended, and whether one scan can go alone", () => {
		expect(ask("how do i cancel plus", undefined, { intent: "about_billing" })).toMatch(
			/^You end it yourself/,
		);
		expect(ask("can i delete an old scan", undefined, { intent: "about_deleting" })).toMatch(
			/^A single scan/,
		);
	});
});

describe("what is different for a person", () => {
	it("comes before any way to use a treatment", () => {
		const teen = someone({ age_band: "13-15" });
		const text = ask("should i start retinol", teen);
		expect(text).toMatch(/for you i would leave it out|not for skin under 18/i);
		expect(text).not.toMatch(/pea-sized|Start with/);
		expect(ask("how often do i use retinol", teen)).not.toMatch(/Start with/);
		expect(ask("how often do i use retinol", someone({ pregnancy: "pregnant" }))).toMatch(/^No: retinol/);
	});

	it("stands beside every treatment an answer names, once", () => {
		const context = someone({ pregnancy: "pregnant" });
		const text = ask("does squeezing help", context, {
			intent: "known_question",
			known: "question.squeezing",
		});
		expect(text).toMatch(/salicylic acid/);
		expect(text.match(/While pregnant/g)).toHaveLength(1);
	});

	it("is what else of theirs lies on the shelf", () => {
		const used = [
			inUse(product("the-ordinary-glycolic-acid-7-toning-solution"), "weekly_exfoliant"),
			inUse(product("cerave-resurfacing-retinol-serum"), "night_serum"),
		];
		const text = ask("can i keep using glycolic acid", makeChatContext({ in_use: used }));
		expect(text).toMatch(/^Not for now, because of what you use/);
	});

	it("is not read from a question", () => {
		expect(ask("when do i use adapalene")).not.toMatch(/You told us you use a prescription/);
	});
});

describe("a thing in place of another", () => {
	it("does the same job and suits the person", () => {
		const text = ask("what can i use instead", someone({ pregnancy: "pregnant" }), {
			before: ["is retinol ok for me"],
		});
		expect(text).toMatch(/^In place of retinol, for you: /);
		expect(text).not.toMatch(/bakuchiol|adapalene/i);
	});

	it("is looked for in the steps and on the shelf by name", () => {
		const context = makeChatContext({
			in_use: [inUse(product("cerave-resurfacing-retinol-serum"), "night_serum")],
		});
		expect(ask("which of my products has retinol", context)).toMatch(
			/^With retinol: .*CeraVe Resurfacing Retinol Serum/,
		);
		expect(ask("which of my steps has urea")).toMatch(/^None: /);
	});
});

describe("two questions in one message", () => {
	it("are answered one after the other, the second of what the first was about", () => {
		const message = "what is retinol and when do i use it";
		const also = { message: "when do i use it", intent: "how_to_use" as const, known: null };
		const understanding = new Map([
			[message, { intent: "ingredient" as const, known: null, offers: [], first: "what is retinol", also }],
		]);
		const { text } = answerQuestion({ message, history: [], context: makeChatContext() }, understanding);
		expect(text).toMatch(/form of vitamin A[\s\S]*At night only/);
	});
});
