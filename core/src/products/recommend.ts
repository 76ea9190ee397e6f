import type { CarePlan } from "../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../routine/plan-steps.ts";
import { BUDGET_LIMIT, costsAtMost } from "./catalogue/price.ts";
import { catalogueStanding, planShortlist, type ShortlistNeed } from "./catalogue/shortlist.ts";
import { explainPick, explainScore, strengthNote } from "./explain-pick.ts";
import { refusalFor, refusalForPerson, stepProductRule } from "./fits-step.ts";
import { monthWords } from "./months.ts";
import { type PickContext, pickContext } from "./pick-context.ts";
import type { CatalogueProduct } from "./product.ts";
import { rankProducts } from "./rank-products.ts";
import {
	heldBack,
	NO_PRODUCTS,
	NO_TREND,
	NO_TREND_TYPE,
	recommendNotes,
	withAsks,
} from "./recommend-notes.ts";
import type {
	ProductInUse,
	Recommendation,
	Recommended,
	RecommendedGroups,
	RecommendRequest,
	ReportedSkin,
	Trend,
} from "./recommend-request.ts";
import {
	bareStep,
	byMeasure,
	type Candidate,
	candidatesFor,
	inTurns,
	productsBeside,
	slotsOf,
	stepName,
} from "./recommend-slots.ts";

/** Fewer would tell a person about single others (RECO-A5). */
export const TREND_PEOPLE = 5;
const TOP_RATING = 4;
const EACH_CATEGORY = 3;

/** What protects any skin, as long as no report says more. */
const BASICS: CarePlan = {
	morning: { cleanser: bareStep(), moisturizer: bareStep(), sunscreen: bareStep() },
	night: {},
	weekly: {},
};

/** What a store has to bring for this report; null before the first. */
export function recommendShortlist(report: Pick<ReportedSkin, "plan"> | null): ShortlistNeed[] {
	return planShortlist(report?.plan ?? BASICS);
}

/**
 * The seven groups. Every product of the general ones may fill a step of the plan for this person, and works beside
 * everything else that is used or suggested. Pure; same request, same answer.
 */
export function recommend(request: RecommendRequest): Recommended {
	const { report, in_use } = request;
	const owned = new Set(in_use.map(({ id }) => id));
	const context: PickContext = { ...contextOf(request), owned };
	const byId = new Map(request.catalogue.map((product) => [product.id, product]));
	const own = recommendPlan(report, in_use, context, byId);
	const held = heldBack(report, request.facts);
	const basis = report ? "report" : "answers";
	if (held !== null) {
		const notes = Object.fromEntries(Object.keys(NO_PRODUCTS).map((group) => [group, held.why]));
		const care_plan = own.products.filter(({ is_confirmed }) => is_confirmed);
		return { basis, price: null, held, groups: { ...NO_PRODUCTS, care_plan }, notes };
	}
	const notes = recommendNotes(report, own.left_out);
	const plan = report?.plan ?? BASICS;
	const slots = slotsOf(plan);
	const beside = productsBeside(plan, in_use, byId);
	const fitting = slots.map((slot) => candidatesFor(slot, context, request.catalogue, beside));
	const named = new Set([...owned, ...slots.flatMap(({ places }) => suggestedIds(places))]);
	const others = only(fitting, ({ product }) => !named.has(product.id));
	const show = (chosen: readonly Candidate[], lead?: (candidate: Candidate) => string) =>
		chosen.map((candidate) => toRecommendation(candidate, context, owned, lead?.(candidate)));
	const trend = trending(request, fitting, owned);
	const groups: RecommendedGroups = {
		care_plan: own.products,
		general_alternatives: report ? show(inTurns(others)) : [],
		fragrance_free: show(inTurns(only(others, ({ product }) => product.no_listed_fragrance))),
		sensitive_skin: show(inTurns(only(others, ({ product }) => product.sensitive_safe))),
		budget: show(inTurns(only(fitting, ({ product }) => costsAtMost(product, BUDGET_LIMIT.low)))),
		trending: show(trend.chosen, trend.lead),
		top_rated: show(
			byMeasure(
				only(fitting, ({ product }) => (product.rating ?? 0) >= TOP_RATING),
				({ product }) => product.rating ?? 0,
				{ owned, each: EACH_CATEGORY },
			),
			ratingWords,
		),
	};
	const price = report?.plan.price ?? null;
	return {
		basis,
		price,
		held,
		groups,
		notes: withAsks({ ...notes, ...(trend.note !== null && { trending: trend.note }) }, groups, plan),
	};
}

function contextOf({ report, person, facts }: RecommendRequest): PickContext {
	const skin = report ?? { skin_type: null, sensitivity: "Low" as const, findings: [] };
	return pickContext({ ...skin, person, facts });
}

const only = (slots: readonly Candidate[][], keep: (candidate: Candidate) => boolean) =>
	slots.map((slot) => slot.filter(keep));

function suggestedIds(places: Candidate["slot"]["places"]): string[] {
	return places.flatMap(({ step }) => step.product?.id ?? []);
}

/** Products enough people with the same skin type use; what the catalogue knows best where there are none. */
function trending(
	{ report, trends }: RecommendRequest,
	fitting: readonly (readonly Candidate[])[],
	owned: ReadonlySet<string>,
): { chosen: Candidate[]; note: string | null; lead?: (candidate: Candidate) => string } {
	const people = new Map(
		report ? trends.filter(isTrend).map((trend) => [trend.product_id, trend.people]) : [],
	);
	const used = fitting.map((slot) => slot.filter(({ product }) => people.has(product.id)));
	const count = ({ product }: Candidate) => people.get(product.id) ?? 0;
	const chosen = byMeasure(used, count, { owned, each: Number.MAX_VALUE });
	if (report && chosen.length > 0) {
		const skin = report.skin_type.toLowerCase();
		return {
			chosen,
			note: null,
			lead: (one) => `In use by at least ${atLeast(count(one))} people with ${skin} skin.`,
		};
	}
	const known = byMeasure(fitting, ({ product }) => catalogueStanding(product), {
		owned,
		each: EACH_CATEGORY,
	});
	return { chosen: known, note: report ? NO_TREND : NO_TREND_TYPE };
}

const isTrend = ({ people }: Trend): boolean => people >= TREND_PEOPLE;

/** In fives: an exact count would tell when one more person joins. */
function atLeast(people: number): number {
	return people - (people % TREND_PEOPLE);
}

function ratingWords({ product }: Candidate): string {
	const shop = product.rating_retailer ?? product.retailer;
	const month = product.rating_observed === null ? "" : ` (${monthWords(product.rating_observed)})`;
	return `Rated ${(product.rating ?? 0).toFixed(1)} of 5 at ${shop}${month}.`;
}

function toRecommendation(
	{ product, slot, parts, score }: Candidate,
	context: PickContext,
	owned: ReadonlySet<string>,
	lead: string | undefined,
): Recommendation {
	const rule = stepProductRule(slot.step, slot.key);
	const reason = explainPick(product, rule, context);
	return {
		id: product.id,
		name: product.name,
		product_url: product.product_url,
		category: product.category,
		suggested_category: slot.key,
		suggested_steps: slot.places.map(stepName),
		product,
		is_custom: false,
		is_confirmed: owned.has(product.id),
		reason: lead === undefined ? reason : `${lead} ${reason}`,
		strength_note: strengthNote(product, rule),
		score,
		score_parts: explainScore(parts, context),
	};
}

interface PlanProducts {
	products: Recommendation[];
	/** How many stay out because they do not suit what the person answered since. */
	left_out: number;
}

/** Step by step what is in use, then what is suggested; at the end what is used without a step. */
function recommendPlan(
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
