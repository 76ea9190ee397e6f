import fc from "fast-check";
import { expect, test } from "vitest";
import { DEMO_NAMES } from "./demo-names.ts";
import { takeDemo } from "./use-demo.ts";

const word = fc.string({ unit: "grapheme", maxLength: 12 });
const other = fc.tuple(
	word.filter((key) => key !== "demo"),
	word,
);
const asked = fc.record({
	before: fc.array(other),
	demo: fc.oneof(fc.constantFrom(...DEMO_NAMES), word),
	after: fc.array(other),
});

test("every other part of the query survives, in its place and to the letter", () => {
	fc.assert(
		fc.property(asked, ({ before, demo, after }) => {
			const search = `?${new URLSearchParams([...before, ["demo", demo], ...after])}`;
			const rest = new URLSearchParams([...before, ...after]).toString();
			expect(takeDemo(search).rest).toBe(rest === "" ? "" : `?${rest}`);
		}),
	);
});

test("a known word names its example and any other names none", () => {
	fc.assert(
		fc.property(asked, ({ before, demo, after }) => {
			const taken = takeDemo(`?${new URLSearchParams([...before, ["demo", demo], ...after])}`);
			expect(taken.isAsked).toBe(true);
			expect(taken.demo).toBe(DEMO_NAMES.find((name) => name === demo) ?? null);
		}),
	);
});

test("a query that asks for nothing is left as it is written", () => {
	expect(takeDemo("?utm=a%20b&x")).toEqual({ isAsked: false, demo: null, rest: "?utm=a%20b&x" });
	expect(takeDemo("")).toEqual({ isAsked: false, demo: null, rest: "" });
});

test("of two wishes the first counts and both go", () => {
	expect(takeDemo("?demo=chat&a=1&demo=analysis")).toEqual({ isAsked: true, demo: "chat", rest: "?a=1" });
});
