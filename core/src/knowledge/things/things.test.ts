import { describe, expect, it } from "vitest";
import { THING_ASPECTS } from "./thing.ts";
import { OF_KIND, THINGS } from "./things.ts";

const SENTENCES = THINGS.flatMap((thing) => [
	thing.what,
	thing.what_deep ?? "",
	thing.next ?? "",
	...THING_ASPECTS.flatMap((one) => thing[one] ?? []),
]);

describe("the table of things people name", () => {
	it("knows 150 things and more, each once", () => {
		expect(THINGS.length).toBeGreaterThanOrEqual(150);
		expect(new Set(THINGS.map(({ id }) => id)).size).toBe(THINGS.length);
	});

	it("answers in a few short sentences", () => {
		expect(THINGS.filter(({ what }) => what.length > 360).map(({ id }) => id)).toEqual([]);
	});

	it("names no dose and tells nobody to stop a medicine", () => {
		const dose = /\b\d+ ?(?:mg|mcg|ml|tablets?|capsules?|drops)\b|\bstop (?:taking|the tablets?|your)\b/i;
		expect(
			[...SENTENCES, ...Object.values(OF_KIND).flatMap(Object.values)].filter((text) => dose.test(text)),
		).toEqual([]);
	});

	it("promises nothing and names no condition of a person", () => {
		const forbidden = /\b(?:guaranteed?|miracle|flawless|you have (?:rosacea|eczema|acne|pcos))\b/i;
		expect(SENTENCES.filter((text) => forbidden.test(text))).toEqual([]);
	});

	it.each([
		["beef tallow", "thing.tallow"],
		["breastmilk", "thing.breast_milk"],
		["warfarin", "thing.warfarin"],
		["minoxodil", "thing.minoxidil"],
		["efudex", "thing.fluorouracil"],
		["c pap", "thing.cpap"],
		["hard water", "thing.hard_water"],
		["multani mitti", "thing.multani"],
		["sudocrem", "thing.sudocrem"],
		["nexplanon", "thing.pill"],
		["what time do you close today", "thing.case_opening_hours"],
	])("reads %s", (words, id) => {
		expect(THINGS.filter(({ says }) => says.test(words)).map((thing) => thing.id)).toContain(id);
	});
});
