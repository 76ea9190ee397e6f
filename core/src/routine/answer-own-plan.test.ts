import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

function planOf(note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []) {
	const facts = [...factsFromText(note), ...factsInUse(names), ...wishesOf(note), ...(parts.facts ?? [])];
	return buildCarePlan(buildRequest({ ...parts, facts }));
}
const answer = (kind: string, ...told: Parameters<typeof planOf>) =>
	noteOf(planOf(...told), `answer.question_${kind}`);
const spots = { findings: seen({ acne: 3 }) };
const sore = "My skin is tight, sore and burns.";

test("whether less is wiser is answered by what the plan does", () => {
	const ask = "Would stripping it all back be wise?";
	expect(answer("strip_back", `${sore} ${ask}`)).toMatch(/Yes, that is wise, and it is what this plan does/);
	expect(answer("strip_back", ask, spots)).toMatch(/Yes, less is enough here: .*(?:adapalene|benzoyl)/);
	expect(answer("strip_back", `I take isotretinoin. ${ask}`)).toMatch(/What a doctor prescribed is no part/);
});

test("skin that has to calm takes neither of two changes; other skin is not told so", () => {
	const ask = "Should I add a serum or swap the order?";
	expect(answer("neither", `${sore} ${ask}`)).toMatch(/Neither for now/);
	expect(answer("neither", ask, spots)).toBeUndefined();
});

test("burning is no sign that a thing works, and more of it is not quicker", () => {
	expect(answer("burn_works", "The toner burns, is that how you know it works?")).toMatch(/^You asked.*No:/);
	expect(answer("faster", "Will I clear up faster if I use it twice?", spots)).toMatch(/No: more of it/);
	expect(answer("faster", "I take isotretinoin. Will it clear faster if I use more of my gel?")).toMatch(
		/Beside isotretinoin nothing else/,
	);
});

test("who asks for the one thing and is only dry hears of the moisturizer", () => {
	const ask = "Tell me the one thing to do?";
	expect(answer("one_thing", `My face feels tight by noon. ${ask}`)).toMatch(/it is the moisturizer/);
	expect(answer("one_thing", ask, spots)).toMatch(/Sunscreen in the morning/);
});

test("what is used at the hairline, heat, and what came off a post are stopped by name", () => {
	const stop = (names: readonly string[], parts: Partial<PlanRequest> = {}) =>
		noteOf(planOf("", parts, names), "answer.stop_irritants") ?? "";
	expect(stop(["hair gel"], spots)).toMatch(/your hair gel|hair products on the forehead/);
	expect(stop(["hair gel"])).toBe("");
	expect(stop(["hot towel at night"], { findings: seen({ redness: 3 }) })).toMatch(
		/heat widens small vessels/,
	);
	expect(stop(["glow serum from Instagram"])).toMatch(/steroid, mercury or bleach/);
});
