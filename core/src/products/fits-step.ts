import { type ActiveId, isTreatment } from "../knowledge/actives.ts";
import { WORKS_IN_TRACES } from "../knowledge/ingredient-names.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import { isRuledOut } from "../routine/rule-out.ts";
import { type FactSource, type ProductFacts, productFacts } from "./facts/product-facts.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";

export const REFUSALS = [
	"other_category",
	"other_area",
	"missing_active",
	"unwanted_active",
	"too_strong",
	"low_spf",
	"chemical_filter",
	"listed_fragrance",
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
	const forPerson = refusalForPerson(product, context);
	if (forPerson !== null) return forPerson;
	const facts = productFacts(product);
	if ((context.sensitive || context.fragrance_free) && facts.drying_alcohol) return "irritant";
	if (context.sensitive && irritates(facts, allowedIn(rule))) return "irritant";
	return null;
}

/** What speaks against the product at this step, whoever uses it. */
export function refusalForStep(
	product: FactSource,
	category: ProductCategory,
	rule: ProductRule,
): Refusal | null {
	const facts = productFacts(product);
	if (!fitsArea(facts, category, rule)) return "other_area";
	if (rule.any_of.length > 0 && !rule.any_of.some((id) => serves(facts, id))) return "missing_active";
	const allowed = allowedIn(rule);
	if (facts.actives.some((id) => isTreatment(id) && !allowed.has(id))) return "unwanted_active";
	if (isTooStrong(facts, rule)) return "too_strong";
	if (rule.spf_min !== undefined && (facts.spf === null || facts.spf < rule.spf_min)) return "low_spf";
	if (rule.mineral_only === true && facts.actives.includes("chemical_uv_filter")) return "chemical_filter";
	return null;
}

/** Leads with it, or holds what works in traces. */
export function serves({ key, leads }: ProductFacts, id: ActiveId): boolean {
	return leads[id] !== undefined || (WORKS_IN_TRACES.includes(id) && key.includes(id));
}

function allowedIn(rule: ProductRule): ReadonlySet<string> {
	return new Set<string>([...rule.any_of, ...rule.may_contain]);
}

/** What speaks against the product whatever it is used for: rules about the person, and listed fragrance. */
export function refusalForPerson(
	product: CatalogueProduct,
	context: PickContext,
): "person" | "listed_fragrance" | null {
	if (isRuledOutFor(productFacts(product), context)) return "person";
	return context.fragrance_free && !product.no_listed_fragrance ? "listed_fragrance" : null;
}

function isRuledOutFor({ actives }: ProductFacts, { conditions }: PickContext): boolean {
	return actives.some((id) => !TOLERATED_IN_BASICS.includes(id) && isRuledOut(id, conditions));
}

/** A product for spots only stands in where the treatment is meant for spots. */
function fitsArea(facts: ProductFacts, category: ProductCategory, rule: ProductRule): boolean {
	if (category === "eye_cream") return facts.area === "eyes";
	return facts.area === "face" || (facts.area === "spots" && rule.any_of.includes("benzoyl_peroxide"));
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
