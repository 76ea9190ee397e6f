import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { answerQuestion } from "./answer-question.ts";
import { makeChatContext, said } from "./testing/make-chat-context.ts";
import { readThread } from "./thread.ts";

const shown = STARTER_CATALOGUE.filter(({ category }) => category === "moisturizer").slice(0, 3);
const context = makeChatContext({ shown });

function follow(...turns: string[]) {
	const [message = "", ...before] = turns.toReversed();
	return readThread({ message, history: said(...before.toReversed()), context });
}

describe("a question asked once more", () => {
	const text = (...turns: string[]) => {
		const [message = "", ...before] = turns.toReversed();
		return answerQuestion({ message, history: said(...before.toReversed()), context: makeChatContext() })
			.text;
	};

	it.each(["can you say that simpler", "i did not get it", "too long, in short please"])(
		"is answered in short: %s",
		(again) => {
			const [whole, short] = [text("what is retinol"), text("what is retinol", again)];
			expect(short).toMatch(/^In short: Retinol is/);
			expect(short.length).toBeLessThan(whole.length);
		},
	);

	it("gets the same answer where a friend says otherwise, and not where a doctor does", () => {
		const before = "can i use vitamin c with niacinamide";
		expect(text(before, "but my friend says they fight")).toMatch(/^I stay with it\. .*myth/);
		expect(text(before, "but my doctor said they fight")).not.toMatch(/I stay with it/);
	});

	it("says what speaks for it where somebody asks why", () => {
		expect(text("is retinol ok for me", "why")).toMatch(/^Because none of my rules speaks against it/);
	});
});

describe("a question that leans on the one before", () => {
	it.each([
		["find_product", ["find me a moisturizer under $20", "and a cheaper one?"]],
		["find_product", ["find me a moisturizer under $20", "something else"]],
		["find_product", ["find me a moisturizer under $20", "what about a serum"]],
		["find_product", ["find me a moisturizer", "without niacinamide please"]],
		["product_facts", ["find me a moisturizer", "is it fragrance free?"]],
		["product_facts", ["find me a moisturizer", "the second one"]],
		["product_facts", ["find me a moisturizer", "which one is the cheapest"]],
		["pick_why", ["find me a moisturizer", "why?"]],
		["product_facts", ["find me a moisturizer", "how much is the first one"]],
		["plan", ["what is my morning routine", "what about at night?"]],
		["plan_why", ["what is my morning routine", "why?"]],
		["plan_drop", ["why is there a serum in my plan", "can i drop it"]],
		["combine", ["can i use retinol with vitamin c", "and niacinamide?"]],
		["combine", ["can i use retinol with vitamin c", "why not"]],
		["combine", ["what is retinol", "is it safe with glycolic acid"]],
		["how_to_use", ["what is retinol", "how often should i use it"]],
		["how_to_use", ["how do i use retinol", "every day?"]],
		["ingredient", ["what is retinol", "and bakuchiol?"]],
		["pregnancy", ["what is retinol", "can i use it in pregnancy"]],
		["pregnancy", ["is azelaic acid ok in pregnancy", "and retinol?"]],
		["report", ["how bad is my redness", "and my pores?"]],
		["progress", ["how bad is my redness", "is it better than before"]],
		["report_sureness", ["how bad is my redness", "how sure are you"]],
		["concern_advice", ["how bad is my redness", "what helps against it"]],
		["concern_advice", ["what does my report say", "and what should i do about it?"]],
		["how_to_use", ["find me a vitamin c serum", "how do i use it"]],
		["combine", ["find me a vitamin c serum", "can i use it with retinol"]],
		["product_facts", ["find me a vitamin c serum", "does it contain retinol"]],
		["plan_drop", ["do my products go together", "which one should i drop"]],
		["find_product", ["i have acne", "what cleanser", "and under 10 dollars"]],
		["thanks", ["find me a moisturizer", "thanks"]],
		["about_photo", ["find me a moisturizer", "and what happens with my photo?"]],
	] as const)("is %s for %j", (intent, turns) => {
		expect(follow(...turns).intent).toBe(intent);
	});

	it("keeps need, kind and price until the person changes them", () => {
		const { slots } = follow(
			"find me a fragrance free moisturizer for dry skin under $30",
			"and a cheaper one?",
		);
		expect(slots).toMatchObject({
			category: "moisturizer",
			concerns: ["dryness"],
			fragrance_free: true,
			budget: { max: 30 },
			cheaper: true,
		});
	});

	it("takes the new kind and keeps the price", () => {
		const { slots } = follow("find me a moisturizer under $20", "what about a serum");
		expect(slots).toMatchObject({ category: "serum", budget: { max: 20 } });
	});

	it("sets a further ingredient beside the first", () => {
		const { slots } = follow("can i use retinol with vitamin c", "and niacinamide?");
		expect(slots.actives.map(({ id }) => id)).toEqual(["retinol", "niacinamide"]);
	});

	it("carries an ingredient over two turns", () => {
		expect(follow("what is retinol", "is it good?", "how often should i use it").slots.actives[0]?.id).toBe(
			"retinol",
		);
	});

	it("speaks of the product that was meant", () => {
		const { text } = answerQuestion({
			message: "the second one",
			history: said("find me a moisturizer"),
			context,
		});
		expect(text).toContain(shown[1]?.name.slice(0, 20));
		expect(text).not.toContain(shown[0]?.name);
	});

	it("starts anew with a question of its own", () => {
		const { intent, slots } = follow(
			"find me a moisturizer under $20",
			"what does niacinamide do for the skin",
		);
		expect(intent).toBe("ingredient");
		expect(slots.category).toBeNull();
	});

	it("reads only the person's own turns", () => {
		const history = [{ role: "assistant" as const, message: "find me a retinol serum" }];
		expect(readThread({ message: "and a cheaper one?", history, context }).slots.actives).toEqual([]);
	});
});
