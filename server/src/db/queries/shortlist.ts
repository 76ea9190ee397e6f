import { PRICE_CURRENCY } from "@dewlight/core/products/catalogue/price.ts";
import type { ShortlistNeed } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { and, arrayOverlaps, desc, eq, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { products } from "../schema/index.ts";
import { findProductRows, type ProductRow, toCatalogueProduct } from "./products.ts";

/** About 30 MB; a shortlist takes a few hundred. */
const MOST_ROWS = 4_000;

interface Known {
	importedAt: number;
	product: CatalogueProduct;
}

const known = new WeakMap<Queryable, Map<string, Known>>();

type Stamp = Pick<ProductRow, "id" | "importedAt" | "stale">;

/**
 * Gives the same object for the same row, so that it is fetched once and what core reads out of its ingredient list is
 * read once. A row that was imported or aged since is a new one; the rows used longest ago are dropped.
 */
async function readProducts(db: Queryable, stamps: readonly Stamp[]): Promise<CatalogueProduct[]> {
	const memory = known.get(db) ?? new Map<string, Known>();
	known.set(db, memory);
	const isKnown = ({ id, importedAt, stale }: Stamp) => {
		const before = memory.get(id);
		return before?.importedAt === importedAt.getTime() && before.product.stale === stale;
	};
	const missing = stamps.filter((stamp) => !isKnown(stamp)).map(({ id }) => id);
	for (const row of await findProductRows(db, missing))
		memory.set(row.id, { importedAt: row.importedAt.getTime(), product: toCatalogueProduct(row) });
	const products = stamps.flatMap(({ id }) => {
		const used = memory.get(id);
		// Deleted in between.
		if (used === undefined) return [];
		memory.delete(id);
		memory.set(id, used);
		return used.product;
	});
	for (const id of memory.keys()) {
		if (memory.size <= MOST_ROWS) break;
		memory.delete(id);
	}
	return products;
}

/** The rows of best standing for every need, each once; as many as the needs take at most, however large the table is. */
export async function listShortlist(
	db: Queryable,
	needs: readonly ShortlistNeed[],
): Promise<CatalogueProduct[]> {
	if (needs.length === 0) return [];
	const wanted = needs.map(
		(need) =>
			sql`(select ${products.id} from ${products} where ${meets(need)} order by ${products.standing} desc nulls last, ${products.id} limit ${need.take})`,
	);
	const stamps = await db
		.select({ id: products.id, importedAt: products.importedAt, stale: products.stale })
		.from(products)
		.where(inArray(products.id, sql`(${sql.join(wanted, sql` union `)})`))
		.orderBy(products.category, desc(products.standing), products.id);
	return readProducts(db, stamps);
}

function meets({ category, any_of, without, quality, max_price }: ShortlistNeed): SQL | undefined {
	return and(
		eq(products.category, category),
		any_of.length === 0 ? undefined : arrayOverlaps(products.actives, [...any_of]),
		without.length === 0 ? undefined : not(arrayOverlaps(products.actives, [...without])),
		quality === "sensitive_safe" ? eq(products.sensitiveSafe, true) : undefined,
		quality === "no_listed_fragrance" ? eq(products.noListedFragrance, true) : undefined,
		max_price === null
			? undefined
			: and(lte(products.price, max_price), eq(products.currency, PRICE_CURRENCY)),
	);
}
