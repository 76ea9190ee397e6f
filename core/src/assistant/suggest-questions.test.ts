import { describe, expect, it } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { earlierScan } from "../scan/testing/fixture-scans.ts";
import { answerQuestion } from "./answer-question.ts";
import { suggestQuestions } from "./suggest-questions.ts";
import { inUse, makeChatContext, makeReport } from "./testing/make-chat-context.ts";
import { readQuestion } from "./thread.ts";

const clashing = STARTER_CATALOGUE.filter(({ actives }) => actives.includes("retinol")).slice(0, 1);
const rebuilt = makeReport();
const PEOPLE = {
	"somebody without a report": makeChatContext({ report: null }),
	"somebody with a report": makeChatContext(),
	"somebody after a second scan": makeChatContext({
		report: makeReport({ earlier: [earlierScan({}, "2026-01-10T08:00:00.000Z")] }),
	}),
	"somebody whose products clash": makeChatContext({
		in_use: clashing.map((one) => inUse(one, "night_serum")),
	}),
	"somebody whose plan was made again": makeChatContext({
		report: {
			...rebuilt,
			analysis: {
				...rebuilt.analysis,
				rebuilt: {
					at: "2026-04-01T08:00:00.000Z",
					person: { goals: [], issues: [], preferences: {} },
					care_plan: rebuilt.analysis.care_plan,
				},
			},
		},
	}),
};

describe("questions to start with", () => {
	it.each(Object.entries(PEOPLE))("are four short ones that the guide can answer, for %s", (_, context) => {
		const questions = suggestQuestions(context);
		expect(new Set(questions).size).toBe(4);
		for (const message of questions) {
			expect(message.length).toBeLessThan(70);
			expect(["unknown", "off_topic"]).not.toContain(readQuestion(message, context).intent);
			expect(answerQuestion({ message, history: [], context }).text).not.toBe("");
		}
	});

	it("are none for somebody under 13, whom a parent comes first for", () => {
		const preferences = { age_band: "under-13" } as const;
		expect(suggestQuestions(makeChatContext({ person: { goals: [], issues: [], preferences } }))).toEqual([]);
	});

	it("begin with what needs attention", () => {
		expect(suggestQuestions(PEOPLE["somebody whose products clash"])[0]).toMatch(/products I use/);
		expect(suggestQuestions(PEOPLE["somebody whose plan was made again"])[0]).toMatch(/changed in my plan/);
		expect(suggestQuestions(PEOPLE["somebody after a second scan"])[0]).toMatch(/last scan/);
	});
});
