import { expect, test } from "vitest";
import type { PersonFact } from "../person/person-fact.ts";
import { buildCarePlan } from "../routine/build-care-plan.ts";
import { factsFromAnswers } from "../routine/facts-from-answers.ts";
import type { Person, Preferences } from "../routine/person.ts";
import { planSteps } from "../routine/plan-steps.ts";
import type { Finding } from "../skin/concern.ts";
import { STARTER_CATALOGUE } from "./catalogue/starter-catalogue.ts";
import { findAllergens, findAnimal } from "./facts/product-facts.ts";
import { pickProducts } from "./pick-products.ts";
import { regionOf } from "./plan-price.ts";
import type { CatalogueProduct } from "./product.ts";

const ACNE: Finding = {
	concern: "acne",
	severity: 2.5,
	confidence: 0.8,
	zones: ["nose"],
	because: ["shine.nose"],
};
const BY_ID = new Map(STARTER_CATALOGUE.map((product) => [product.id, product]));

function picked(preferences: Preferences = {}, more: { facts?: PersonFact[]; goals?: Person["goals"] } = {}) {
	const person: Person = { goals: more.goals ?? [], issues: [], preferences };
	const facts = [...factsFromAnswers(preferences), ...(more.facts ?? [])];
	const parts = {
		skin_type: "Oily",
		sensitivity: "Low",
		findings: [ACNE],
		person,
		facts,
		red_flags: [],
		previous_plan: null,
	} as const;
	const request = { ...parts, findings: [ACNE], red_flags: [] };
	return pickProducts({ ...request, plan: buildCarePlan(request), catalogue: STARTER_CATALOGUE }).plan;
}

function productsOf(plan: ReturnType<typeof picked>): CatalogueProduct[] {
	const ids = new Set(planSteps(plan).map(({ step }) => step.product?.id ?? ""));
	return [...ids].flatMap((id) => BY_ID.get(id) ?? []);
}

test("a plan tells what its products cost together, each once, and when that was seen", () => {
	const plan = picked();
	const products = productsOf(plan);
	const total = products.reduce((sum, { price }) => sum + (price ?? 0), 0);
	expect(plan.price?.total).toBeCloseTo(total, 2);
	expect(plan.price?.products).toBe(products.length);
	expect(plan.price?.words).toMatch(/^The \d products cost \$[\d.]+ together in US shops \(.+\)\./);
	expect(plan.price?.under).toBeUndefined();
});

test("a price that is not known is said and never counted as nothing", () => {
	const { price } = picked();
	expect(price?.unpriced).toBe(1);
	expect(price?.words).toContain("The price of one more product is not known.");
});

test("a low budget gets a way under its limit that keeps sunscreen and says what can follow", () => {
	const under = picked({ budget: "low" }).price?.under;
	expect(under?.limit).toBe(35);
	expect(under?.fits).toBe(true);
	expect(under?.total).toBeLessThanOrEqual(35);
	expect(under?.products.map(({ category }) => category)).toEqual(
		expect.arrayContaining(["cleanser", "moisturizer", "sunscreen"]),
	);
	expect(under?.words).toMatch(/under \$35/);
});

test("a high budget has no limit to keep", () => {
	expect(picked({ budget: "high" }).price?.under).toBeUndefined();
});

test.each([
	["Sephora US", "US"],
	["Boots UK", "UK"],
	["Drug label EU", "EU"],
	["Amazon", null],
])("the region of %s is the last word of the shop", (retailer, region) => {
	expect(regionOf({ retailer })).toBe(region);
});

test.each(["fragrance", "cetearyl_alcohol", "chemical_uv_filter", "niacinamide"])(
	"an allergy to %s keeps every relative out of the plan",
	(about) => {
		const plan = picked({}, { facts: [{ id: "allergy", about, sure: true }] });
		expect(productsOf(plan).flatMap((product) => findAllergens(product, about))).toEqual([]);
	},
);

test("a benzoyl peroxide allergy leaves no benzoyl peroxide", () => {
	const plan = picked({}, { facts: [{ id: "allergy", about: "benzoyl_peroxide", sure: true }] });
	expect(planSteps(plan).flatMap(({ step }) => step.actives)).not.toContain("benzoyl_peroxide");
});

test("who asks for vegan care gets nothing with ingredients of animals", () => {
	expect(productsOf(picked({}, { goals: ["vegan products please"] })).flatMap(findAnimal)).toEqual([]);
});
