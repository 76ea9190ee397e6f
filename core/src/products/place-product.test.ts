import { expect, test } from "vitest";
import type { CarePlan, PlanStep } from "../routine/care-plan.ts";
import { type ProductToPlace, placesFor } from "./fits-step.ts";
import { bareStep } from "./recommend-slots.ts";

const step = (changes: Partial<PlanStep> = {}): PlanStep => ({ ...bareStep(), ...changes });
const named = (id: string) => ({ id, name: id, product_url: null });

const PLAN: CarePlan = {
	morning: {
		cleanser: step({ step_id: "step.cleanser_gentle" }),
		serum: step({ step_id: "step.serum_niacinamide", actives: ["niacinamide"], product: named("day") }),
	},
	night: {
		cleanser: step({ step_id: "step.cleanser_cream" }),
		serum: step({ step_id: "step.serum_retinol", actives: ["retinol"], product: named("night") }),
	},
	weekly: {},
};

const product = (id: string, name: string, inci: string[], category: ProductToPlace["category"]) => ({
	id,
	name,
	inci,
	category,
});
const RETINOL = product("r", "Retinol 0.2% Serum", ["Aqua", "Glycerin", "Retinol"], "serum");
const NIACINAMIDE = product("n", "5% Niacinamide Serum", ["Aqua", "Niacinamide"], "serum");
const UNKNOWN = product("u", "Attic Drops", [], "serum");
const WASH = product("w", "Gel Wash", ["Aqua", "Glycerin"], "cleanser");

const places = (sent: string, one: ProductToPlace, used: Record<string, string> = {}) =>
	placesFor(sent, one, {
		plan: PLAN,
		in_use: Object.entries(used).map(([key, product_id]) => ({ step: key, product_id })),
	});

test("a key is taken at its word, whatever stands there", () => {
	expect(places("morning_serum", RETINOL, { morning_serum: "other" })).toEqual(["morning_serum"]);
	expect(places("Morning Serum", NIACINAMIDE)).toEqual(["morning_serum"]);
});

test("a bare step is where the plan suggests the product, and nowhere else", () => {
	expect(places("serum", { ...RETINOL, id: "night" })).toEqual(["night_serum"]);
	expect(places("serum", { ...UNKNOWN, id: "day" })).toEqual(["morning_serum"]);
});

test("where morning and night ask for different treatments, a bare step is where the product fits", () => {
	expect(places("serum", RETINOL)).toEqual(["night_serum"]);
	expect(places("serum", NIACINAMIDE)).toEqual(["morning_serum"]);
	expect(places("serum", UNKNOWN)).toEqual([]);
});

test("washing is one habit morning and night", () => {
	expect(places("cleanser", WASH)).toEqual(["morning_cleanser", "night_cleanser"]);
});

test("a bare step never takes the place of another product", () => {
	expect(places("cleanser", WASH, { morning_cleanser: "mine" })).toEqual(["night_cleanser"]);
	expect(places("cleanser", WASH, { morning_cleanser: "w", night_cleanser: "mine" })).toEqual([
		"morning_cleanser",
	]);
	expect(places("serum", RETINOL, { night_serum: "mine" })).toEqual([]);
});

test("a step that no plan has is no place", () => {
	expect(places("toner", WASH)).toEqual([]);
	expect(placesFor("serum", RETINOL, { plan: null, in_use: [] })).toEqual([]);
});
