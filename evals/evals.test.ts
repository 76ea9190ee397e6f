import { describe, expect, it } from "vitest";
import { CATEGORIES } from "./eval-question.ts";
import { withReaders } from "./guided-engine.ts";
import {
	describeFailures,
	isForbidden,
	LEAST_RIGHT,
	QUESTIONS,
	runEvals,
	summarize,
	total,
} from "./run-evals.ts";

describe("the questions of the evaluation", () => {
	it("are at least 160, each asked once of one person, with every category among them", () => {
		const asked = QUESTIONS.map(({ asks, before, person }) => JSON.stringify([asks, before, person]));
		expect(new Set(asked).size).toBe(asked.length);
		expect(asked.length).toBeGreaterThanOrEqual(160);
		expect(new Set(QUESTIONS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
	});

	it("are answered by the guide without a forbidden claim and nearly always with the facts", async () => {
		const results = await withReaders(({ guided, triage }) => runEvals(guided, triage));
		expect(describeFailures(results.filter(isForbidden))).toBe("");
		const { asked, right } = total(results);
		expect(right / asked, describeFailures(results)).toBeGreaterThanOrEqual(LEAST_RIGHT);
		expect(summarize(results).every((category) => category.asked > 0)).toBe(true);
	}, 300_000);
});
