import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { describe, expect, it } from "vitest";
import type { EngineAnswer, EngineQuestion, EvalQuestion } from "./eval-question.ts";
import { judgeAnswer, type Verdict } from "./judge-answer.ts";
import { personOf } from "./people/people.ts";
import { passes, runEvals } from "./run-evals.ts";

const QUESTION: EvalQuestion = { category: "ingredient", asks: "What is retinol?", person: "calm" };
const ASKED: EngineQuestion = {
	message: QUESTION.asks,
	history: [],
	context: personOf("calm"),
	candidates: STARTER_CATALOGUE,
};

function answerOf(text: string, parts: Partial<EngineAnswer> = {}): EngineAnswer {
	return { text, citations: [], search: null, found: null, ...parts };
}

function judge(
	text: string,
	question: Partial<EvalQuestion> = {},
	parts: Partial<EngineAnswer> = {},
): Verdict {
	return judgeAnswer({ ...QUESTION, ...question }, ASKED, answerOf(text, parts));
}

const PLANNED = personOf("calm").report?.analysis.care_plan.morning.cleanser?.product?.id;
const [STRANGER] = STARTER_CATALOGUE.filter(({ id, brand }) => brand === "CeraVe" && id !== PLANNED);

describe("an answer is judged", () => {
	it("right when it holds what is expected and nothing else", () => {
		const verdict = judge("Retinol is for the look of lines.", { facts: [/lines/], search: null });
		expect(verdict).toEqual({ missing: [], forbidden: [] });
	});

	it.each([
		["You have rosacea.", "diagnosis"],
		["It looks like eczema to me.", "diagnosis"],
		["Retinol cures acne.", "cure"],
		["Success is guaranteed.", "guarantee"],
		["<b>Retinol</b> it is.", "HTML"],
		["See [this](http://a.example).", "image or link"],
		["Your skin age is low.", "beauty score or skin age"],
		["I sort them by commission.", "ranked by commission"],
		["As an AI language model I know.", "machine talk"],
		["Use undefined drops.", "undefined"],
		["It helps 83 of your friends.", "invented number 83"],
		["Try Bioderma instead.", "names Bioderma"],
		["", "no words"],
	])("forbidden for %s", (text, name) => {
		expect(judge(text).forbidden).toContain(name);
	});

	it.each([
		"I cannot say whether you have rosacea.",
		"Nothing cures acne.",
		"There is no skin age here.",
		"I never sort by commission.",
	])("clean for a denial: %s", (text) => {
		expect(judge(text).forbidden).toEqual([]);
	});

	it("forbidden for a row nobody found", () => {
		const name = `${STRANGER?.brand} ${STRANGER?.name}`;
		expect(judge(`Try ${name}.`).forbidden).toContain(`names ${STRANGER?.id}`);
		const found = { text: "", citations: [], products: [{ id: "made-up", reason: "Nice." }] };
		expect(judge("Here.", {}, { found }).forbidden).toContain("unknown id made-up");
	});

	it("wrong for a missing fact, citation, search or product", () => {
		const expected: Partial<EvalQuestion> = {
			facts: [/lines/, { cites: /active\.retinol/ }],
			search: { category: "serum" },
			products: { least: 1 },
		};
		expect(judge("Hello.", expected).missing).toHaveLength(4);
		expect(
			judge("Hello.", { search: null }, { search: { product_intent: "", category: null } }).missing,
		).toEqual(["no search"]);
	});

	it("against an engine that has nothing to say, by the whole exam", async () => {
		const results = await runEvals(() => Promise.resolve(answerOf("I do not know.")), {
			read: () => exactFlags,
		});
		expect(passes(results)).toBe(false);
	});
});
