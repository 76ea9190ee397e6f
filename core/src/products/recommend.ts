import type { CarePlan } from "../routine/care-plan.ts";
import { BUDGET_LIMIT, costsAtMost } from "./catalogue/price.ts";
import { planShortlist, type ShortlistNeed } from "./catalogue/shortlist.ts";
import { catalogueStanding } from "./catalogue/standing.ts";
import { explainPick } from "./explain-pick.ts";
import { explainScore } from "./explain-score.ts";
import { monthWords } from "./months.ts";
import { type PickContext, pickContext } from "./pick-context.ts";
import {
	heldBack,
	NO_PRODUCTS,
	NO_TREND,
	NO_TREND_TYPE,
	recommendNotes,
	withAsks,
} from "./recommend-notes.ts";
import { byMeasure, inTurns } from "./recommend-order.ts";
import { recommendPlan } from "./recommend-plan.ts";
import type {
	Recommendation,
	Recommended,
	RecommendedGroups,
	RecommendRequest,
	ReportedSkin,
	Trend,
} from "./recommend-request.ts";
import {
	bareStep,
	type Candidate,
	candidatesFor,
	productsBeside,
	slotsOf,
	stepName,
} from "./recommend-slots.ts";
import { stepProductRule } from "./step-product-rule.ts";
import { strengthNote } from "./strength-note.ts";

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
