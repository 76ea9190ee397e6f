import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { ProductCategory } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { products } from "../schema/index.ts";

export type ProductRow = typeof products.$inferSelect;
export type ProductValues = Omit<ProductRow, "importedAt">;

/** Those of the ids that the catalogue has, in no order. */
export async function findProducts(db: Queryable, ids: readonly string[]): Promise<CatalogueProduct[]> {
	if (ids.length === 0) return [];
	const rows = await db
		.select()
		.from(products)
		.where(inArray(products.id, [...new Set(ids)]));
	return rows.map(toCatalogueProduct);
}

export interface ProductSearch {
	/** As typed; every word has to begin a word of brand or name. Empty: the category's best known rows. */
	words: string;
	category?: ProductCategory | undefined;
	limit: number;
}

const MAX_WORDS = 12;
const WORD = /\d+\.\d+|[\p{L}\p{N}]+/gu;
/** Must read as in the index of the table, or the index is not used. */
const BRAND_AND_NAME = sql`${products.brand} || ' ' || ${products.name}`;
const SEARCHED = sql`to_tsvector('simple', ${BRAND_AND_NAME})`;

/** Best standing first. Falls back to parts of words where no word begins as typed. */
export async function searchProducts(db: Queryable, search: ProductSearch): Promise<CatalogueProduct[]> {
	const words = (search.words.toLowerCase().match(WORD) ?? []).slice(0, MAX_WORDS);
	const typed = search.words.trim() !== "";
	if (typed && words.length === 0) return [];
	if (words.length === 0) return listBest(db, search, undefined);
	const beginnings = words.map((word) => `'${word}':*`).join(" & ");
	const found = await listBest(db, search, sql`${SEARCHED} @@ to_tsquery('simple', ${beginnings})`);
	if (found.length > 0) return found;
	return listBest(db, search, and(...words.map((word) => ilike(BRAND_AND_NAME, `%${word}%`))));
}

async function listBest(
	db: Queryable,
	{ category, limit }: ProductSearch,
	matches: SQL | undefined,
): Promise<CatalogueProduct[]> {
	const rows = await db
		.select()
		.from(products)
		.where(and(category === undefined ? undefined : eq(products.category, category), matches))
		.orderBy(desc(products.standing), products.id)
		.limit(limit);
	return rows.map(toCatalogueProduct);
}

export function toCatalogueProduct(row: ProductRow): CatalogueProduct {
	return {
		id: row.id,
		brand: row.brand,
		name: row.name,
		category: row.category,
		price: row.price,
		currency: row.currency,
		rating: row.rating,
		rating_observed: row.ratingObserved,
		rating_retailer: row.ratingRetailer,
		size: row.size,
		inci: row.inci,
		...(row.inciObserved !== null && { inci_observed: row.inciObserved }),
		actives: row.actives,
		no_listed_fragrance: row.noListedFragrance,
		sensitive_safe: row.sensitiveSafe,
		suits: row.suits,
		retailer: row.retailer,
		product_url: row.productUrl,
		image_url: row.imageUrl,
		observed: row.observed,
		source: row.source,
		stale: row.stale,
	};
}
