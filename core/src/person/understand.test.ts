import { expect, test } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import type { PersonFact } from "./person-fact.ts";
import { understand } from "./understand.ts";
import { factsUnderstood } from "./understood.ts";

test("what the meaning of a sentence tells stands beside the words, as unsure", () => {
	const heard = [{ id: "rosacea", quote: "the pink never leaves", sure: false }] as const;
	const told = understand("I am vegan. After soup the pink never leaves.", [], heard);
	expect(told.map(({ id, sure, heard: meant }) => [id, sure, meant])).toEqual([
		["rosacea", false, true],
		["vegan", true, undefined],
	]);
	expect(understand("I am vegan. After soup the pink never leaves.", told)).toEqual(told);
});

test("it adds nothing to what words tell already, nothing that cannot be beside it, and nothing of somebody else", () => {
	const meant = (note: string, id: "pregnant" | "breastfeeding") =>
		understand(note, [], [{ id, sure: false }]).filter((one) => one.heard);
	expect(meant("I am pregnant.", "pregnant")).toEqual([]);
	expect(meant("I am pregnant.", "breastfeeding")).toEqual([]);
	expect(meant("for my sister who is pregnant, what can she use", "breastfeeding")).toEqual([]);
	expect(meant("He wakes every two hours for a snack.", "breastfeeding")).toHaveLength(1);
});

test("words that the sense of a note speaks against are shown and do not count, until the person says that they do", () => {
	const note = "GP wants me back at twelve weeks. Chin is better.";
	const [word] = factsFromText(note);
	expect(word).toMatchObject({ id: "pregnant" });
	const doubt = { ...(word as PersonFact), doubted: true as const };
	const told = understand(note, [], [doubt]);
	expect(told).toMatchObject([{ id: "pregnant", state: "denied" }]);
	expect(factsUnderstood(told)).toEqual([]);
	expect(understand(note, told)).toEqual(told);
	const taken = told.map((one) => ({ ...one, state: "read" as const }));
	expect(factsUnderstood(understand(note, taken))).toMatchObject([{ id: "pregnant" }]);
});

test("in the place of doubted words their neighbor may be heard, and nobody at work at night is heard to be in the sun", () => {
	const note = "GP wants me back at twelve weeks. Chin is better.";
	const [word] = factsFromText(note);
	const doubt = { ...(word as PersonFact), doubted: true as const };
	expect(factsUnderstood(understand(note, [], [doubt, { id: "trying", sure: false }]))).toMatchObject([
		{ id: "trying" },
	]);
	expect(understand("I work nights.", [], [{ id: "outdoors", sure: false }]).map(({ id }) => id)).toEqual([
		"night_work",
	]);
});
