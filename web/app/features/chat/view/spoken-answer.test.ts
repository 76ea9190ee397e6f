import { expect, test } from "vitest";
import { wholeSentences } from "../view/spoken-answer.tsx";

test("only what is said whole is read out", () => {
	expect(wholeSentences("Yes. Start slow", false)).toEqual(["Yes."]);
	expect(wholeSentences("Yes. Start slow", true)).toEqual(["Yes.", "Start slow"]);
});

test("the point of a number does not end a sentence", () => {
	expect(wholeSentences("Use 0.3 % at night. Then", false)).toEqual(["Use 0.3 % at night."]);
	expect(wholeSentences("Use 0.", false)).toEqual([]);
});

test("marks of the writing are not read out", () => {
	expect(wholeSentences("- **Cleanse** gently\n- See [the plan](/care-plan).\n", false)).toEqual([
		"Cleanse gently",
		"See the plan.",
	]);
});

test("what was read out stays the same while more comes", () => {
	const text = "First. Second! Third? Fourth: and so on.";
	for (let length = 1; length <= text.length; length += 1) {
		const said = wholeSentences(text.slice(0, length), false);
		expect(wholeSentences(text, true).slice(0, said.length)).toEqual(said);
	}
});
