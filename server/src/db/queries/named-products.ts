import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { desc, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { products } from "../schema/index.ts";
import { toCatalogueProduct } from "./products.ts";

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
