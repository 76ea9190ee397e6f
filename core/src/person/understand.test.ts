import { expect, test } from "vitest";
import { understand } from "./understand.ts";

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

test("nobody who works at night is heard to be in the sun", () => {
	const heard = [{ id: "outdoors", sure: false }] as const;
	expect(understand("I work nights.", [], heard).map(({ id }) => id)).toEqual(["night_work"]);
	expect(understand("I work a lot.", [], heard).map(({ id }) => id)).toEqual(["outdoors"]);
});
