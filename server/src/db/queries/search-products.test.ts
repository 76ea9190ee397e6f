import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { searchWords } from "@dewlight/core/products/search/search-products.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/harness/database.ts";
import { saveBatch } from "../../use-cases/catalogue/catalogue.ts";
import type { OpenDatabase } from "../open-database.ts";
import { products, productWords } from "../schema/index.ts";
import { createStore } from "../transactional-outbox.ts";
import { searchProducts } from "./search-products.ts";

const NOW = new Date("2026-06-01T00:00:00Z");
let database: OpenDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
	await save(STARTER_CATALOGUE);
}, 120_000);
afterAll(() => database.close());

function save(rows: typeof STARTER_CATALOGUE) {
	return createStore(database.db).transaction((tx) => saveBatch(tx, rows, NOW));
}

test("rows that stood in the table before search had words get the words core would write", async () => {
	const file = join(import.meta.dirname, "../migrations/0004_product_search.sql");
	const fill = readFileSync(file, "utf8")
		.split("--> statement-breakpoint")
		.filter((statement) => /^\s*(UPDATE|INSERT|DELETE)/.test(statement));
	const vocabulary = async () =>
		(await database.db.select().from(productWords)).map(({ word }) => word).toSorted();
	const before = await vocabulary();
	await database.db.update(products).set({ words: [] });
	await database.db.delete(productWords);
	for (const statement of fill) await database.db.execute(sql.raw(statement));
	for (const { brand, name, words } of await database.db.select().from(products)) {
		expect(words).toEqual(searchWords(`${brand} ${name}`));
	}
	expect(await vocabulary()).toEqual(before);
});

test("names of any letters and any length are kept and found again", async () => {
	const [first] = STARTER_CATALOGUE;
	if (!first) throw new Error("The starter catalogue is empty.");
	const names = ["Crème Été", "토너 수분", "x".repeat(200), "㌀".repeat(200), "'\\:*&|!()<->", "ﷺ ﷺ"];
	await save(names.map((name, at) => ({ ...first, id: `odd-${at}`, brand: "Zzyx", name })));
	for (const [at, name] of names.entries()) {
		const found = await searchProducts(database.db, { words: `zzyx ${name}`, limit: 50 });
		expect(found.map(({ id }) => id)).toContain(`odd-${at}`);
	}
	const accents = await searchProducts(database.db, { words: "zzyx CREME ete", limit: 50 });
	expect(accents.map(({ id }) => id)).toEqual(["odd-0"]);
});

test("a search by words asks the index, in a table too large to read through", async () => {
	const plan = await database.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		return tx.execute(
			sql`explain select id from products where array_to_tsvector(words) @@ ${"'cerave':*"}::tsquery`,
		);
	});
	expect(JSON.stringify(plan)).toContain("products_words");
});
