import { type ActiveId, isActiveId, isTreatment } from "../knowledge/actives.ts";
import { ACTIVE_LOAD_LIMIT } from "../knowledge/conflicts.ts";
import { WORKS_IN_TRACES } from "../knowledge/ingredient-names.ts";
import { firstClash } from "../knowledge/pairing.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import type { ProductRule, Texture } from "../knowledge/steps/step-rule.ts";
import { isStepId, STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { isBrand } from "../person/avoids.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { CarePlan, PlanStep, ProductCategory } from "../routine/care-plan.ts";
import { nearness } from "../routine/find-conflicts.ts";
import { isRuledOut } from "../routine/person-conditions.ts";
import { expandStep, keyNamed, type PlacedStep, placeOf, stepAt } from "../routine/plan-steps.ts";
import {
	type FactSource,
	findAllergens,
	findAnimal,
	type ProductFacts,
	productFacts,
} from "./facts/product-facts.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";

export const REFUSALS = [
	"other_category",
	"other_area",
	"missing_active",
	"unwanted_active",
	"too_strong",
	"not_stated",
	"low_spf",
	"chemical_filter",
	"not_tinted",
	"other_texture",
	"sulfate",
	"listed_fragrance",
	"other_shade",
	"allergy",
	"avoided",
	"animal",
	"oil",
	"irritant",
	"person",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Null when the product may fill the step; otherwise the first rule that speaks against it. */
export function refusalFor(
	product: CatalogueProduct,
	category: ProductCategory,
	rule: ProductRule,
	context: PickContext,
): Refusal | null {
	if (product.category !== category) return "other_category";
	const forStep = refusalForStep(product, category, rule);
	if (forStep !== null) return forStep;
	if (rule.fragrance_free === true && !product.no_listed_fragrance) return "listed_fragrance";
	// The young get this step for blackheads alone, which the plan has decided.
	const clears = category === "exfoliant" && rule.any_of.every((id) => id === "salicylic_acid");
	const conditions = clears
		? context.conditions.filter((one) => one !== "young_teen" && one !== "minor_without_acne")
		: context.conditions;
	const forPerson = refusalForPerson(product, { ...context, conditions });
	if (forPerson !== null) return forPerson;
	const facts = productFacts(product);
	const deep = context.conditions.includes("darker_tone");
	if (rule.tinted === true && deep && !product.suits.includes(DEEP_TONE)) return "other_shade";
	if (context.oil_free && category !== "cleanser" && facts.oils.length > 0) return "oil";
	const marksEasily = deep && category !== "cleanser";
	if ((context.sensitive || context.fragrance_free || marksEasily) && facts.drying_alcohol) return "irritant";
	const bears = new Set<string>([...allowedIn(rule)].filter(isTreatment));
	// On a deeper tone a film that nobody wears protects less than a filter that may sting.
	if (deep && category === "sunscreen" && rule.mineral_only !== true) bears.add("chemical_uv_filter");
	if (context.sensitive && irritates(facts, bears)) return "irritant";
	return null;
}

/** How a row says that a tint is sold in shades for deep skin. */
export const DEEP_TONE = "deep tone";

/** What speaks against the product at this step, whoever uses it. */
function refusalForStep(product: FactSource, category: ProductCategory, rule: ProductRule): Refusal | null {
	const facts = productFacts(product);
	if (!fitsArea(facts, category)) return "other_area";
	if (rule.any_of.length > 0 && !rule.any_of.some((id) => serves(facts, id))) return "missing_active";
	const allowed = allowedIn(rule);
	if (facts.actives.some((id) => isTreatment(id) && !allowed.has(id))) return "unwanted_active";
	if (isTooStrong(facts, rule)) return "too_strong";
	if (rule.must_state?.some((id) => serves(facts, id) && facts.strengths[id] === undefined))
		return "not_stated";
	if (rule.spf_min !== undefined && (facts.spf === null || facts.spf < rule.spf_min)) return "low_spf";
	if (rule.mineral_only === true && facts.actives.includes("chemical_uv_filter")) return "chemical_filter";
	if (rule.tinted === true && !facts.tinted) return "not_tinted";
	if (rule.sulfate_free === true && facts.sulfate) return "sulfate";
	if (rule.without_foam === true && facts.foams && !facts.textures.some(isRich)) return "other_texture";
	return rule.without_textures?.some((one) => facts.textures.includes(one)) === true ? "other_texture" : null;
}

function isRich(texture: Texture): boolean {
	return texture === "cream" || texture === "lotion" || texture === "balm";
}

/** Leads with it, or holds what works in traces. */
export function serves({ key, leads }: ProductFacts, id: ActiveId): boolean {
	return leads[id] !== undefined || (WORKS_IN_TRACES.includes(id) && key.includes(id));
}

function allowedIn(rule: ProductRule): ReadonlySet<string> {
	return new Set<string>([...rule.any_of, ...rule.may_contain]);
}

/** What speaks against the product whatever it is used for: an allergy, rules about the person, and what they wish. */
export function refusalForPerson(
	product: CatalogueProduct,
	context: PickContext,
): "allergy" | "avoided" | "person" | "animal" | "listed_fragrance" | null {
	if (allergensFor(product, context.facts).length > 0) return "allergy";
	if (isAvoidedBy(product, context)) return "avoided";
	if (isRuledOutFor(productFacts(product), context)) return "person";
	if (context.vegan && findAnimal(product).length > 0) return "animal";
	return context.fragrance_free && !product.no_listed_fragrance ? "listed_fragrance" : null;
}

/** What of the list the person told an allergy to, as printed. */
export function allergensFor(product: FactSource, facts: readonly PersonFact[]): string[] {
	return facts.flatMap(({ id, about }) =>
		id === "allergy" && about !== undefined ? findAllergens(product, about) : [],
	);
}

/** A brand or an ingredient that the person wants nothing with. */
function isAvoidedBy(product: CatalogueProduct, { facts }: PickContext): boolean {
	const brand = product.brand.toLowerCase();
	return facts.some(
		({ id, about }) =>
			id === "avoids" &&
			about !== undefined &&
			(isBrand(about) ? brand === about : findAllergens(product, about).length > 0),
	);
}

function isRuledOutFor({ actives }: ProductFacts, { conditions }: PickContext): boolean {
	return actives.some((id) => !TOLERATED_IN_BASICS.includes(id) && isRuledOut(id, conditions));
}

/** A product for single spots is too strong or too drying for an area. */
function fitsArea(facts: ProductFacts, category: ProductCategory): boolean {
	return facts.area === (category === "eye_cream" ? "eyes" : "face");
}

function isTooStrong(facts: ProductFacts, rule: ProductRule): boolean {
	return Object.entries(rule.max_percent ?? {}).some(([id, max]) => {
		const stated = Object.entries(facts.strengths).find(([active]) => active === id)?.[1];
		return stated !== undefined && stated > max;
	});
}

/** Anything against sensitive skin that is not the treatment the step asks for. */
function irritates(facts: ProductFacts, allowed: ReadonlySet<string>): boolean {
	const own = new Set([...allowed].map((id) => id.replaceAll("_", " ")));
	return facts.concerns.some((found) => !own.has(found) && !allowed.has(found));
}

/** What a product must be for this step: the row of the step table, or for a step made elsewhere its own actives. */
export function stepProductRule(step: PlanStep, category: ProductCategory): ProductRule {
	if (step.step_id !== undefined && isStepId(step.step_id)) return STEP_RULES[step.step_id].product;
	const actives = step.actives.filter(isActiveId);
	return {
		any_of: actives,
		may_contain: [...actives, "niacinamide"],
		prefers: [],
		textures: [],
		...(category === "sunscreen" ? { spf_min: 30 } : {}),
	};
}

export interface PlacedPick {
	placed: PlacedStep;
	product: CatalogueProduct;
}

/** False when the product would clash with one already chosen, or load a third product with the same treatment. */
export function worksBeside(
	candidate: CatalogueProduct,
	placed: PlacedStep,
	chosen: readonly PlacedPick[],
): boolean {
	const own = productFacts(candidate).actives.filter(isTreatment);
	const others = chosen.filter((pick) => pick.product.id !== candidate.id);
	const clash = others.some(
		(pick) => firstClash(own, productFacts(pick.product).actives, nearness(placed, pick.placed)) !== null,
	);
	return !clash && !own.some((id) => countProducts(id, others) + 1 >= ACTIVE_LOAD_LIMIT);
}

function countProducts(id: string, chosen: readonly PlacedPick[]): number {
	const carrying = chosen.filter((pick) =>
		productFacts(pick.product).actives.some((active) => active === id),
	);
	return new Set(carrying.map((pick) => pick.product.id)).size;
}

export interface ProductToPlace extends FactSource {
	id: string;
}

/**
 * The keys at which a product comes into use for a step as it was sent. A key is taken at its word. A bare step says no
 * time of day, so it is read with care: where the plan suggests this very product; else everywhere the plan asks for the
 * same at that step; else only where the product fits what is asked. It never takes the place of another product: that
 * needs a key. [] means use without a step.
 */
export function placesFor(
	step: string,
	product: ProductToPlace,
	{ plan, in_use }: { plan: CarePlan | null; in_use: readonly { step: string; product_id: string }[] },
): string[] {
	const key = keyNamed(step);
	if (key !== null) return [key];
	if (plan === null) return [];
	const meant = meantPlaces(
		expandStep(step, plan).flatMap((one) => {
			const place = placeOf(one);
			const planned = place && stepAt(plan, place);
			return planned ? [{ key: one, category: place.category, planned }] : [];
		}),
		product,
	);
	return meant.filter((one) => in_use.every((used) => used.step !== one || used.product_id === product.id));
}

interface Place {
	key: string;
	category: ProductCategory;
	planned: PlanStep;
}

function meantPlaces(places: readonly Place[], product: ProductToPlace): string[] {
	const suggested = places.filter(({ planned }) => planned.product?.id === product.id);
	if (suggested.length > 0) return suggested.map(({ key }) => key);
	const asked = new Set(places.map(({ planned }) => planned.step_id ?? planned.actives.join()));
	const treats = places.some(({ planned }) => planned.actives.some(isTreatment));
	const fitting =
		treats && asked.size > 1
			? places.filter(
					({ category, planned }) =>
						refusalForStep(product, category, stepProductRule(planned, category)) === null,
				)
			: places;
	return fitting.map(({ key }) => key);
}
