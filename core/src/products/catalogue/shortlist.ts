import { ACTIVE_IDS, isTreatment } from "../../knowledge/actives.ts";
import type { ProductRule } from "../../knowledge/steps/step-rule.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { type CarePlan, PRODUCT_CATEGORIES, type ProductCategory } from "../../routine/care-plan.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import { sensitiveConcerns } from "../facts/find-irritants.ts";
import { stepProductRule } from "../fits-step.ts";
import type { CatalogueProduct } from "../product.ts";
import { BUDGET_LIMIT, costsAtMost } from "./price.ts";

/** Rows of best standing that a store is asked for, so that ranking looks at a bounded part of any catalogue. */
export interface ShortlistNeed {
	category: ProductCategory;
	/** One of these has to be there; [] for no condition. */
	any_of: readonly string[];
	/** None of these may be there. */
	without: readonly string[];
	quality: "any" | "no_listed_fragrance" | "sensitive_safe";
	/** USD; null for any price. */
	max_price: number | null;
	take: number;
}

interface Takes {
	any: number;
	mild: number;
	low_price: number;
}

const FOR_A_SCAN: Takes = { any: 16, mild: 10, low_price: 8 };
const FOR_A_PLAN: Takes = { any: 20, mild: 10, low_price: 8 };
/** More than any category of the starter catalogue has, so that there a shortlist leaves nothing out. */
const WHOLE_CATEGORY = 60;

/** What any scan may need: the plan is not known before the catalogue is read. */
export const SCAN_SHORTLIST: readonly ShortlistNeed[] = once([
	...PRODUCT_CATEGORIES.map((category) => need(category, {}, WHOLE_CATEGORY)),
	...Object.values(STEP_RULES).flatMap((row) => needsOf(row.category, row.product, FOR_A_SCAN)),
]);

/** What the steps of a known plan need. */
export function planShortlist(plan: CarePlan): ShortlistNeed[] {
	return once(
		planSteps(plan).flatMap(({ key, step }) => needsOf(key, stepProductRule(step, key), FOR_A_PLAN)),
	);
}

/** Steps of one category often ask for the same. */
function once(needs: readonly ShortlistNeed[]): ShortlistNeed[] {
	return [...new Map(needs.map((one) => [JSON.stringify(one), one])).values()];
}

function needsOf(category: ProductCategory, rule: ProductRule, takes: Takes): ShortlistNeed[] {
	const allowed = new Set<string>([...rule.any_of, ...rule.may_contain]);
	const { any_of } = rule;
	const without = ACTIVE_IDS.filter((id) => isTreatment(id) && !allowed.has(id));
	return [
		need(category, { any_of, without }, takes.any),
		need(category, { any_of, without, quality: mildest(any_of) }, takes.mild),
		need(category, { any_of, without, max_price: BUDGET_LIMIT.low }, takes.low_price),
	];
}

/** Nothing that has to carry an irritant is safe for sensitive skin; looking for it would go through every row. */
function mildest(anyOf: readonly string[]): ShortlistNeed["quality"] {
	const hopeless = anyOf.length > 0 && anyOf.every((id) => sensitiveConcerns([], [id]).length > 0);
	return hopeless ? "no_listed_fragrance" : "sensitive_safe";
}

function need(
	category: ProductCategory,
	asked: Partial<Omit<ShortlistNeed, "category" | "take">>,
	take: number,
): ShortlistNeed {
	return { category, any_of: [], without: [], quality: "any", max_price: null, ...asked, take };
}

/** Weighs as much as everything else together: fresh rows are looked at first. */
export const FRESH_STANDING = 4;
const MOST_STARS = 5;

/**
 * How early a row is looked at among its category: fresh, then rated and affordable ones. Says nothing about fit; it
 * only bounds how many rows of a large catalogue are ranked. Hundredths are the finest step.
 */
export function catalogueStanding(
	product: Pick<CatalogueProduct, "stale" | "rating" | "price" | "currency">,
): number {
	const fresh = product.stale === true ? 0 : FRESH_STANDING;
	const rated = product.rating === null ? 0 : (2 * product.rating) / MOST_STARS;
	return Math.round((fresh + rated + affordable(product)) * 100) / 100;
}

function affordable(product: Pick<CatalogueProduct, "price" | "currency">): number {
	if (costsAtMost(product, BUDGET_LIMIT.low)) return 2;
	return costsAtMost(product, BUDGET_LIMIT.mid) ? 1 : 0;
}
