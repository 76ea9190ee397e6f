import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "#db/database.ts";
import { toCatalogueProduct } from "#db/queries/products.ts";
import { findRowsByBarcode } from "#db/queries/save-products.ts";

/**
 * Rows with the same bars are one product, whatever id a file gives it: the id people's shelves point to stays. What a
 * shop tells (name, price, rating) stays with whoever names a price, and the newer list of ingredients counts.
 */
export async function mergeByBarcode(
	tx: Queryable,
	products: readonly CatalogueProduct[],
): Promise<CatalogueProduct[]> {
	const codes = products.flatMap(({ barcode }) => barcode ?? []);
	const stored = await findRowsByBarcode(tx, codes);
	return products.map((product) => {
		const row = product.barcode ? stored.get(product.barcode) : undefined;
		return row === undefined || row.id === product.id ? product : merge(toCatalogueProduct(row), product);
	});
}

function merge(before: CatalogueProduct, next: CatalogueProduct): CatalogueProduct {
	const shop = next.price === null && before.price !== null ? before : next;
	const list = listMonth(next) > listMonth(before) ? next : before;
	return {
		...shop,
		id: before.id,
		barcode: next.barcode ?? null,
		inci: list.inci,
		inci_observed: listMonth(list),
		actives: list.actives,
		no_listed_fragrance: list.no_listed_fragrance,
		sensitive_safe: list.sensitive_safe,
	};
}

function listMonth({ inci_observed, observed }: CatalogueProduct): string {
	return inci_observed ?? observed;
}
