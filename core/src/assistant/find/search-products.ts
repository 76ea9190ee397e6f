import { isTreatment } from "../../knowledge/actives.ts";
import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { comparablePrice, UNTOLD_LIMIT } from "../../products/catalogue/price.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import type { PlacedPick } from "../../products/fits-step.ts";
import type { PickContext } from "../../products/pick-context.ts";
import type { CatalogueProduct } from "../../products/product.ts";
import { byFit, rankProducts } from "../../products/rank-products.ts";
import type { ProductInUse } from "../../products/recommend-request.ts";
import {
	type Candidate,
	candidatesFor,
	inTurns,
	productsBeside,
	type Slot,
} from "../../products/recommend-slots.ts";
import type { CarePlan } from "../../routine/care-plan.ts";
import { type AskedFilter, askedFilters, isWanted, leadsWith } from "./asked-filters.ts";
import type { SearchNeeds } from "./read-needs.ts";
import type { Wish } from "./wishes.ts";

/** What was found; where nothing fits, the nearest product and what would have to be given up for it. */
export interface SearchResult {
	found: Candidate[];
	/** Wishes that all of them keep, as far as a row tells. */
	met: Wish[];
	/** Over the budget, the cheapest that keeps such a wish. */
	dearer: { wish: Wish; candidate: Candidate }[];
	/** Wishes that none within the others keeps. */
	unmet: Wish[];
	nearest: { candidate: Candidate; given_up: AskedFilter[] } | null;
	/** A pair rule that kept products out, and the product of the person it is about. */
	clash: { rule: ConflictRule; beside: CatalogueProduct } | null;
}

export interface SearchGround {
	slots: readonly Slot[];
	context: PickContext;
	plan: CarePlan | null;
	in_use: readonly ProductInUse[];
	candidates: readonly CatalogueProduct[];
}

const NO_PLAN: CarePlan = { morning: {}, night: {}, weekly: {} };

/** Best first, by the score of recommendations; the slots take turns. Pure; same search, same answer. */
export function searchProducts(needs: SearchNeeds, ground: SearchGround): SearchResult {
	const { slots, context, in_use, candidates } = ground;
	const byId = new Map(candidates.map((product) => [product.id, product]));
	const beside = productsBeside(ground.plan ?? NO_PLAN, in_use, byId);
	const wanted = candidates.filter(
		(product) => isWanted(product, needs, context.owned ?? new Set()) && leadsWith(product, needs),
	);
	const fitting = slots.map((slot) => candidatesFor(slot, context, wanted, beside));
	const filters = askedFilters(needs);
	const kept = keep(fitting, filters);
	const { wished, met, unmet } = asWished(kept, needs.wishes);
	const ordered = needs.cheapest
		? wished.toSorted(byPrice)
		: byBrand(freshFirst(wished, needs.max_price === null), needs.brands);
	const found = ordered.slice(0, needs.count);
	return {
		found,
		met,
		unmet,
		dearer: unmet.flatMap((wish) => dearerFor(wish, fitting, filters) ?? []).slice(0, 1),
		nearest: found.length > 0 ? null : nearestOf(fitting, filters),
		clash: found.length > 0 ? null : clashOf(slots, context, wanted, beside),
	};
}

/** One wish after the other, each kept where anything is left with it. */
function asWished(
	kept: readonly Candidate[],
	wishes: readonly Wish[],
): { wished: readonly Candidate[]; met: Wish[]; unmet: Wish[] } {
	const met: Wish[] = [];
	const unmet: Wish[] = [];
	let wished = kept;
	for (const wish of wishes) {
		const { keeps } = wish;
		if (keeps === undefined) continue;
		const left = wished.filter(({ product }) => keeps(product));
		const near = wish.or_else;
		if (left.length > 0 || wish.firm === true) wished = left;
		else if (near !== undefined && wished.some(({ product }) => near(product)))
			wished = wished.filter(({ product }) => near(product));
		(left.length > 0 ? met : unmet).push(wish);
	}
	return { wished, met, unmet };
}

/** What keeps a wish and everything else but the price. */
function dearerFor(
	wish: Wish,
	fitting: readonly (readonly Candidate[])[],
	filters: readonly AskedFilter[],
): SearchResult["dearer"][number] | null {
	const { keeps } = wish;
	if (keeps === undefined || !filters.some(({ id }) => id === "price")) return null;
	const others = keep(
		fitting,
		filters.filter(({ id }) => id !== "price"),
	).filter(({ product }) => keeps(product) && comparablePrice(product) !== null);
	const [candidate] = others.toSorted(byPrice);
	return candidate === undefined ? null : { wish, candidate };
}

/** A price of years ago stands behind every one that was seen lately, and a dear one that nobody asked for behind both. */
function freshFirst(kept: readonly Candidate[], untold: boolean): Candidate[] {
	const rank = ({ product }: Candidate) =>
		untold && (comparablePrice(product) ?? 0) > UNTOLD_LIMIT ? 2 : product.stale === true ? 1 : 0;
	return kept.toSorted((one, two) => rank(one) - rank(two));
}

/** Of several brands that are weighed against each other, the best of each goes first. */
function byBrand(kept: readonly Candidate[], brands: readonly string[]): readonly Candidate[] {
	if (brands.length < 2) return kept;
	const best = brands.flatMap((brand) => kept.find(({ product }) => product.brand === brand) ?? []);
	return [...kept.filter((one) => best.includes(one)), ...kept.filter((one) => !best.includes(one))];
}

/** Why what would fit the step alone does not fit beside the rest. */
function clashOf(
	slots: readonly Slot[],
	context: PickContext,
	wanted: readonly CatalogueProduct[],
	beside: readonly PlacedPick[],
): SearchResult["clash"] {
	for (const slot of slots) {
		for (const { product } of rankProducts(slot.step, slot.key, context, wanted)) {
			const own = productFacts(product).actives.filter(isTreatment);
			for (const other of beside) {
				const rule = ruleBetween(own, productFacts(other.product).actives);
				if (rule && other.product.id !== product.id) return { rule, beside: other.product };
			}
		}
	}
	return null;
}

function ruleBetween(own: readonly string[], others: readonly string[]): ConflictRule | null {
	const pairs = own.flatMap((mine) => others.flatMap((other) => pairing(mine, other) ?? []));
	return pairs.find(({ share_night }) => !share_night)?.rule ?? null;
}

function keep(fitting: readonly (readonly Candidate[])[], filters: readonly AskedFilter[]): Candidate[] {
	const kept = fitting.map((slot) =>
		slot.filter(({ product }) => filters.every(({ keeps }) => keeps(product))),
	);
	const once = new Map(kept.flat().map((candidate) => [candidate.product.id, candidate]));
	const sameCategory = new Set(kept.flat().map(({ slot }) => slot.key)).size === 1;
	return sameCategory ? bestOf(kept.flat(), once) : inTurns(kept);
}

/** Steps of one category ask for much the same: their products stand by score, each at its best step. */
function bestOf(all: readonly Candidate[], once: ReadonlyMap<string, Candidate>): Candidate[] {
	const best = new Map(once);
	for (const candidate of all) {
		if (candidate.score > (best.get(candidate.product.id)?.score ?? 0))
			best.set(candidate.product.id, candidate);
	}
	return [...best.values()].toSorted(byFit(undefined));
}

/** Gives up one condition, then all; the cheapest where the price was given up, else the best. */
function nearestOf(
	fitting: readonly (readonly Candidate[])[],
	filters: readonly AskedFilter[],
): SearchResult["nearest"] {
	const attempts = [...filters.map((filter) => [filter]), ...(filters.length > 1 ? [[...filters]] : [])];
	for (const given_up of attempts) {
		const left = keep(
			fitting,
			filters.filter((filter) => !given_up.includes(filter)),
		);
		const price = given_up.some(({ id }) => id === "price");
		const [candidate] = price ? left.toSorted(byPrice) : left;
		if (candidate) return { candidate, given_up };
	}
	return null;
}

function byPrice(one: Candidate, two: Candidate): number {
	const price = ({ product }: Candidate) => comparablePrice(product) ?? Number.MAX_VALUE;
	return price(one) - price(two) || byFit(undefined)(one, two);
}

/** Three products, or as many as there are, one for each step, within a sum. */
export interface FoundSet {
	products: Candidate[];
	total: number;
	/** False where even the cheapest that suit cost more. */
	fits: boolean;
}

/**
 * One product from each list, whose first fits best: the best of each, and as long as they cost too much together, the
 * step that saves most takes its cheapest.
 */
export function chooseSet(lists: readonly (readonly Candidate[])[], most: number): FoundSet {
	const priced = lists
		.map((list) => list.filter(({ product }) => comparablePrice(product) !== null))
		.filter((list) => list.length > 0);
	const cheapest = priced.map((list) => list.toSorted((a, b) => priceOf(a) - priceOf(b))[0] as Candidate);
	const chosen = priced.map((list) => list[0] as Candidate);
	while (sum(chosen) > most) {
		const saved = chosen.map((one, at) => priceOf(one) - priceOf(cheapest[at] as Candidate));
		const largest = saved.indexOf(Math.max(...saved));
		if ((saved[largest] ?? 0) <= 0) break;
		chosen[largest] = cheapest[largest] as Candidate;
	}
	return { products: chosen, total: sum(chosen), fits: sum(chosen) <= most };
}

function priceOf({ product }: Candidate): number {
	return comparablePrice(product) ?? 0;
}

function sum(candidates: readonly Candidate[]): number {
	return Number(candidates.reduce((total, one) => total + priceOf(one), 0).toFixed(2));
}
