import { expect, test } from "vitest";
import { likelyMeaning } from "./likely-meanings.ts";
import type { TopicId } from "./topics.ts";

const ranked = (...all: [TopicId, number][]) => all.map(([topic, chance]) => ({ topic, chance }));
const meant = (...all: [TopicId, number][]) => likelyMeaning(ranked(...all), () => true)?.topic ?? null;

test("what is likely enough, or far ahead of the next, is taken for what was meant", () => {
	expect(meant(["question.first_buy", 0.2], ["question.expensive", 0.15])).toBe("question.first_buy");
	expect(meant(["question.smoking", 0.12], ["question.food", 0.04])).toBe("question.smoking");
	expect(meant(["question.smoking", 0.11], ["question.food", 0.1])).toBeNull();
});

test("what skin that suffers, a medicine or a child needs is never guessed, nor what stands behind it", () => {
	expect(meant(["reaction", 0.3], ["question.tight_after_wash", 0.25])).toBeNull();
	expect(meant(["pregnancy", 0.3])).toBeNull();
});

test("the question it is taken for is told in words", () => {
	const all = ranked(["question.first_buy", 0.4]);
	expect(likelyMeaning(all, () => true)?.label).toBe("What to buy first");
	expect(likelyMeaning(all, () => false)).toBeNull();
});
