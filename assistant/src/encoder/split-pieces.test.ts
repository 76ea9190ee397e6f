import { describe, expect, it } from "vitest";
import { pieceSplitter } from "./sentence-model.ts";

const SPARE = Array.from({ length: 6 }, (_, at): [string, number] => [`<${at}>`, 0]);
const split = pieceSplitter([
	...SPARE,
	["\u2581dry", -4],
	["\u2581d", -2],
	["ry", -3],
	["\u2581skin", -5],
	["\u2581", -6],
]);

describe("a text cut into pieces", () => {
	it("takes the most likely of all cuts", () => {
		expect(split("dry skin")).toEqual([6, 9]);
	});

	it("counts a run of letters nobody knows once", () => {
		expect(split("dry \u{1F600}\u{1F600}")).toEqual([6, 10, 0]);
	});

	it("has something for an empty text too", () => {
		expect(split("")).toEqual([0]);
	});
});
