import { expect, test } from "vitest";
import { STEP_IDS, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { strengthNote } from "./explain-pick.ts";
import { pickContext } from "./pick-context.ts";
import { rankProducts } from "./rank-products.ts";
import { bareStep } from "./recommend-slots.ts";

const rule = STEP_RULES["step.serum_niacinamide"].product;
const serum = (name: string, inci = ["Aqua", "Glycerin", "Niacinamide"]) => ({
	name,
	inci,
	category: "serum" as const,
});

test.each([
	["Niacinamide 10% Serum", "It states 10% niacinamide, more than the 2 to 5% this step means."],
	["1% Niacinamide Serum", "It states 1% niacinamide, less than the 2 to 5% this step means."],
	["5% Niacinamide Serum", null],
	["Niacinamide Serum", "It does not state how much niacinamide it holds; this step means 2 to 5%."],
])("%s: %s", (name, note) => {
	expect(strengthNote(serum(name), rule)).toBe(note);
});

test("a weaker form is said as one, and not where the pure form is beside it", () => {
	const vitaminC = STEP_RULES["step.serum_vitamin_c"].product;
	const derivative = serum("15% Vitamin C Serum", ["Aqua", "Ascorbyl Glucoside", "Glycerin"]);
	expect(strengthNote(derivative, vitaminC)).toMatch(/^It holds a vitamin C derivative/);
	const pure = serum("10% Vitamin C Serum", ["Aqua", "Ascorbic Acid", "Ascorbyl Glucoside"]);
	expect(strengthNote(pure, vitaminC)).toBeNull();
});

test("a step that names no strength, or another active than the product's, has nothing to compare", () => {
	expect(strengthNote(serum("Niacinamide 10% Serum"), STEP_RULES["step.mask_clay"].product)).toBeNull();
	expect(strengthNote(serum("Plain Serum", ["Aqua"]), rule)).toBeNull();
});

test("the strength that a step means is the one its instruction names, and never above what it allows", () => {
	for (const id of STEP_IDS) {
		const { instruction, product } = STEP_RULES[id];
		if (product.means === undefined) continue;
		const { active, from, to } = product.means;
		expect(instruction, id).toContain(String(to));
		if (from !== undefined) expect(instruction, id).toContain(String(from));
		expect(product.max_percent?.[active] ?? 100, id).toBeGreaterThanOrEqual(to);
	}
});

test("a serum that states its niacinamide beats one that lists it in 17th place, whatever that costs", () => {
	const person = { goals: [], issues: [], preferences: {} };
	const context = pickContext({
		skin_type: "Combination",
		sensitivity: "Low",
		findings: [],
		person,
		facts: [],
	});
	const step = { ...bareStep(), step_id: "step.serum_niacinamide", actives: ["niacinamide"] };
	const ranked = rankProducts(step, "serum", context, STARTER_CATALOGUE);
	expect(ranked.map(({ product }) => product.name).filter((name) => /Elastic Skin/.test(name))).toEqual([]);
	const [best] = ranked;
	expect(best?.product.name).toMatch(/niacinamide/i);
	const said = ranked.map(({ parts }) => parts.active >= 5);
	expect(said.indexOf(false)).not.toBe(0);
});

test("of two serums alike in all else, the stated strength stands before the name, and the name before the place", () => {
	const person = { goals: [], issues: [], preferences: {} };
	const context = pickContext({ skin_type: null, sensitivity: "Low", findings: [], person, facts: [] });
	const step = { ...bareStep(), step_id: "step.serum_niacinamide", actives: ["niacinamide"] };
	for (const model of STARTER_CATALOGUE.filter(({ category }) => category === "serum").slice(0, 40)) {
		const like = (id: string, name: string, price: number) => ({
			...model,
			id,
			name,
			price,
			inci: ["Aqua", "Niacinamide", "Glycerin", "Betaine", "Cetyl Alcohol", "Squalane", "Pentylene Glycol"],
		});
		const ranked = rankProducts(step, "serum", context, [
			like("place", "Plain Serum", 20),
			like("name", "Niacinamide Serum", 20),
			like("above", "10% Niacinamide Serum", 20),
			like("strength", "5% Niacinamide Serum", 36),
		]);
		expect(ranked.map(({ product }) => product.id)).toEqual(["strength", "above", "name", "place"]);
	}
});

test("a pick above the step's range says why it is one all the same, and to begin slowly", () => {
	const strong = serum("Niacinamide 10% Serum");
	expect(strengthNote(strong, rule, "pick")).toBe(
		"It states 10% niacinamide, more than the 2 to 5% this step means: nothing milder fits as well, so start every other day at most.",
	);
});
