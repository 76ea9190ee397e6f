import { expect, test } from "vitest";
import { evadesPregnancy, isOfOtherActive } from "./case-words.ts";

const NIACINAMIDE = { name: "niacinamide in pregnancy", asks: "Is niacinamide fine in pregnancy?" };

test.each([
	["can i use retinol in pregnancy", true],
	["is salicylic acid ok while pregnant", true],
	["niacinamide or retinol while pregnant", false],
	["what may i use while pregnant", false],
])("%s: whether a case of niacinamide is about another ingredient", (message, other) => {
	expect(isOfOtherActive(message, NIACINAMIDE)).toBe(other);
});

test("a retinoid stands for the others", () => {
	const row = { name: "retinol and sun", asks: "Can I use retinol in summer?" };
	expect(isOfOtherActive("is adapalene ok in summer", row)).toBe(false);
});

test.each([
	["can i use retinol in pregnancy", true],
	["what can i use instead of retinol while pregnant", false],
	["i used retinol before i knew i was pregnant", false],
	["is niacinamide fine in pregnancy", false],
])("%s: whether the plain rule answers and no case", (message, plain) => {
	expect(evadesPregnancy(message, { topic: "pregnancy" })).toBe(plain);
});
