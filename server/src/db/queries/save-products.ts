import { FRESH_STANDING } from "@dewlight/core/products/catalogue/shortlist.ts";
import { freshFrom } from "@dewlight/core/products/months.ts";
import { count, desc, getTableColumns, gt, inArray, max, sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Database, Queryable } from "../database.ts";
import { products, productWords } from "../schema/index.ts";
import type { ProductRow, ProductValues } from "./products.ts";

export async function findProductRows(
	db: Queryable,
	ids: readonly string[],
): Promise<Map<string, ProductRow>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select()
		.from(products)
		.where(inArray(products.id, [...ids]));
	return new Map(rows.map((row) => [row.id, row]));
}

/** Of several with the same bars the one that was there first by its id. */
export async function findRowsByBarcode(
	db: Queryable,
	barcodes: readonly string[],
): Promise<Map<string, ProductRow>> {
	if (barcodes.length === 0) return new Map();
	const rows = await db
		.select()
		.from(products)
		.where(inArray(products.barcode, [...barcodes]))
		.orderBy(desc(products.id));
	return new Map(
		rows.flatMap((row): [string, ProductRow][] => (row.barcode === null ? [] : [[row.barcode, row]])),
	);
}

const { id: _id, ...REPLACED } = getTableColumns(products);

/** Inserts, or replaces the row of the same id. Sorted by id, so that two writers never wait for each other. */
export async function saveProducts(
	tx: Queryable,
	rows: readonly ProductValues[],
	importedAt: Date,
): Promise<void> {
	if (rows.length === 0) return;
	const sorted = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
	const set = Object.fromEntries(
		Object.entries(REPLACED).map(([key, { name }]) => [
			key,
			sql`excluded.${sql.identifier(toSnakeCase(name))}`,
		]),
	);
	await tx
		.insert(products)
		.values(sorted.map((row) => ({ ...row, importedAt })))
		.onConflictDoUpdate({ target: products.id, set });
}

/** Well below the 65,535 parameters a statement may have. */
const WORDS_AT_ONCE = 5_000;

/** Adds the words that are new. Sorted, so that two writers never wait for each other. */
export async function saveProductWords(tx: Queryable, words: Iterable<string>): Promise<void> {
	const sorted = [...new Set(words)].sort();
	for (let from = 0; from < sorted.length; from += WORDS_AT_ONCE) {
		const rows = sorted.slice(from, from + WORDS_AT_ONCE).map((word) => ({ word }));
		await tx.insert(productWords).values(rows).onConflictDoNothing();
	}
}

/** YYYY-MM of the newest listing; null in an empty catalogue. */
export async function newestMonth(db: Queryable): Promise<string | null> {
	const [row] = await db.select({ newest: max(products.observed) }).from(products);
	return row?.newest ?? null;
}

/** Marks what has become stale beside the newest month, and what has not, and moves its standing. Counts the rows. */
export async function ageProducts(tx: Queryable, newest: string, now: Date): Promise<number> {
	const from = freshFrom(newest);
	const stale = sql`(${products.observed} < ${from} or coalesce(${products.inciObserved}, ${products.observed}) < ${from})`;
	const step = sql`case when ${stale} then ${-FRESH_STANDING}::numeric else ${FRESH_STANDING}::numeric end`;
	const moved = tx.$with("moved").as(
		tx
			.update(products)
			.set({
				stale,
				standing: sql`round(${products.standing}::numeric + ${step}, 2)::float8`,
				importedAt: now,
			})
			.where(sql`${products.stale} is distinct from ${stale}`)
			.returning({ id: products.id }),
	);
	// Counted there: the ids of a whole catalogue would have to come here first.
	const [row] = await tx.with(moved).select({ rows: count() }).from(moved);
	return row?.rows ?? 0;
}

/** The catalogue in pages, by id. */
export async function* eachProduct(db: Queryable, page: number): AsyncGenerator<ProductRow> {
	let after = "";
	for (;;) {
		const rows = await db
			.select()
			.from(products)
			.where(gt(products.id, after))
			.orderBy(products.id)
			.limit(page);
		yield* rows;
		const last = rows.at(-1);
		if (!last || rows.length < page) return;
		after = last.id;
	}
}

/** After many writes, so that the planner knows the table: the embedded database does this for nobody by itself. */
export async function settleProducts(db: Database): Promise<void> {
	await db.execute(sql`vacuum (analyze) ${products}`);
}
