import { describe, expect, it } from "vitest";
import { clausesOf, plainSpelling, withoutLead } from "./message-text.ts";

describe("the talk a message opens with", () => {
	it.each([
		["lol ok thanks, what can you do", "what can you do"],
		["Hey! how often do i scan", "how often do i scan"],
		["thanks", "thanks"],
		["ok great", "ok great"],
		["okra masks, any good", "okra masks, any good"],
	])("is left off where something follows: %s", (message, rest) => {
		expect(withoutLead(message)).toBe(rest);
	});
});

describe("a sentence that asks twice", () => {
	it.each([
		["how often can i peel and is it ok in summer", ["how often can i peel", "is it ok in summer"]],
		["what is urea, where do i get it", ["what is urea", "where do i get it"]],
	])("is cut between its questions: %s", (sentence, parts) => {
		expect(clausesOf(sentence)).toEqual(parts);
	});

	it.each(["can i use retinol and vitamin c", "i itch and what is that", "niacinamide and is it ok"])(
		"is left whole where one half asks nothing: %s",
		(sentence) => {
			expect(clausesOf(sentence)).toEqual([sentence]);
		},
	);
});

describe("a shortened word", () => {
	it("is read as what it stands for, and never within a name", () => {
		expect(plainSpelling("can u tell me abt vit c tmrw, ur pick?")).toBe(
			"can you tell me about vitamin c tomorrow, your pick?",
		);
		expect(plainSpelling("u.s. brand N-acetyl")).toBe("u.s. brand N-acetyl");
	});
});
