// @vitest-environment node
import { expect, test } from "vitest";
import { isStatement, readFigures, sameFigure } from "./read-figures.ts";

const read = (text: string) => readFigures(text).map(({ value, unit }) => `${value} ${unit}`.trim());

test.each([
	["from 0.1 to 0.3%", ["0.1 percent", "0.3 percent"]],
	["SPF 30 or more, two finger lengths", ["30 spf", "2 finger"]],
	["Weeks 3 and 4: three nights a week", ["3 week", "4 week", "3 day"]],
	["from week 5, every other night", ["5 week", "4 day"]],
	["twice a day for 7 to 10 days", ["2 day", "7 day", "10 day"]],
	["longer than an hour, again every two hours", ["1 hour", "2 hour"]],
	["in the ninth week, for half a minute", ["9 week", "0.5 minute"]],
	["four of the nine saw nothing; the other five", ["4 share", "9 share", "5"]],
	["six to eight weeks; a review from 2021", ["6 week", "8 week", "2021"]],
	["under 18, 2 full weeks, from the 5th week", ["18", "2 week", "5 week"]],
	["one night a week, a 12-week trial", ["1 day", "12 week"]],
])("%s", (text, figures) => {
	expect(read(text)).toEqual(figures);
});

test("words that count nothing, and digits inside a name, are no figures", () => {
	const text =
		"one of them, a second one, vitamin B3, at half that speed, on one night, in one product, the first weeks, once all is quiet";
	expect(read(text)).toEqual([]);
});

test("a bare number word rests on nothing, while digits and counted things do", () => {
	expect(readFigures("five people, twelve nights, 3").map(isStatement)).toEqual([false, true, true]);
});

test("two weeks are not two hours", () => {
	const [weeks, hours, bare] = [...readFigures("two weeks, 2 hours"), ...readFigures("2")];
	if (!weeks || !hours || !bare) throw new Error("three figures were written");
	expect(sameFigure(weeks, hours)).toBe(false);
	expect(sameFigure(weeks, bare)).toBe(true);
});
