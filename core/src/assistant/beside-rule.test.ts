import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { answerQuestion } from "./answer-question.ts";
import type { AssistantContext } from "./conversation.ts";
import type { Intent } from "./question.ts";
import { inUse, makeChatContext, said } from "./testing/make-chat-context.ts";

function ask(message: string, parts: Partial<AssistantContext> = {}, ...before: string[]) {
	return answerQuestion({ message, history: said(...before), context: makeChatContext(parts) });
}

describe("a sentence before an answer", () => {
	it("is kind to somebody in distress, who still gets the product they ask for", () => {
		const flagsOf = () => flagsOfRules(new Set(["red-flag.distress"] as const));
		const { text, search } = ask("everybody stares at me. which sunscreen under $20?", { flagsOf });
		expect(text).toMatch(/^That sounds hard/);
		expect(search?.category).toBe("sunscreen");
	});

	it("says first what is worth a visit, answers the rest, and names no product", () => {
		const flagsOf = () => flagsOfRules(new Set(["red-flag.doctor-soon"] as const));
		const { text, citations } = ask("how is my redness?", { flagsOf });
		expect(text).toMatch(/^What you describe is worth showing to a doctor soon/);
		expect(text).toContain("edness");
		expect(citations[0]?.id).toBe("red-flag.doctor-soon");
		expect(ask("which sunscreen under $20?", { flagsOf }).search).toBeNull();
	});

	it("keeps back what would treat the very thing a visit is for", () => {
		const flagsOf = () => flagsOfRules(new Set(["red-flag.doctor-soon"] as const));
		const { text } = ask("how long until the brown mark fades?", { flagsOf });
		expect(text).toMatch(/^What you describe is worth showing to a doctor soon/);
		expect(text).not.toMatch(/about 8 weeks/);
	});

	it("says what to watch for where danger may be told", () => {
		const flagsOf = () => flagsOfRules(new Set(["red-flag.watch-soon"] as const));
		const { text, citations } = ask("how is my redness?", { flagsOf });
		expect(text).toMatch(/^If something on your skin is new/);
		expect(citations.slice(0, 2).map(({ id }) => id)).toEqual(["red-flag.watch-soon", "redness.left_cheek"]);
	});
});

describe("a rule of safety beside a question", () => {
	const told = (
		message: string,
		intent: Intent,
		known: string | null,
		parts: Partial<AssistantContext> = {},
	) =>
		answerQuestion(
			{ message, history: [], context: makeChatContext(parts) },
			new Map([[message, { intent, known, offers: [] }]]),
		).text;

	it("of a medicine is followed by what was asked of the shelf", () => {
		const serum = STARTER_CATALOGUE.find(({ id }) => id === "cerave-resurfacing-retinol-serum");
		if (serum === undefined) throw new Error("The starter catalogue has no such serum.");
		const text = told("they put me on doxycycline, look through my things", "routine_check", null, {
			in_use: [inUse(serum, "night_serum")],
		});
		expect(text).toMatch(/^Medicines by mouth are for you and a doctor/);
		expect(text).toContain("CeraVe Resurfacing Retinol Serum");
	});

	it("of a medicine is followed by no care that would stand beside it", () => {
		const text = told("i take prednisolone tablets, what helps against spots", "concern_advice", null);
		expect(text).toMatch(/^Medicines by mouth/);
		expect(text).not.toMatch(/benzoyl peroxide/i);
	});

	it("that is only a kind word gives way to a question the examples know", () => {
		const flagsOf = () => flagsOfRules(new Set(["red-flag.distress"] as const));
		const message = "does bread give you spots, my aunt will not stop about it";
		const { text } = answerQuestion(
			{ message, history: [], context: makeChatContext({ flagsOf }) },
			new Map([[message, { intent: "known_question" as const, known: "question.food", offers: [] }]]),
		);
		expect(text).toMatch(/^Food plays a smaller part/);
		expect(text).toContain("That sounds hard");
	});

	it("that guesses at what may be behind a question is said after its answer, and help that cannot wait before", () => {
		const message = "does bread give you spots";
		const answer = (rule: "red-flag.watch-crisis" | "red-flag.watch-emergency") =>
			answerQuestion(
				{ message, history: [], context: makeChatContext({ flagsOf: () => flagsOfRules(new Set([rule])) }) },
				new Map([[message, { intent: "known_question" as const, known: "question.food", offers: [] }]]),
			).text;
		expect(answer("red-flag.watch-crisis")).toMatch(/^Food plays[\s\S]*a crisis line today/);
		expect(answer("red-flag.watch-emergency")).toMatch(/^If lips[\s\S]*Food plays/);
	});
});
