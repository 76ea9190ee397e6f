import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { exactFlags } from "../skin/red-flags/exact-triage.ts";
import { answerQuestion } from "./answer-question.ts";
import { inUse, makeChatContext } from "./testing/make-chat-context.ts";

const RETINOL = STARTER_CATALOGUE.filter(({ id }) => id === "cerave-resurfacing-retinol-serum");

function ask(message: string, pregnancy: "pregnant" | "no" = "pregnant"): string {
	const context = makeChatContext({
		person: { goals: [], issues: [], preferences: { pregnancy } },
		in_use: RETINOL.map((row) => inUse(row, "night_serum")),
		flagsOf: exactFlags,
	});
	return answerQuestion({ message, history: [], context }).text;
}

const named = (text: string): number => text.split("Resurfacing Retinol Serum").length - 1;

describe("a retinoid on the shelf of somebody pregnant", () => {
	it.each([
		"which order do my products go in",
		"a market cream without any label for the dark line over my lip, ok?",
		"does niacinamide help with shine",
		"how do i wash off sunscreen",
		"thanks so much",
		"one cosmelan peel for my marks, yes or no",
	])("is named, whatever is asked: %s", (message) => {
		expect(named(ask(message))).toBeGreaterThan(0);
	});

	it("is named once where the answer says it already", () => {
		expect(named(ask("i used my retinol until week 8, did i hurt the baby"))).toBe(1);
	});

	it("waits behind a call that cannot", () => {
		expect(named(ask("my tongue is swelling and i cannot breathe"))).toBe(0);
	});

	it("is nothing to say to anybody else", () => {
		expect(ask("does niacinamide help with shine", "no")).not.toMatch(/while you are pregnant/);
	});
});
