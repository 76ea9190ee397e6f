import { expect, test } from "vitest";
import type { ProductRule } from "../knowledge/steps/step-rule.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { type Refusal, refusalFor } from "./fits-step.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { buildProduct } from "./testing/build-product.ts";

const ANYONE: PickContext = {
	skin_type: "Normal",
	fragrance_free: false,
	sensitive: false,
	oil_free: false,
	vegan: false,
	budget: null,
	limit: null,
	conditions: [],
	facts: [],
};

const product = (category: CatalogueProduct["category"], name: string, inci: string[]) =>
	buildProduct({ id: name, category, name, inci });

const BASE = ["Aqua", "Glycerin", "Phenoxyethanol"];
const LONG = ["Aqua", "Glycerin", "Betaine", "Squalane", "Cetyl Alcohol", "Mannitol", "Silica", "Carbomer"];
const rule = (id: keyof typeof STEP_RULES): ProductRule => STEP_RULES[id].product;

type Case = [string, CatalogueProduct, ProductRule, Partial<PickContext>, Refusal | null];
const CASES: Case[] = [
	["a plain cream", product("moisturizer", "Cream", BASE), rule("step.moisturizer_barrier"), {}, null],
	[
		"another category",
		product("mask", "Mask", BASE),
		rule("step.moisturizer_ceramide"),
		{},
		"other_category",
	],
	[
		"an eye cream as a moisturizer",
		product("moisturizer", "Eye Cream", BASE),
		rule("step.moisturizer_ceramide"),
		{},
		"other_area",
	],
	[
		"a spot paste for the whole face",
		product("serum", "Pimple Paste", ["Aqua", "Azelaic Acid", "Glycerin"]),
		rule("step.serum_azelaic"),
		{},
		"other_area",
	],
	[
		"a spot gel where an area is meant",
		product("serum", "2.5% Benzoyl Peroxide Spot Gel", ["Benzoyl Peroxide", "Aqua"]),
		rule("step.treatment_bpo"),
		{},
		"other_area",
	],
	[
		"benzoyl peroxide at the strength of the step",
		product("serum", "Gel 2.5% Micronized Benzoyl Peroxide", ["Benzoyl Peroxide", "Aqua"]),
		rule("step.treatment_bpo"),
		{},
		null,
	],
	[
		"benzoyl peroxide above it",
		product("serum", "Benzoyl Peroxide 5% Gel", ["Benzoyl Peroxide", "Aqua"]),
		rule("step.treatment_bpo"),
		{},
		"too_strong",
	],
	[
		"benzoyl peroxide of untold strength",
		product("serum", "Acne Gel", ["Benzoyl Peroxide", "Aqua"]),
		rule("step.treatment_bpo"),
		{},
		"not_stated",
	],
	[
		"betaine salicylate for salicylic acid",
		product("exfoliant", "BHA Liquid", ["Aqua", "Betaine Salicylate", "Glycerin"]),
		rule("step.exfoliant_bha"),
		{},
		"missing_active",
	],
	[
		"2% salicylic acid where 0.5 to 1% is meant",
		product("exfoliant", "2% BHA Liquid", ["Aqua", "Salicylic Acid", "Glycerin"]),
		rule("step.exfoliant_bha_mild"),
		{},
		"too_strong",
	],
	[
		"niacinamide behind a peptide",
		product("serum", "Niacinamide Serum", ["Aqua", "Glycerin", "Copper Tripeptide-1", "Niacinamide"]),
		rule("step.serum_niacinamide"),
		{},
		"missing_active",
	],
	[
		"ceramides at the end of a long list",
		product("moisturizer", "Cream", [...LONG, "Ceramide NP"]),
		rule("step.moisturizer_ceramide"),
		{},
		"missing_active",
	],
	[
		"a gel cream as a cream cleanser",
		product("cleanser", "Gel Cream Cleanser", ["Aqua", "Glycerin"]),
		rule("step.cleanser_cream"),
		{},
		"other_texture",
	],
	[
		"a foaming wash as a cream cleanser",
		product("cleanser", "Daily Wash", ["Aqua", "Cocamidopropyl Betaine", "Glycerin"]),
		rule("step.cleanser_cream"),
		{},
		"other_texture",
	],
	[
		"a sulfate in a cleanser",
		product("cleanser", "Wash", ["Aqua", "Sodium Laureth Sulfate"]),
		rule("step.cleanser_gel"),
		{},
		"sulfate",
	],
	[
		"iron oxides without a tint by name",
		product("sunscreen", "Mineral SPF 40", ["Zinc Oxide", "Aqua", "Iron Oxides (CI 77491)"]),
		rule("step.sunscreen_tinted"),
		{},
		"not_tinted",
	],
	[
		"a tint of one shade on a deep tone",
		product("sunscreen", "Tinted SPF 40", ["Zinc Oxide", "Aqua", "Iron Oxides (CI 77491)"]),
		rule("step.sunscreen_tinted"),
		{ conditions: ["darker_tone"] },
		"other_shade",
	],
	[
		"a scented mask, whoever it is for",
		product("moisturizer", "Overnight Mask", ["Aqua", "Glycerin", "Parfum"]),
		rule("step.mask_hydrating"),
		{},
		"listed_fragrance",
	],
	[
		"a plant oil on skin that spots",
		product("moisturizer", "Cream", ["Aqua", "Cocos Nucifera (Coconut) Oil", "Glycerin"]),
		rule("step.moisturizer_lotion"),
		{ oil_free: true },
		"oil",
	],
	[
		"a relative of what the person is allergic to",
		product("moisturizer", "Cream", [...BASE, "Salix Alba (Willow) Bark Extract"]),
		rule("step.moisturizer_lotion"),
		{ facts: [{ id: "allergy", about: "aspirin", sure: true }] },
		"allergy",
	],
	...(["Tin Oxide", "Hydrolyzed Keratin"] as const).map(
		(printed, at): Case => [
			`${printed} for somebody allergic to tin`,
			product("moisturizer", "Cream", [...BASE, printed]),
			rule("step.moisturizer_lotion"),
			{ facts: [{ id: "allergy", about: "tin", sure: true }] },
			at === 0 ? "allergy" : null,
		],
	),
	[
		"beeswax for somebody vegan",
		product("moisturizer", "Cream", [...BASE, "Cera Alba (Beeswax)"]),
		rule("step.moisturizer_lotion"),
		{ vegan: true },
		"animal",
	],
	[
		"synthetic beeswax for somebody vegan",
		product("moisturizer", "Cream", [...BASE, "Synthetic Beeswax"]),
		rule("step.moisturizer_lotion"),
		{ vegan: true },
		null,
	],
	[
		"a serum without the active",
		product("serum", "Serum", BASE),
		rule("step.serum_niacinamide"),
		{},
		"missing_active",
	],
	[
		"a cream with retinol",
		product("moisturizer", "Retinol Cream", [...BASE, "Retinol"]),
		rule("step.moisturizer_barrier"),
		{},
		"unwanted_active",
	],
	[
		"retinol above the strength",
		product("serum", "1% Retinol Serum", ["Aqua", "Retinol"]),
		rule("step.serum_retinol"),
		{},
		"too_strong",
	],
	[
		"retinol of unknown strength",
		product("serum", "Retinol Serum", ["Aqua", "Retinol"]),
		rule("step.serum_retinol"),
		{},
		null,
	],
	[
		"SPF 25",
		product("sunscreen", "Fluid SPF 25", ["Zinc Oxide", "Aqua"]),
		rule("step.sunscreen"),
		{},
		"low_spf",
	],
	[
		"no SPF",
		product("sunscreen", "Sun Fluid", ["Zinc Oxide", "Aqua"]),
		rule("step.sunscreen"),
		{},
		"low_spf",
	],
	[
		"organic filters in a mineral step",
		product("sunscreen", "Fluid SPF 50", ["Zinc Oxide", "Octocrylene", "Aqua"]),
		rule("step.sunscreen_mineral"),
		{},
		"chemical_filter",
	],
	[
		"tranexamic acid in pregnancy",
		product("serum", "Serum", ["Aqua", "Tranexamic Acid", "Glycerin"]),
		rule("step.serum_tranexamic"),
		{ conditions: ["pregnancy"] },
		"person",
	],
	[
		"fragrance where it is out",
		product("moisturizer", "Cream", [...BASE, "Linalool"]),
		rule("step.moisturizer_lotion"),
		{ fragrance_free: true },
		"listed_fragrance",
	],
	[
		"fragrance where it is allowed",
		product("moisturizer", "Cream", [...BASE, "Linalool"]),
		rule("step.moisturizer_lotion"),
		{},
		null,
	],
	[
		"drying alcohol with redness",
		product("moisturizer", "Cream", ["Aqua", "Alcohol Denat", "Glycerin"]),
		rule("step.moisturizer_lotion"),
		{ fragrance_free: true },
		"irritant",
	],
	[
		"an irritant on sensitive skin",
		product("cleanser", "Wash", ["Aqua", "Hamamelis Virginiana Water"]),
		rule("step.cleanser_gentle"),
		{ sensitive: true, fragrance_free: true },
		"irritant",
	],
	[
		"the step's own acid on sensitive skin",
		product("exfoliant", "2% BHA Liquid", ["Aqua", "Salicylic Acid", "Glycerin"]),
		rule("step.exfoliant_bha"),
		{ sensitive: true, fragrance_free: true },
		null,
	],
	[
		"the step's own acid with menthol on sensitive skin",
		product("exfoliant", "2% BHA Liquid", ["Aqua", "Salicylic Acid", "Menthyl Lactate"]),
		rule("step.exfoliant_bha"),
		{ sensitive: true, fragrance_free: true },
		"irritant",
	],
];

test.each(CASES)("%s: refusal is as expected", (_, item, productRule, context, expected) => {
	expect(
		refusalFor(item, item.category === "mask" ? "moisturizer" : item.category, productRule, {
			...ANYONE,
			...context,
		}),
	).toBe(expected);
});
