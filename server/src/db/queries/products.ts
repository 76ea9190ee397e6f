import { PRICE_CURRENCY } from "@dewlight/core/products/catalogue/price.ts";
import type { ShortlistNeed } from "@dewlight/core/products/catalogue/shortlist.ts";
import type { CatalogueProduct } from "@dewlight/core/products/product.ts";
import { and, arrayOverlaps, desc, eq, inArray, lte, not, type SQL, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { ownProducts, products } from "../schema/index.ts";
import type { OwnProductRow } from "./products-in-use.ts";

/** Must read as in the index of the table, or the index is not used. */
export const SEARCHED = sql`array_to_tsvector(${products.words})`;

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

async function findProductRows(db: Queryable, ids: readonly string[]): Promise<ProductRow[]> {
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

export async function insertOwnProduct(tx: Queryable, row: OwnProductRow): Promise<void> {
	await tx.insert(ownProducts).values(row);
}

export async function changeOwnProduct(
	tx: Queryable,
	userId: number,
	id: string,
	change: Partial<Pick<OwnProductRow, "name" | "brand" | "category" | "inci" | "productUrl">>,
): Promise<void> {
	await tx
		.update(ownProducts)
		.set(change)
		.where(and(eq(ownProducts.id, id), eq(ownProducts.userId, userId)));
}

/** False when the person has no such product. */
export async function deleteOwnProduct(tx: Queryable, userId: number, id: string): Promise<boolean> {
	const rows = await tx
		.delete(ownProducts)
		.where(and(eq(ownProducts.id, id), eq(ownProducts.userId, userId)))
		.returning({ id: ownProducts.id });
	return rows.length > 0;
}
