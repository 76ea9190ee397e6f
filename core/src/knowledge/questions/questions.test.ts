import { describe, expect, it } from "vitest";
import { ACTIVE_IDS } from "../actives.ts";
import { CONCERN_ANSWERS } from "../concern-modules.ts";
import { ABOUT_PRODUCT } from "./about-product.ts";
import { INGREDIENT_ANSWERS, INGREDIENT_WORDS, NEED_LOOK_FOR, PRODUCT_WORDS } from "./care-words.ts";
import { KNOWN_QUESTIONS } from "./known-questions.ts";
import { AFTER_FLAG, BOUNDARIES, CHILD } from "./safety-answers.ts";

function textsIn(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (value instanceof RegExp || typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
}

const TEXTS = textsIn([
	ABOUT_PRODUCT,
	AFTER_FLAG,
	BOUNDARIES,
	CHILD,
	CONCERN_ANSWERS,
	INGREDIENT_ANSWERS,
	KNOWN_QUESTIONS.map(({ text }) => text),
	NEED_LOOK_FOR,
	PRODUCT_WORDS,
]);

describe("the tables of answers", () => {
	it("promise nothing and name no condition of a person", () => {
		const forbidden =
			/\b(?:cures?|heals? (?:acne|rosacea)|guaranteed?|miracle|flawless|anti-wrinkle|perfect skin|you have (?:rosacea|eczema|acne))\b/i;
		expect(TEXTS.filter((text) => forbidden.test(text))).toEqual([]);
	});

	it("are plain text without markup", () => {
		expect(TEXTS.filter((text) => /[<>`]|\]\(/.test(text))).toEqual([]);
	});

	it("say something about every ingredient, and read each by a name", () => {
		expect(Object.keys(INGREDIENT_ANSWERS).toSorted()).toEqual([...ACTIVE_IDS].toSorted());
		const read = new Set(INGREDIENT_WORDS.map(({ id }) => id));
		expect(ACTIVE_IDS.filter((id) => !read.has(id))).toEqual([
			"salicylic_derivative",
			"azelaic_derivative",
			"bisabolol",
		]);
	});

	it("have one row for each question and boundary", () => {
		const ids = [...KNOWN_QUESTIONS, ...BOUNDARIES].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
	});

	it("stay short enough to read in a chat", () => {
		expect(KNOWN_QUESTIONS.filter(({ text }) => text.length > 420).map(({ id }) => id)).toEqual([]);
		expect(BOUNDARIES.filter(({ text }) => text.length > 420).map(({ id }) => id)).toEqual([]);
	});

	it("read a message of the greatest length without a pause", () => {
		const long = ["retinol and acid with my face ", "mole spot what is this ", "a "].map((part) =>
			part.repeat(400).slice(0, 4_000),
		);
		for (const text of long)
			for (const { asks } of KNOWN_QUESTIONS) expect(typeof asks?.test(text)).not.toBe("string");
	});
});
