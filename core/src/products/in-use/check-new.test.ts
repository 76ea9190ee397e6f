import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRoutine } from "./check-routine.ts";
import type { ProductInUse } from "./product-in-use.ts";

const NOW = "2026-06-20T08:00:00.000Z";

function product(name: string, active: string, added: string | null, step = "night_serum"): ProductInUse {
	return {
		step,
		product_id: name,
		name,
		category: null,
		inci: ["Aqua", "Glycerin", active],
		...(added !== null && { added }),
	};
}

function check(products: ProductInUse[], now: string | null = NOW) {
	return checkRoutine({
		products,
		plan: null,
		sensitivity: "Low",
		preferences: {},
		facts: [],
		findings: [],
		...(now !== null && { now }),
	}).filter(({ rule_id }) => rule_id === "rule.one_new_active");
}

const retinol = (added: string | null) => product("Night Drops", "Retinol", added);
const acid = (added: string | null) => product("Clear Liquid", "Salicylic Acid", added, "weekly_exfoliant");

test("a second treatment within two weeks of the first is told with both names and days", () => {
	const [warning, ...more] = check([retinol("2026-06-10"), acid("2026-06-15")]);
	expect(more).toEqual([]);
	expect(warning).toMatchObject({
		level: "know",
		title: "2 new treatments within two weeks",
		product_ids: ["Night Drops", "Clear Liquid"],
		steps: ["night_serum", "weekly_exfoliant"],
		grade: "C",
	});
	expect(warning?.why).toContain("joined within 5 days.");
	expect(warning?.sources.map(({ id }) => id)).toContain("aad_test_products");
});

test.each([
	["two weeks and more lie between", [retinol("2026-06-01"), acid("2026-06-15")]],
	["both have been borne together for two weeks", [retinol("2026-06-01"), acid("2026-06-06")]],
	["nobody knows since when the other is used", [retinol(null), acid("2026-06-15")]],
	["the second holds nothing new", [retinol("2026-06-12"), product("Balm", "Retinol", "2026-06-15")]],
	[
		"the second is rinsed off",
		[retinol("2026-06-12"), product("Wash", "Salicylic Acid", "2026-06-15", "night_cleanser")],
	],
	["the second does not treat", [retinol("2026-06-12"), product("Cream", "Panthenol", "2026-06-15")]],
	[
		"a treatment only moved to another step",
		[retinol("2026-06-12"), { ...retinol("2026-06-15"), step: "night_mask" }],
	],
])("nothing is told where %s", (_, products) => {
	expect(check(products)).toEqual([]);
});

test("nothing is told without the day it is today", () => {
	expect(check([retinol("2026-06-10"), acid("2026-06-15")], null)).toEqual([]);
});

test("three in a row are told once, and a treatment used for long is none of them", () => {
	const [warning, ...more] = check([
		product("Old Friend", "Glycolic Acid", "2026-01-01"),
		acid("2026-06-12"),
		retinol("2026-06-02"),
		product("Bright Fluid", "Azelaic Acid", "2026-06-19"),
	]);
	expect(more).toEqual([]);
	expect(warning?.product_ids.toSorted()).toEqual(["Bright Fluid", "Clear Liquid", "Night Drops"]);
});

test("whatever the dates, two treatments are told exactly when they joined too close and the newer one is new", () => {
	const DAY = 86_400_000;
	const day = fc.integer({ min: 0, max: 60 });
	const stamp = (ago: number) => new Date(Date.parse(NOW) - ago * DAY).toISOString();
	fc.assert(
		fc.property(day, day, fc.boolean(), (first, second, turned) => {
			const products = [retinol(stamp(first)), acid(stamp(second))];
			const told = check(turned ? products.toReversed() : products).length > 0;
			expect(told).toBe(Math.abs(first - second) < 14 && Math.min(first, second) < 14);
		}),
		{ numRuns: 500 },
	);
});
