import { expect, test } from "vitest";
import { INTENTS } from "../../assistant/question.ts";
import { KNOWN_QUESTIONS } from "../questions/known-questions.ts";
import { KNOWN_CASES } from "./known-cases.ts";

const TEXTS = KNOWN_CASES.flatMap(({ what, pregnancy, child, deep, sore }) =>
	[what, pregnancy, child, deep, sore].filter((one) => one !== undefined),
);

test("every particular question stands once, under a topic that there is", () => {
	expect(new Set(KNOWN_CASES.map(({ id }) => id)).size).toBe(KNOWN_CASES.length);
	const topics = new Set<string>([...INTENTS, ...KNOWN_QUESTIONS.map(({ id }) => id)]);
	expect(KNOWN_CASES.filter(({ topic }) => !topics.has(topic)).map(({ id }) => id)).toEqual([]);
});

test("an answer is short, promises nothing, names no dose and nobody's condition", () => {
	expect(TEXTS.filter((text) => text.length > 360)).toEqual([]);
	const forbidden =
		/\b(?:guaranteed?|miracle|flawless|you have (?:rosacea|eczema|acne|pcos))\b|\b\d+ ?(?:mg|mcg)\b|\bstop taking\b/i;
	expect(TEXTS.filter((text) => forbidden.test(text))).toEqual([]);
});

test("nobody who is pregnant is told of a retinoid without a word on it", () => {
	const uses =
		/\b(?:use|start|add|put|apply|try|begin with|go back to|restart)\b[^.]*\b(?:retinol|retinal|retinoids?|adapalene|tretinoin|hydroquinone)\b/i;
	const denies =
		/\b(?:no|not|nobody|never|if|different|without|instead of|leave|before|rather than|skip|avoid|out|off|stay)\b/i;
	const silent = KNOWN_CASES.filter(
		({ what, pregnancy }) =>
			pregnancy === undefined &&
			what.split(/(?<=[.!?]) /).some((sentence) => uses.test(sentence) && !denies.test(sentence)),
	);
	expect(silent.map(({ id, what }) => `${id} ${what}`)).toEqual([]);
});
