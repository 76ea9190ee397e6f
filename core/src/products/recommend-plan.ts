import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { explainPick } from "./explain-pick.ts";
import { explainScore } from "./explain-score.ts";
import { refusalFor, refusalForPerson } from "./fits-step.ts";
import type { PickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { rankProducts } from "./rank-products.ts";
import type { ProductInUse, Recommendation, ReportedSkin } from "./recommend-request.ts";
import { stepName } from "./recommend-slots.ts";
import { stepProductRule } from "./step-product-rule.ts";
import { strengthNote } from "./strength-note.ts";

interface PlanProducts {
	products: Recommendation[];
	/** How many stay out because they do not suit what the person answered since. */
	left_out: number;
}

/** Step by step what is in use, then what is suggested; at the end what is used without a step. */
export function recommendPlan(
	report: ReportedSkin | null,
	inUse: readonly ProductInUse[],
	context: PickContext,
	byId: ReadonlyMap<string, CatalogueProduct>,
): PlanProducts {
	const steps = report ? planSteps(report.plan) : [];
	const suggested = new Set(steps.flatMap(({ step }) => step.product?.id ?? []));
	const names = new Set(steps.map(stepName));
	const used = (item: ProductInUse, placed: PlacedStep | null) =>
		usedProduct(item, placed, suggested.has(item.id), context);
	const all = [
		...steps.flatMap((placed) => [
			...inUse.filter(({ step }) => step === stepName(placed)).map((item) => used(item, placed)),
			...(report?.holds_products === false ? [suggestedProduct(placed, inUse, context, byId)] : []),
		]),
		...inUse.filter(({ step }) => !names.has(step)).map((item) => used(item, null)),
	];
	const products = new Map<string, Recommendation>();
	const leftOut = new Set<string>();
	for (const one of all) {
		if (one === null) continue;
		if (typeof one === "string") leftOut.add(one);
		else products.set(one.id, withPlaces(products.get(one.id) ?? one, one.suggested_steps));
	}
	return { products: [...products.values()], left_out: leftOut.size };
}

/** A product that stands at several places is shown once, for all of them. */
function withPlaces(one: Recommendation, steps: readonly string[]): Recommendation {
	return { ...one, suggested_steps: [...new Set([...one.suggested_steps, ...steps])] };
}

const NOTHING_RANKED = { reason: null, strength_note: null, score: null, score_parts: [] };

/** The id alone where it stays out. */
function usedProduct(
	item: ProductInUse,
	placed: PlacedStep | null,
	isSuggested: boolean,
	context: PickContext,
): Recommendation | string {
	const { product } = item;
	if (product && refusalForPerson(product, context) !== null) return item.id;
	const category = item.category ?? product?.category ?? null;
	const facts = product && (placed ? scored(product, placed, context) : null);
	return {
		id: item.id,
		name: item.name,
		product_url: item.product_url,
		category,
		suggested_category: placed?.key ?? category,
		suggested_steps: placed ? [stepName(placed)] : [],
		product,
		is_custom: !isSuggested,
		is_confirmed: true,
		...(facts ?? NOTHING_RANKED),
	};
}

/** Null where the step names no product or the catalogue has it no longer; the id where it stays out. */
function suggestedProduct(
	placed: PlacedStep,
	inUse: readonly ProductInUse[],
	context: PickContext,
	byId: ReadonlyMap<string, CatalogueProduct>,
): Recommendation | string | null {
	const product = byId.get(placed.step.product?.id ?? "");
	if (!product) return null;
	const rule = stepProductRule(placed.step, placed.key);
	if (refusalFor(product, placed.key, rule, context) !== null) return product.id;
	return {
		id: product.id,
		name: product.name,
		product_url: product.product_url,
		category: product.category,
		suggested_category: placed.key,
		suggested_steps: [stepName(placed)],
		product,
		is_custom: false,
		is_confirmed: inUse.some(({ id }) => id === product.id),
		...(scored(product, placed, context) ?? NOTHING_RANKED),
	};
}

function scored(product: CatalogueProduct, { step, key }: PlacedStep, context: PickContext) {
	const [ranked] = rankProducts(step, key, context, [product]);
	if (!ranked) return null;
	const rule = stepProductRule(step, key);
	return {
		reason: explainPick(product, rule, context),
		strength_note: strengthNote(product, rule),
		score: ranked.score,
		score_parts: explainScore(ranked.parts, context),
	};
}
