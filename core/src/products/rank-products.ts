import { type ActiveId, findActive, isActiveId, isTreatment } from "../knowledge/actives.ts";
import type { ProductRule } from "../knowledge/step-rule.ts";
import type { PlanStep, ProductCategory } from "../routine/care-plan.ts";
import { BUDGET_LIMIT, comparablePrice, costsAtMost } from "./catalogue/price.ts";
import type { LeadsBy } from "./facts/find-actives.ts";
import { type ProductFacts, productFacts } from "./facts/product-facts.ts";
import { refusalFor, serves } from "./fits-step.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { stepProductRule } from "./step-product-rule.ts";

/** Points of one product for one step; higher fits better. Commission is not among them and never will be. */
export interface ScoreParts {
	active: number;
	strength: number;
	skin_type: number;
	support: number;
	texture: number;
	tint: number;
	gentle: number;
	extras: number;
	fresh: number;
	budget: number;
}

export interface RankedProduct {
	product: CatalogueProduct;
	parts: ScoreParts;
	score: number;
}

/** What a product says of itself weighs more than where it prints it. */
export const LEAD_POINTS: Record<LeadsBy, number> = { strength: 6, name: 5, place: 1 };
const BUDGET_POINTS = 3;
const MAX_SUPPORT = 3;
/** Up to this many times the first strength counts as the low end. */
const LOW_END = 2.5;
/** Weighs more than a budget: what irritates is not cheap. */
const TOO_MUCH = -4;

/** Every product that may fill the step, best first: fit, then what the person has, then price, rating and id. */
export function rankProducts(
	step: PlanStep,
	category: ProductCategory,
	context: PickContext,
	catalogue: readonly CatalogueProduct[],
): RankedProduct[] {
	const rule = stepProductRule(step, category);
	return catalogue
		.filter((product) => refusalFor(product, category, rule, context) === null)
		.map((product) => {
			const parts = scoreParts(product, step, rule, context);
			return { product, parts, score: Object.values(parts).reduce((sum, points) => sum + points, 0) };
		})
		.sort(byFit(context.owned));
}

/** Order of ranked products: score, owned, cheaper, better rated; ids make it the same every time. */
export function byFit(
	owned: ReadonlySet<string> | undefined,
): (a: RankedProduct, b: RankedProduct) => number {
	const has = ({ product }: RankedProduct) => (owned?.has(product.id) === true ? 1 : 0);
	const price = ({ product }: RankedProduct) => comparablePrice(product) ?? Number.MAX_VALUE;
	return (a, b) =>
		b.score - a.score ||
		has(b) - has(a) ||
		price(a) - price(b) ||
		(b.product.rating ?? 0) - (a.product.rating ?? 0) ||
		compareIds(a, b);
}

function compareIds(a: RankedProduct, b: RankedProduct): number {
	if (a.product.id === b.product.id) return 0;
	return a.product.id < b.product.id ? -1 : 1;
}

function scoreParts(
	product: CatalogueProduct,
	step: PlanStep,
	rule: ProductRule,
	context: PickContext,
): ScoreParts {
	const facts = productFacts(product);
	const first = rule.any_of[0];
	const extras = facts.actives.filter((id) => isTreatment(id) && !step.actives.includes(id));
	return {
		active: (first === undefined ? 0 : leadPoints(facts, first)) + carriesAll(step, facts),
		strength: strengthPoints(rule, facts, context),
		skin_type: suitPoints(product, context),
		support: Math.min(MAX_SUPPORT, rule.prefers.filter((id) => facts.key.includes(id)).length),
		texture: rule.textures.some((texture) => facts.textures.includes(texture)) ? 2 : 0,
		tint: rule.tinted === true && facts.actives.includes("iron_oxides") ? 3 : 0,
		gentle: (product.sensitive_safe ? 1 : 0) + (product.no_listed_fragrance ? 1 : 0),
		extras: 0 - extras.length,
		fresh: product.stale === true ? 0 : 2,
		budget: budgetPoints(product, context),
	};
}

/** A stated strength at the low end is welcome; for skin that irritates easily a higher one counts against. */
function strengthPoints(rule: ProductRule, facts: ProductFacts, context: PickContext): number {
	const gentle = context.sensitive || context.conditions.includes("darker_tone");
	let points = 0;
	for (const id of rule.any_of) {
		const stated = facts.strengths[id];
		const range = findActive(id)?.strength;
		if (stated === undefined || !range) continue;
		const low = stated <= range.start * LOW_END;
		points = Math.max(points, low ? 1 : 0);
		if (!low && gentle) points = TOO_MUCH;
	}
	return points;
}

function leadPoints(facts: ProductFacts, id: ActiveId): number {
	const by = facts.leads[id];
	return by === undefined ? 0 : LEAD_POINTS[by];
}

function carriesAll(step: PlanStep, facts: ProductFacts): number {
	const all = step.actives.length > 1 && step.actives.every((id) => isActiveId(id) && serves(facts, id));
	return all ? 1 : 0;
}

function suitPoints(product: CatalogueProduct, context: PickContext): number {
	if (context.skin_type === null || product.suits.length === 0) return 0;
	return product.suits.includes(context.skin_type.toLowerCase()) ? 2 : -2;
}

function budgetPoints(product: CatalogueProduct, context: PickContext): number {
	if (context.budget === null) return 0;
	const limit = BUDGET_LIMIT[context.budget];
	if (limit === null) return 0;
	return costsAtMost(product, limit) ? BUDGET_POINTS : 0;
}
