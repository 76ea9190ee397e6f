import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import type { Queryable } from "../database.ts";
import { type ProductRow, toCatalogueProduct } from "./products.ts";

/** About 30 MB; a shortlist takes a few hundred. */
const MOST_ROWS = 4_000;

interface Known {
	importedAt: number;
	product: CatalogueProduct;
}

const known = new WeakMap<Queryable, Map<string, Known>>();

/**
 * Gives the same object for the same row, so that what core reads out of an ingredient list is read once. A row that
 * was imported or aged since is a new one; the rows used longest ago are dropped.
 */
export function rememberProducts(db: Queryable, rows: readonly ProductRow[]): CatalogueProduct[] {
	const memory = known.get(db) ?? new Map<string, Known>();
	known.set(db, memory);
	const products = rows.map((row) => {
		const before = memory.get(row.id);
		const same = before?.importedAt === row.importedAt.getTime() && before.product.stale === row.stale;
		const product = before && same ? before.product : toCatalogueProduct(row);
		memory.delete(row.id);
		memory.set(row.id, { importedAt: row.importedAt.getTime(), product });
		return product;
	});
	for (const id of memory.keys()) {
		if (memory.size <= MOST_ROWS) break;
		memory.delete(id);
	}
	return products;
}
