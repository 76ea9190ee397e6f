import { ACTIVE_IDS } from "@dewlight/core/knowledge/actives.ts";
import { BUDGET_LIMIT } from "@dewlight/core/products/catalogue/price.ts";
import type { ShortlistNeed } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import type { Queryable } from "#db/database.ts";
import { listNamedProducts } from "#db/queries/products.ts";
import { listShortlist } from "#db/queries/shortlist.ts";
import type { ProductSearch } from "#ports/assistant.ts";
import { wordsOfNames } from "./words-of-names.ts";

/** Rows looked at for one category, and for each when any may fit. */
const TAKE = { one: 60, each: 12 } as const;
const MOST_PRICES = 3;
const MOST_ACTIVES = 4;
const MOST_NAMED = 12;

/** A bounded part of the catalogue, however large that is: what an answer to this search may name. */
export async function readCandidates(
	db: Queryable,
	search: ProductSearch,
	message: string,
): Promise<CatalogueProduct[]> {
	const text = `${search.product_intent} ${message}`;
	const categories = search.category === null ? PRODUCT_CATEGORIES : [search.category];
	const take = search.category === null ? TAKE.each : TAKE.one;
	const needs = categories.flatMap((category) => needsOf(category, text, take));
	const [listed, named] = await Promise.all([
		listShortlist(db, needs),
		listNamedProducts(db, wordsOfNames(text), MOST_NAMED),
	]);
	const fitting = named.filter(({ category }) => search.category === null || category === search.category);
	return [...new Map([...listed, ...fitting].map((product) => [product.id, product])).values()];
}

/** The best known rows, those that are mild, those under each price that is spoken of, and those with an active. */
function needsOf(category: ProductCategory, text: string, take: number): ShortlistNeed[] {
	const any: ShortlistNeed = { category, any_of: [], without: [], quality: "any", max_price: null, take };
	const prices = [...new Set([BUDGET_LIMIT.low, ...pricesIn(text)])];
	const actives = activesIn(text);
	return [
		any,
		{ ...any, quality: "sensitive_safe" },
		{ ...any, quality: "no_listed_fragrance" },
		...prices.map((max_price) => ({ ...any, max_price })),
		...actives.flatMap((id) => [
			{ ...any, any_of: [id] },
			...prices.map((max_price) => ({ ...any, any_of: [id], max_price })),
		]),
	];
}

function pricesIn(text: string): number[] {
	const numbers = text.match(/\d{1,4}(?:\.\d{1,2})?/g) ?? [];
	return numbers.slice(0, MOST_PRICES).map(Number);
}

function activesIn(text: string): string[] {
	const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, " ");
	return ACTIVE_IDS.filter((id) => words.includes(id.replaceAll("_", " "))).slice(0, MOST_ACTIVES);
}
