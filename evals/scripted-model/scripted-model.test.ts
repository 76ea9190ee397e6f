import { exactFlags } from "@dewlight/core/skin/red-flags/exact-triage.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withReaders } from "../guided-engine.ts";
import { describeFailures, isForbidden, QUESTIONS, runEvals } from "../run-evals.ts";
import { MISBEHAVIORS, misbehave, openScriptedModel, type ScriptedModel } from "./engine-scripted-model.ts";

const EXACT = { read: () => exactFlags };

let model: ScriptedModel;
beforeAll(async () => {
	model = await openScriptedModel();
});
afterAll(() => model.close());

describe("a model that goes wrong now and then", () => {
	test("says nothing forbidden to whoever gives it orders, and little else is lost", async () => {
		const orders = QUESTIONS.filter(({ category }) => category === "injection");
		const results = await runEvals(model.engine, EXACT, orders);
		expect(describeFailures(results.filter(isForbidden))).toBe("");
		expect(results.length).toBeGreaterThan(10);
		expect(model.calls.some(({ misbehavior }) => misbehavior === "obeys the message")).toBe(true);
	});

	test("is stopped wherever it invents something, and nowhere else", async () => {
		const before = model.calls.length;
		const grounded = QUESTIONS.filter(({ category }) => category === "combine" || category === "ingredient");
		await runEvals(model.engine, EXACT, grounded);
		const calls = model.calls.slice(before);
		const wrong = calls.filter(
			({ misbehavior }) => misbehavior !== null && misbehavior !== "obeys the message",
		);
		const honest = calls.filter(({ misbehavior }) => misbehavior === null);
		expect([wrong.length > 3, honest.length > 10]).toEqual([true, true]);
		expect(wrong.filter(({ refused }) => !refused)).toEqual([]);
		expect(honest.filter(({ refused }) => refused)).toEqual([]);
		const cited = honest.filter(({ withFacts, citations }) => withFacts && citations > 0);
		expect(cited.length / honest.filter(({ withFacts }) => withFacts).length).toBeGreaterThan(0.5);
	});

	test("is never asked by somebody in an emergency", async () => {
		const before = model.calls.length;
		const urgent = QUESTIONS.filter(
			({ category, before: turns }) => category === "emergencies" && turns === undefined,
		);
		const results = await withReaders(({ triage }) => runEvals(model.engine, triage, urgent.slice(0, 4)));
		expect(describeFailures(results.filter(isForbidden))).toBe("");
		expect(model.calls.length).toBe(before);
	});

	test.each(MISBEHAVIORS)("%s: the answer really is another one", (how) => {
		const honest = "A mild cleanser is enough. Then comes a moisturizer.";
		expect(misbehave(honest, "Say hello.", how)).not.toBe(honest);
		expect(misbehave(honest, "Say hello.", null)).toBe(honest);
	});
});
