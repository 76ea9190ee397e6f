import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";

function talk(turns: string[], parts: Partial<AssistantContext> = {}): string {
	const [message = "", ...before] = turns.toReversed();
	return answerQuestion({
		message,
		history: said(...before.toReversed()),
		context: makeChatContext(parts),
	}).text;
}

describe("a few words after a turn about skin", () => {
	it.each([
		[["what does vitamin c do", "mine is the strong bottle, shall i toss it"], /^No, keep it if your skin/],
		[["how do i use azelaic acid", "and if it prickles"], /^With azelaic acid this is normal/],
		[["how long until dark spots fade", "her pale skin needed two weeks only"], /The two do not compare/],
	] as const)("keep its subject: %j", (turns, answer) => {
		expect(talk([...turns])).toMatch(answer);
	});

	it("leave it where they open another one", () => {
		expect(talk(["what does vitamin c do", "who won the football match on sunday evening"])).not.toMatch(
			/vitamin C/i,
		);
	});
});

describe("somebody without a report", () => {
	it("who would rather show no face is not sent to scan first", () => {
		expect(talk(["i would rather not have my face in a photo"], { report: null })).not.toMatch(
			/no report|first scan/i,
		);
	});
});

describe("what follows in the plan", () => {
	const order = ["what step comes after the cleanser", "ok next", "and next"];

	it("is told step by step, and that it was the last", () => {
		expect(talk(order.slice(0, 2))).toMatch(/comes the \*\*/);
		expect(talk([...order, "next"])).toMatch(/^That was the last one of your morning/);
	});
});

describe("somebody who sets right what they asked", () => {
	it("is answered of what they meant, and not of what they did not", () => {
		const turns = ["how often should i use benzoyl peroxide", "i meant the mask not the benzoyl peroxide"];
		expect(talk(turns)).not.toMatch(/benzoyl/i);
	});

	it("hears of another finding what they asked of the first", () => {
		expect(talk(["did my redness go down", "what about pores then"])).toBe(talk(["did my pores go down"]));
	});
});

describe("the price of a plan of the account", () => {
	it("is told of the plan that is asked about next", () => {
		const limits = ["Free", "Plus", "Pro"].map((plan) => ({
			plan,
			scans: 4,
			messages: 50,
			period: "a month",
			current: plan === "Free",
		}));
		const text = talk(["what does plus cost", "and pro?"], { limits });
		expect(text).toMatch(/^The price of Pro I do not have here/);
		expect(text).not.toMatch(/\*\*Plus\*\*/);
	});
});

describe("a product of somebody's shelf that is told apart by its brand", () => {
	it("is said not to be among theirs where it is not", () => {
		const [toner] = STARTER_CATALOGUE.filter(({ category }) => category === "toner");
		if (toner === undefined) throw new Error("The catalogue has no toner.");
		const in_use = [inUse(toner, "night_toner")];
		expect(talk(["is my toner ok", "the nivea one"], { in_use })).toMatch(/^A Nivea product is not among/);
		expect(talk(["is my toner ok", "the gentle one"], { in_use })).not.toMatch(/Gentle product/);
	});
});

describe("somebody who is pregnant", () => {
	const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } };

	it("hears of the time after the birth that a retinoid still waits", () => {
		const turns = ["can i use retinol while pregnant", "what about after birth, i am breastfeeding then"];
		expect(talk(turns, { person })).toMatch(/^Not while you breastfeed either: retinol stays out/);
	});
});

describe("a question in another language that goes on with one", () => {
	it("is answered of the same thing, and opens in that language", () => {
		const text = talk([
			"¿para qué sirve la niacinamida en la piel?",
			"¿y cada cuánto la puedo usar por la noche?",
		]);
		expect(text).toMatch(/^Por ahora las respuestas son en ingl\u00e9s/);
		expect(text).not.toMatch(/112/);
	});
});
