import { describe, expect, it } from "vitest";
import { askAs, makeChatContext } from "../../testing/make-chat-context.ts";

const PREGNANT = { person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } } };

describe("a thing that is named", () => {
	it("is answered before a neighboring topic", () => {
		const { text } = askAs("does whey give you spots", "known_question", {}, { known: "question.food" });
		expect(text).toMatch(/^It may be, for some: reports link whey/);
	});

	it("is never given a neighbor's yes where it is a medicine on hurt skin", () => {
		const { text } = askAs(
			"can I put retinol over my efudix",
			"known_question",
			{},
			{ known: "question.buffering" },
		);
		expect(text).toMatch(/^No: put no retinol/);
		expect(text).not.toContain("Yes, you can");
	});

	it("is left to an answer that speaks of it", () => {
		const { text } = askAs("is turmeric good", "known_question", {}, { known: "question.turmeric" });
		expect(text).not.toContain("sandalwood");
	});

	it("is told beside a medicine that was named with it", () => {
		const { text } = askAs(
			"is collagen powder worth it, I am on warfarin",
			"known_question",
			{},
			{
				known: "question.supplements",
			},
		);
		expect(text).toMatch(/^Hardly worth the money/);
		expect(text).toContain("warfarin");
	});

	it("is meant by the next few words as well", () => {
		const { text } = askAs("and how often", "how_to_use", {}, { before: ["is multani mitti any good"] });
		expect(text).toMatch(/^Once a week is plenty/);
	});

	it("is told with what a pregnancy changes", () => {
		const { text } = askAs("is biotin worth taking", "unknown", makeChatContext(PREGNANT));
		expect(text).toContain("without your midwife");
	});

	it("gets no dose", () => {
		const { text } = askAs("how many ml calpol for my son", "how_to_use");
		expect(text).toMatch(/^I give no dose/);
	});

	it("takes no place where products are looked for", () => {
		const { search } = askAs("find me a sunscreen to wear under my glasses", "find_product");
		expect(search?.category).toBe("sunscreen");
	});
});

it("warns of a lightener that is named before whatever else of the person was asked", () => {
	const message = "is my skin better than last month, i put caro light on at night";
	const { text } = askAs(message, "progress");
	expect(text).toMatch(/^Leave it out: lightening creams/);
});
