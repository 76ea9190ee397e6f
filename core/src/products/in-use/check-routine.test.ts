import fc from "fast-check";
import { expect, test } from "vitest";
import type { CarePlan, ProductCategory } from "../../routine/care-plan.ts";
import { factsFromAnswers } from "../../routine/facts-from-answers.ts";
import type { Preferences } from "../../routine/person.ts";
import { STEP_KEYS } from "../../routine/plan-steps.ts";
import { plainStep } from "../../routine/testing/plain-step.ts";
import type { Sensitivity } from "../../skin/skin-type.ts";
import { STARTER_CATALOGUE } from "../catalogue/starter-catalogue.ts";
import { checkRoutine } from "./check-routine.ts";
import { type ProductInUse, WARNING_LEVELS } from "./product-in-use.ts";

const BASE = "Aqua, Glycerin, ";
let made = 0;

function product(
	step: string,
	actives: string,
	name = "",
	category: ProductCategory | null = null,
): ProductInUse {
	made += 1;
	return {
		step,
		product_id: `own_${made}`,
		name: name || `Product ${made}`,
		category,
		inci: (BASE + actives).split(", "),
	};
}

const sunscreen = () => product("morning_sunscreen", "Zinc Oxide", "Daily Fluid SPF 50", "sunscreen");

interface About {
	plan?: CarePlan;
	sensitivity?: Sensitivity;
	preferences?: Preferences;
	findings?: { concern: "acne" | "redness"; severity: number }[];
}

function check(products: ProductInUse[], about: About = {}) {
	return checkRoutine({
		products,
		plan: about.plan ?? null,
		sensitivity: about.sensitivity ?? "Low",
		preferences: about.preferences ?? {},
		facts: factsFromAnswers(about.preferences ?? {}),
		findings: about.findings ?? [],
	});
}

const said = (products: ProductInUse[], about: About = {}) =>
	check(products, about).map(({ rule_id, level }) => `${level} ${rule_id}`);

const plan: CarePlan = {
	morning: {},
	night: { serum: plainStep([], ["tuesday", "friday"]) },
	weekly: { exfoliant: plainStep([], ["sunday"]) },
};

test("plain products are nothing to talk about", () => {
	expect(
		check([product("morning_cleanser", "Panthenol"), product("night_moisturizer", "Urea"), sunscreen()]),
	).toEqual([]);
	expect(check([])).toEqual([]);
});

test("a retinoid and an acid meet on one night, and not on different nights of the plan", () => {
	const products = [
		product("night_serum", "Retinol"),
		product("weekly_exfoliant", "Glycolic Acid"),
		sunscreen(),
	];
	expect(said(products)).toEqual(["change conflict.retinoid_acid"]);
	expect(said(products, { plan })).toEqual([]);
	const [warning] = check(products);
	expect(warning).toMatchObject({
		title: "Retinol and glycolic acid on the same night",
		grade: "C",
		steps: ["night_serum", "weekly_exfoliant"],
		product_ids: [products[0]?.product_id, products[1]?.product_id],
	});
	expect(warning?.sources).toContainEqual({
		id: "acid_retinoid_practice",
		title: expect.stringMatching(/different nights/),
		url: expect.stringMatching(/^https:/),
	});
});

test.each(["Tretinoin", "Retinol"])("benzoyl peroxide and %s clash in one application only", (retinoid) => {
	const night = product("night_serum", retinoid);
	const cream = (at: string) => product(at, "Benzoyl Peroxide");
	const preferences = { prescription_retinoid: false };
	const clash = said([night, cream("night_moisturizer"), sunscreen()], { preferences });
	expect(clash).toContain("change conflict.retinoid_bpo");
	expect(said([night, cream("morning_serum"), sunscreen()]).join()).not.toContain("conflict.");
});

test("adapalene and benzoyl peroxide are said to be fine", () => {
	const products = [
		product("night_serum", "Adapalene"),
		product("night_toner", "Benzoyl Peroxide"),
		sunscreen(),
	];
	expect(said(products)).toEqual(["know conflict.adapalene_bpo"]);
});

test("the same active in three products is told with the sum, in two as a thing to know", () => {
	const acid = (step: string, percent: number) =>
		product(step, "Salicylic Acid", `${percent}% Salicylic Acid Product ${made}`);
	const two = [acid("morning_toner", 1), acid("weekly_mask", 2), sunscreen()];
	expect(said(two)).toContain("know rule.active_twice");
	const [load] = check([...two, acid("weekly_exfoliant", 1.5)]).filter(
		({ rule_id }) => rule_id === "rule.active_load",
	);
	expect(load).toMatchObject({ level: "change", title: "Salicylic acid in 3 products" });
	expect(load?.why).toContain("together 9 uses a week, and the strengths on their labels add up to 4.5%");
	expect(load?.product_ids).toHaveLength(3);
});

test("one product morning and night is one product", () => {
	const own = product("morning_serum", "Niacinamide");
	expect(said([own, { ...own, step: "night_serum" }, sunscreen()])).toEqual([]);
});

test("exfoliating more often than skin allows is told, sensitive skin allows one", () => {
	const weekly = product("weekly_exfoliant", "Lactic Acid");
	const twice: CarePlan = { ...plan, weekly: { exfoliant: plainStep([], ["monday", "thursday"]) } };
	expect(said([weekly, sunscreen()], { plan: twice })).toEqual([]);
	expect(said([weekly, sunscreen()], { plan: twice, sensitivity: "High" })).toEqual([
		"change rule.exfoliations_a_week",
	]);
	expect(said([weekly, sunscreen()], { plan: twice, preferences: { sensitive_skin: true } })).toEqual([
		"change rule.exfoliations_a_week",
	]);
	const daily = check([product("night_toner", "Glycolic Acid"), sunscreen()]);
	expect(daily[0]).toMatchObject({ title: "7 exfoliations a week", level: "change" });
	expect(said([product("night_cleanser", "Salicylic Acid"), sunscreen()])).toEqual([]);
});

test("two exfoliants on one night: one has to go; a rinsed one matters less", () => {
	const peel = product("weekly_exfoliant", "Glycolic Acid");
	const mask = product("weekly_mask", "Salicylic Acid");
	expect(said([peel, mask, sunscreen()])).toContain("stop conflict.two_exfoliants");
	const wash = product("night_cleanser", "Salicylic Acid", "", "cleanser");
	expect(said([peel, wash, sunscreen()])).toEqual(["know conflict.two_exfoliants"]);
});

test("what makes skin burn needs a sunscreen among the products, wherever it stands", () => {
	const acid = product("weekly_exfoliant", "Glycolic Acid");
	expect(said([acid])).toEqual(["stop rule.sunscreen_with_actives"]);
	expect(said([acid, { ...sunscreen(), step: "additional:own_1" }])).toEqual([]);
	expect(said([acid, product("morning_moisturizer", "Zinc Oxide", "Day Cream SPF 30")])).toEqual([]);
	expect(said([acid, product("night_moisturizer", "Zinc Oxide", "Cream SPF 30")])).toContain(
		"stop rule.sunscreen_with_actives",
	);
	expect(said([acid, product("morning_sunscreen", "Zinc Oxide", "Fluid SPF 15", "sunscreen")])).toEqual([
		"change rule.low_spf",
	]);
});

test("a retinoid in the morning is moved", () => {
	expect(said([product("morning_serum", "Retinol"), sunscreen()])).toEqual(["change rule.retinoid_by_day"]);
});

const retinol = () => product("night_serum", "Retinol");
test.each([
	["pregnancy", { pregnancy: "pregnant" }, retinol, "stop person.pregnancy"],
	["trying", { pregnancy: "trying" }, retinol, "stop person.pregnancy"],
	["breastfeeding", { pregnancy: "breastfeeding" }, retinol, "stop person.pregnancy"],
	[
		"salicylic acid in pregnancy",
		{ pregnancy: "pregnant" },
		() => product("weekly_exfoliant", "Salicylic Acid"),
		"change person.pregnancy",
	],
	["under 18", { age_band: "13-15" }, retinol, "stop person.minor"],
	[
		"under 18 without spots",
		{ age_band: "13-15" },
		() => product("morning_serum", "Benzoyl Peroxide"),
		"change person.minor_without_acne",
	],
	["isotretinoin", { isotretinoin: true }, retinol, "stop person.isotretinoin"],
	[
		"benzoyl peroxide beside isotretinoin",
		{ isotretinoin: true },
		() => product("morning_serum", "Benzoyl Peroxide"),
		"stop person.isotretinoin",
	],
	["a prescription retinoid", { prescription_retinoid: true }, retinol, "stop person.prescription"],
	[
		"the prescribed cream itself",
		{ prescription_retinoid: true },
		() => product("night_serum", "Tretinoin"),
		"know person.prescription",
	],
	["an acne medicine", { prescription_acne: true }, retinol, "stop person.prescription_acne"],
	[
		"a deeper tone",
		{ monk_tone: 9 },
		() => product("weekly_exfoliant", "Glycolic Acid"),
		"know person.darker_tone",
	],
] as const)("%s speaks first", (_what, preferences, own, first) => {
	expect(said([own(), sunscreen()], { preferences })[0]).toBe(first);
	expect(said([own(), sunscreen()]).join()).not.toContain("person.");
});

test("from 16 on clear spots may be treated", () => {
	const about = {
		preferences: { age_band: "16-17" },
		findings: [{ concern: "acne", severity: 3 }],
	} as const;
	const own = product("morning_serum", "Benzoyl Peroxide");
	expect(said([own, sunscreen()], { ...about, findings: [...about.findings] })).toEqual([]);
});

test("fragrance and irritants matter to skin that reacts, and to those who asked", () => {
	const scented = [product("night_moisturizer", "Parfum, Limonene", "Rose Cream"), sunscreen()];
	expect(said(scented)).toEqual([]);
	expect(said(scented, { sensitivity: "High" })).toEqual(["change rule.irritants_with_redness"]);
	expect(said(scented, { findings: [{ concern: "redness", severity: 2 }] })).toEqual([
		"change rule.irritants_with_redness",
	]);
	expect(said(scented, { preferences: { fragrance_free: true } })).toEqual([
		"know rule.asked_fragrance_free",
	]);
	expect(check(scented, { sensitivity: "High" })[0]?.why).toContain("Rose Cream lists Parfum and Limonene");
	const harsh = [product("night_toner", "Hamamelis Virginiana Water, Menthol"), sunscreen()];
	expect(said(harsh, { preferences: { sensitive_skin: true } })).toEqual([
		"change rule.irritants_with_redness",
	]);
});

test("vitamin C with niacinamide is named as a myth, last", () => {
	const products = [
		product("morning_serum", "Ascorbic Acid", "Vitamin C Serum"),
		product("morning_toner", "Niacinamide", "Niacinamide Toner"),
		product("night_serum", "Retinol"),
	];
	expect(said(products)).toEqual(["stop rule.sunscreen_with_actives", "myth conflict.vitamin_c_niacinamide"]);
	const myth = check(products).at(-1);
	expect(myth).toMatchObject({ grade: "M", fix: "No change needed." });
	expect(myth?.title).toMatch(/myth/);
});

test("a strength above what is supported is worth knowing", () => {
	const serum = product("night_serum", "Niacinamide", "Niacinamide 20% Serum");
	expect(check([serum, sunscreen()])[0]).toMatchObject({ level: "know", title: "20% niacinamide is strong" });
});

test("two sunscreens, three cleansers and two eye creams do the same job", () => {
	const of = (category: ProductCategory, count: number) =>
		Array.from({ length: count }, (_, i) => product(`additional:${category}${i}`, "Urea", "", category));
	for (const [category, count] of [
		["sunscreen", 2],
		["cleanser", 3],
		["eye_cream", 2],
	] as const) {
		expect(said(of(category, count))).toEqual(["know rule.same_job"]);
		expect(said(of(category, count - 1))).toEqual([]);
	}
	expect(said(of("serum", 6))).toEqual([]);
});

test("a prescription medicine nobody told of, and a product without a list, are worth knowing", () => {
	expect(said([product("night_serum", "Tretinoin"), sunscreen()])).toEqual(["know rule.prescription_in_use"]);
	expect(check([{ ...product("night_serum", ""), name: "Gift", inci: [] }])[0]).toMatchObject({
		rule_id: "rule.nothing_listed",
		title: "Not checked: Gift",
	});
});

test("a product without a step may meet any other", () => {
	const products = [product("additional:x", "Retinol"), product("night_toner", "Lactic Acid"), sunscreen()];
	expect(said(products)).toContain("change conflict.retinoid_acid");
});

const anyUse = fc
	.tuple(
		fc.constantFrom(...STEP_KEYS, "additional:a", "nonsense", "__proto__"),
		fc.constantFrom(...STARTER_CATALOGUE),
	)
	.map(
		([step, { id, brand, name, category, inci }]): ProductInUse => ({
			step,
			product_id: id,
			name: `${brand} ${name}`,
			category,
			inci,
		}),
	);

test("whatever is used: most urgent first, sourced, about products in use, whatever their order", {
	tags: "exhaustive",
}, () => {
	fc.assert(
		fc.property(
			fc.array(anyUse, { maxLength: 12 }),
			fc.record(
				{
					sensitive_skin: fc.boolean(),
					pregnancy: fc.constantFrom("no" as const, "pregnant" as const),
					age_band: fc.constantFrom("13-15" as const, "25-34" as const),
				},
				{ requiredKeys: [] },
			),
			(products, preferences) => {
				const warnings = check(products, { preferences });
				const levels = warnings.map(({ level }) => WARNING_LEVELS.indexOf(level));
				expect(levels).toEqual(levels.toSorted((a, b) => a - b));
				for (const warning of warnings) {
					expect(warning.sources.length, warning.rule_id).toBeGreaterThan(0);
					expect(warning.product_ids.length, warning.rule_id).toBeGreaterThan(0);
					for (const text of [warning.title, warning.why, warning.fix]) {
						expect(text).toMatch(/^\S.{3,}$/u);
						expect(text).not.toMatch(/undefined|NaN|\[object|_/);
					}
					for (const step of warning.steps) expect(products.some((one) => one.step === step)).toBe(true);
				}
				expect(check(products.toReversed(), { preferences })).toEqual(warnings);
			},
		),
		{ numRuns: 300 },
	);
});

test("retinol above the European limit is to be changed, another strong active only worth knowing", () => {
	const serum = (name: string, active: string) => product("night_serum", active, name);
	expect(said([serum("Retinol 1% Night Serum", "Retinol"), sunscreen()])).toContain("change rule.above_law");
	expect(said([serum("Retinol 0.3% Night Serum", "Retinol"), sunscreen()]).join()).not.toContain(
		"rule.above_law",
	);
	expect(said([serum("Mandelic Acid 15% Serum", "Mandelic Acid"), sunscreen()])).toContain(
		"know rule.too_strong",
	);
});

test("under 18 azelaic acid and sulfur wait for clear spots and a pharmacist, retinol is to be left out", () => {
	const about = { preferences: { age_band: "16-17" as const } };
	const [asked] = check([product("night_serum", "Sulfur"), sunscreen()], about);
	expect(asked).toMatchObject({ rule_id: "person.minor_without_acne", level: "change" });
	expect(`${asked?.why} ${asked?.fix}`).toMatch(/clear spots.*pharmacist/);
	const [left] = check([product("night_serum", "Retinol"), sunscreen()], about);
	expect(left).toMatchObject({ rule_id: "person.minor", level: "stop" });
});
