import fc from "fast-check";
import { expect, test } from "vitest";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { BOUNDARIES } from "../../knowledge/questions/safety-answers.ts";
import { leanPattern } from "./intent-rules.ts";

const PATTERNS = [
	...KNOWN_QUESTIONS.flatMap(({ asks, unless }) => [asks, unless].filter((one) => one !== undefined)),
	...BOUNDARIES.flatMap(({ reads, unless }) => [reads, ...(unless ? [unless] : [])]),
];
/** Words the patterns look for, in any order, so that many texts nearly match. */
const WORDS = [...new Set(PATTERNS.flatMap(({ source }) => source.match(/(?<!\\)\b[a-z]{2,}\b/g) ?? []))];

test("a lean pattern finds what the written one finds", () => {
	const pairs = PATTERNS.map((pattern) => [pattern, leanPattern(pattern)] as const);
	expect(pairs.filter(([written, lean]) => written.source !== lean.source).length).toBeGreaterThan(10);
	const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(texts, (words) => {
			const text = words.join(" ");
			for (const [written, lean] of pairs) expect(lean.test(text)).toBe(written.test(text));
		}),
	);
});
