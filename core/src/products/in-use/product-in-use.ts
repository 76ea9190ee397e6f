import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { SOURCES, type SourceId } from "../../knowledge/sources.ts";
import { type CarePlan, type ProductCategory, WEEKDAYS, type Weekday } from "../../routine/care-plan.ts";
import { placeOf, STEP_KEYS, stepAt } from "../../routine/plan-steps.ts";
import { type ProductFacts, productFacts } from "../facts/product-facts.ts";

/** A product where somebody uses it; one used twice a day comes twice. */
export interface ProductInUse {
	/** `{section}_{step}`; anything else counts as used now and then, at any time. */
	step: string;
	product_id: string;
	/** Brand and name. */
	name: string;
	category: ProductCategory | null;
	/** [] where no list is known. */
	inci: readonly string[];
	/** ISO date or instant in UTC since when it is among the products; left out where nobody knows. */
	added?: string;
}

type HalfOfDay = "morning" | "night";

/** A product with what its list holds and when it is used. */
export interface PlacedProduct {
	product: ProductInUse;
	facts: ProductFacts;
	halves: readonly HalfOfDay[];
	days: readonly Weekday[];
	per_week: number;
	/** Washed off after a moment, so its ingredients act less. */
	rinsed: boolean;
}

const NOW_AND_THEN = 1;

/** How often and when each is used: as the plan has it at that step, otherwise daily, weekly steps once a week. */
export function placeProducts(products: readonly ProductInUse[], plan: CarePlan | null): PlacedProduct[] {
	return products
		.toSorted((a, b) => orderOf(a) - orderOf(b) || (keyOf(a) < keyOf(b) ? -1 : 1))
		.map((product) => {
			const place = placeOf(product.step);
			const category = product.category ?? place?.category ?? null;
			const planned = place && plan ? stepAt(plan, place) : null;
			const daily = place !== null && place.section !== "weekly";
			return {
				product,
				facts: productFacts({ name: product.name, category, inci: product.inci }),
				halves: halvesOf(place?.section ?? null, category),
				days: planned?.days ?? WEEKDAYS,
				per_week: planned?.per_week ?? (daily ? WEEKDAYS.length : NOW_AND_THEN),
				rinsed: category === "cleanser" || place?.category === "cleanser",
			};
		});
}

function halvesOf(section: string | null, category: ProductCategory | null): readonly HalfOfDay[] {
	if (section === "morning") return ["morning"];
	if (section !== null) return ["night"];
	return category === "sunscreen" ? ["morning"] : ["morning", "night"];
}

function orderOf({ step }: ProductInUse): number {
	const place = STEP_KEYS.indexOf(step);
	return place === -1 ? STEP_KEYS.length : place;
}

function keyOf({ step, product_id }: ProductInUse): string {
	return `${step} ${product_id}`;
}

/** Each product once, wherever it is used. */
export function distinct(placed: readonly PlacedProduct[]): PlacedProduct[] {
	return [...new Map(placed.map((one) => [one.product.product_id, one])).values()];
}

export function shareHalf(one: PlacedProduct, two: PlacedProduct): boolean {
	return one.halves.some((half) => two.halves.includes(half));
}

export function shareDay(one: PlacedProduct, two: PlacedProduct): boolean {
	return one.days.some((day) => two.days.includes(day));
}

/** `stop`: take it out. `change`: move or space it. `know`: worth knowing. `myth`: widely said, not supported. */
export const WARNING_LEVELS = ["stop", "change", "know", "myth"] as const;
export type WarningLevel = (typeof WARNING_LEVELS)[number];

/** One thing to say about the products a person really uses. */
export interface RoutineWarning {
	rule_id: string;
	level: WarningLevel;
	title: string;
	why: string;
	fix: string;
	grade: string;
	sources: { id: string; title: string; url: string | null }[];
	/** Where the products are used, as in ProductInUse. */
	steps: string[];
	product_ids: string[];
}

interface Said {
	rule_id: string;
	level: WarningLevel;
	title: string;
	why: string;
	fix: string;
	grade: ConflictRule["grade"];
	sources: readonly SourceId[];
	about: readonly ProductInUse[];
}

export function warn({ sources, about, ...said }: Said): RoutineWarning {
	return {
		...said,
		sources: sources.map((id) => ({ id, title: SOURCES[id].citation, url: SOURCES[id].url })),
		steps: [...new Set(about.map(({ step }) => step))],
		product_ids: [...new Set(about.map(({ product_id }) => product_id))],
	};
}

const FIRST: readonly string[] = ["person.", "rule.sunscreen_with_actives", "conflict."];

/** Most urgent first; what stands equal is ordered by name, so that the same products always read the same. */
export function byUrgencyOf(a: RoutineWarning, b: RoutineWarning): number {
	return (
		WARNING_LEVELS.indexOf(a.level) - WARNING_LEVELS.indexOf(b.level) ||
		rankOf(a) - rankOf(b) ||
		compare(a.rule_id, b.rule_id) ||
		compare(a.title, b.title)
	);
}

function rankOf({ rule_id }: RoutineWarning): number {
	const rank = FIRST.findIndex((start) => rule_id.startsWith(start));
	return rank === -1 ? FIRST.length : rank;
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}
