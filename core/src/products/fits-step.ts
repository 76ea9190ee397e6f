import { type ActiveId, isTreatment } from "../knowledge/actives.ts";
import { WORKS_IN_TRACES } from "../knowledge/ingredient-names.ts";
import { TOLERATED_IN_BASICS } from "../knowledge/person-rules.ts";
import type { ProductRule, Texture } from "../knowledge/step-rule.ts";
import { isBrand } from "../person/avoided-names.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { ProductCategory } from "../routine/care-plan.ts";
import { isRuledOut } from "../routine/rule-out.ts";
import { findAllergens, findAnimal } from "./facts/find-allergens.ts";
import { type FactSource, type ProductFacts, productFacts } from "./facts/product-facts.ts";
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
	const treating = new Set([...allowedIn(rule)].filter(isTreatment));
	if (context.sensitive && irritates(facts, treating)) return "irritant";
	return null;
}

/** How a row says that a tint is sold in shades for deep skin. */
export const DEEP_TONE = "deep tone";

/** What speaks against the product at this step, whoever uses it. */
export function refusalForStep(
	product: FactSource,
	category: ProductCategory,
	rule: ProductRule,
): Refusal | null {
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
