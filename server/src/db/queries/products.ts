import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { desc, eq, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { products } from "../schema/index.ts";

/** Must read as in the index of the table, or the index is not used. */
const SEARCHED = sql`array_to_tsvector(${products.words})`;

/**
 * Products whose brand and name hold one of the groups of words, each word whole; those with most words in common
 * first. Search words hold letters, digits and points only, so quoting them is safe.
 */
export async function listNamedProducts(
	db: Queryable,
	groups: readonly (readonly string[])[],
	limit: number,
): Promise<CatalogueProduct[]> {
	if (groups.length === 0) return [];
	const query = groups.map((words) => `(${words.map((word) => `'${word}'`).join(" & ")})`).join(" | ");
	const asked = `{${[...new Set(groups.flat())].join(",")}}`;
	const shared = sql`(select count(*) from unnest(${products.words}) as word where word = any(${asked}::text[]))`;
	const rows = await db
		.select()
		.from(products)
		.where(sql`${SEARCHED} @@ ${query}::tsquery`)
		.orderBy(desc(shared), desc(products.standing), products.id)
		.limit(limit);
	return rows.map(toCatalogueProduct);
}

export type ProductRow = typeof products.$inferSelect;
export type ProductValues = Omit<ProductRow, "importedAt">;

const byIds = preparedOnce((db) =>
	db
		.select()
		.from(products)
		.where(sql`${products.id} = any(${sql.placeholder("ids")}::text[])`)
		.prepare("products_by_id"),
);

/** Those of the ids that the catalogue has, in no order. */
export async function findProducts(db: Queryable, ids: readonly string[]): Promise<CatalogueProduct[]> {
	return (await findProductRows(db, ids)).map(toCatalogueProduct);
}

export async function findProductRows(db: Queryable, ids: readonly string[]): Promise<ProductRow[]> {
	if (ids.length === 0) return [];
	return byIds(db).execute({ ids: [...new Set(ids)] });
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
		...(row.barcode !== null && { barcode: row.barcode }),
	};
}

/** The product with these bars; of several the one of best standing. */
export async function findByBarcode(db: Queryable, barcode: string): Promise<CatalogueProduct | null> {
	const [row] = await db
		.select()
		.from(products)
		.where(eq(products.barcode, barcode))
		.orderBy(desc(products.standing), products.id)
		.limit(1);
	return row ? toCatalogueProduct(row) : null;
}
