import { catalogueStanding } from "@dewlight/core/products/catalogue/standing.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { searchWords } from "@dewlight/core/products/search/search-words.ts";
import { isCorrectable } from "@dewlight/core/products/search/typing-errors.ts";
import type { Queryable } from "#db/database.ts";
import type { ProductRow, ProductValues } from "#db/queries/products.ts";
import { findProductRows, saveProducts, saveProductWords } from "#db/queries/save-products.ts";

export interface Saved {
	inserted: number;
	changed: number;
	unchanged: number;
}

/** Writes what is new or differs from the table; equal rows are left alone, so a second run writes nothing. */
export async function saveBatch(
	tx: Queryable,
	batch: readonly CatalogueProduct[],
	now: Date,
	mayReplace: (row: ProductRow) => boolean = () => true,
): Promise<Saved> {
	const rows = batch.map(toValues);
	const stored = await findProductRows(
		tx,
		rows.map(({ id }) => id),
	);
	const added = rows.filter(({ id }) => !stored.has(id));
	const changed = rows.filter((row) => {
		const before = stored.get(row.id);
		return before !== undefined && mayReplace(before) && !isSame(row, before);
	});
	const written = [...added, ...changed];
	await saveProducts(tx, written, now);
	await saveProductWords(
		tx,
		written.flatMap(({ words }) => words.filter(isCorrectable)),
	);
	return {
		inserted: added.length,
		changed: changed.length,
		unchanged: rows.length - added.length - changed.length,
	};
}

function toValues(product: CatalogueProduct): ProductValues {
	const words = searchWords(`${product.brand} ${product.name}`);
	return {
		id: product.id,
		brand: product.brand,
		name: product.name,
		category: product.category,
		price: product.price,
		currency: product.currency,
		rating: product.rating,
		ratingObserved: product.rating_observed,
		ratingRetailer: product.rating_retailer ?? null,
		size: product.size,
		inci: product.inci,
		inciObserved: product.inci_observed ?? null,
		actives: product.actives,
		noListedFragrance: product.no_listed_fragrance,
		sensitiveSafe: product.sensitive_safe,
		suits: product.suits,
		retailer: product.retailer,
		productUrl: product.product_url,
		imageUrl: product.image_url,
		observed: product.observed,
		source: product.source,
		stale: product.stale === true,
		standing: catalogueStanding(product),
		barcode: product.barcode ?? null,
		words,
		joinedWords: words.join(""),
	};
}

function isSame(row: ProductValues, stored: ProductRow): boolean {
	const keys = Object.keys(row) as (keyof ProductValues)[];
	return keys.every((key) => JSON.stringify(row[key]) === JSON.stringify(stored[key]));
}
