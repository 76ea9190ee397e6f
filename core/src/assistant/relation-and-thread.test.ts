import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Intent } from "./question.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";

interface Told {
	before?: string[];
	intent?: Intent;
	known?: string;
	parts?: Partial<AssistantContext>;
}

function ask(message: string, { before = [], intent, known = "", parts = {} }: Told = {}): string {
	const told = intent === undefined ? [] : [[message, { intent, known: known || null, offers: [] }] as const];
	return answerQuestion({ message, history: said(...before), context: makeChatContext(parts) }, new Map(told))
		.text;
}

const order = { intent: "known_question" as const, known: "question.order" };
const expecting = { person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } } };

describe("who asks how two things go together is told that first", () => {
	it.each([
		["lotion under or over my spf", /^Moisturizer first, then sunscreen\./],
		["do i put the serum before the face oil", /^Serum first, then oil\./],
		["spf: is it first or last", /^Thin before thick/],
	])("in which order: %s", (message, answer) => {
		expect(ask(message, order)).toMatch(answer);
	});

	it("on which nights, where they share none", () => {
		expect(
			ask("so which evenings for each", { before: ["retinol and lactic acid, ok?"], intent: "combine" }),
		).toMatch(/^On different nights, for example retinol on Monday/);
		expect(ask("can i use lactic acid on nights i do not use retinol", { intent: "combine" })).toMatch(
			/^Yes, on different nights/,
		);
	});

	it("at which time of day, whatever else the words look like", () => {
		expect(
			ask("same time or am pm", { before: ["can i use retinol with vitamin c"], intent: "plan" }),
		).toMatch(/vitamin C in the morning and retinol at night/);
	});

	it("whether one of them is an exfoliant", () => {
		expect(ask("does panthenol exfoliate", { intent: "ingredient" })).toMatch(
			/^No, panthenol does not exfoliate/,
		);
		expect(ask("does mandelic acid exfoliate", { intent: "ingredient" })).toMatch(
			/^Yes, mandelic acid exfoliates/,
		);
	});
});

describe("a few words after an answer", () => {
	it.each([
		[["how strong is my retinol", "and is it very strong"], /^For retinol 0\.1% is little/],
		[["benzoyl peroxide made my chin burn", "how long do i leave it off"], /^Until skin is calm/],
		[["how long until my marks fade", "can it go quicker"], /^Hardly, and pushing harder can darken them/],
		[["do i need an eye cream", "yes or no please"], /^An eye cream is optional[^.]*\.(?:\n|$)/],
		[["how often should i scan", "the app says something else"], /^I stay with it\. Once a week/],
	] as const)("are answered about the same thing: %j", (turns, answer) => {
		const [message = "", ...before] = [...turns].toReversed();
		expect(ask(message, { before: before.toReversed() })).toMatch(answer);
	});

	it("that want a step away name the step and what may stand there", () => {
		const message = "swap the second one, not for me";
		expect(ask(message, { before: ["what is my morning routine"], intent: "unknown" })).toMatch(
			/^That is the serum of your morning/,
		);
	});

	it("that correct it are asked of the same ingredient", () => {
		expect(ask("sorry it is not 5 it is 10", { before: ["is my benzoyl peroxide 5% ok"] })).toMatch(
			/^No, 10% is within what is usual/,
		);
		expect(ask("i mean the face wash", { before: ["is salicylic acid ok"], parts: expecting })).toMatch(
			/^Salicylic acid: a wash that is rinsed off is fine/,
		);
	});

	it("that want what skin does not bear now are told so first", () => {
		const before = ["my skin stings, can i exfoliate"];
		expect(ask("just once before my party", { before })).toMatch(/^Not even once\./);
	});

	it("are no visit that two calm turns only tell together", () => {
		const text = ask("no blisters though", { before: ["my chin got red from the new gel"] });
		expect(text).not.toMatch(/seen by a doctor today\. Put nothing new/);
	});
});

describe("an answer for whom it is", () => {
	it("of a tired evening names what is enough", () => {
		expect(ask("i am so tired, what do i skip", { intent: "plan_drop" })).toMatch(
			/^Tonight two things are enough/,
		);
	});

	it("names the place where most shows", () => {
		expect(ask("which area of my face is worst", { intent: "report" })).toMatch(/^Most shows on the chin\./);
	});

	it("keeps liver from a pregnancy, and congratulates who nurses now", () => {
		expect(ask("had liver pate for lunch", { parts: expecting })).toMatch(
			/^Liver, liver pate and cod liver oil/,
		);
		expect(ask("i gave birth in may and i am nursing", { parts: expecting, intent: "pregnancy" })).toMatch(
			/^Congratulations[\s\S]*Set it to "breastfeeding"/,
		);
	});

	it("calls a mail that wants a card a trick", () => {
		expect(
			ask("a mail wants my card number on a link", { intent: "known_question", known: "question.app_login" }),
		).toMatch(/^Take it for a trick/);
	});

	it("of money for picks says nothing of the day a product was bought", () => {
		expect(ask("do you earn something when i buy what you show", { intent: "about_money" })).not.toMatch(
			/the day you began/,
		);
	});

	it("takes a sunburn without blisters for one", () => {
		expect(
			ask("sunburn on my nose, no blisters", { intent: "known_question", known: "question.sunburn" }),
		).toMatch(/^Cool it/);
	});

	it("takes skin that peels for no peel to buy", () => {
		expect(ask("what if it peels", { before: ["can i use benzoyl peroxide daily"] })).toMatch(
			/benzoyl peroxide this is normal/,
		);
		expect(ask("which peels suit me", { intent: "find_product" })).toMatch(/exfoliant|peel/i);
	});
});

it("a shelf that clashes is looked at where its clash is asked after", () => {
	const serum = STARTER_CATALOGUE.find(({ id }) => id === "cerave-resurfacing-retinol-serum");
	if (serum === undefined) throw new Error("The starter catalogue has no such serum.");
	const parts = { in_use: [inUse(serum, "night_serum")] };
	expect(ask("is the clash gone", { parts, intent: "routine_check" })).toMatch(
		/Retinol without a daily sunscreen/i,
	);
});
