import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { newDatabase } from "@dewlight/sandbox/database/new-database.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { findByBarcode } from "@dewlight/server/db/queries/products.ts";
import { searchProducts } from "@dewlight/server/db/queries/search-products.ts";
import { createStore } from "@dewlight/server/db/transaction.ts";
import { saveBatch } from "@dewlight/server/use-cases/catalogue/save-batch.ts";
import { sql } from "drizzle-orm";
import type { Measurement } from "./measurement.ts";
import { median } from "./median.ts";

const ROWS = 1_000_000;
const ROUNDS = 7;
/** A statement may take no longer than the product lets it. */
const COPIES_AT_ONCE = 40;
const LIMIT = 20;
const MOST_MS = 50;

/** As people type: whole, the beginning, with errors, parts of words, common words, and what nobody sells. */
const TYPED = {
	"a brand": "cerave",
	"brand and kind": "cerave moisturizing cream",
	"a beginning": "niacin",
	"a common word": "cream",
	"two common words": "gel cleanser",
	"one error": "cerve",
	"two errors": "hydrting clenser",
	"a short word, letters swapped": "dvoe",
	"parts of words": "skin ceuticals",
	nothing: "qwxzkv brrtzk",
};

/** The starter rows with made-up words in brand and name, so that a million of them hold many different ones. */
const multiply = (first: number, last: number) => sql`
	with made as (
		select p.*, g.n,
			substr(translate(md5('brand' || (g.n % 9000)), '0123456789', 'aeioulnrst'), 1, 7) as maker,
			substr(translate(md5('name' || p.id || g.n), '0123456789', 'aeioulnrst'), 1, 8) as line
		from products p, generate_series(${first}::int, ${last}::int) as g(n)
		where p.source <> 'made up'
	), added as (
	insert into products (id, brand, name, category, price, currency, rating, size, inci, inci_observed, actives,
		no_listed_fragrance, sensitive_safe, suits, retailer, observed, source, stale, standing, words, joined_words, barcode,
		imported_at)
	select id || '-' || n, maker, line || ' ' || name, category, price, currency, rating, size, inci, inci_observed, actives,
		no_listed_fragrance, sensitive_safe, suits, retailer, observed, 'made up', stale,
		standing - (n % 97) / 10.0, array[maker, line] || words, maker || line || joined_words,
		lpad((abs(hashtext(id || n))::bigint * 10)::text, 13, '0'), imported_at
	from made
	returning words)
	insert into product_words select distinct unnest(words[1:2]) from added on conflict do nothing`;

export const catalogueSearch: Measurement = {
	name: "catalogue-search",
	title: `a search among ${ROWS.toLocaleString("en-US")} made-up products on PostgreSQL, the slowest kind of words`,
	async run() {
		const server = process.env.TEST_DATABASE_URL;
		if (!server) return { available: false, reason: "Set TEST_DATABASE_URL to a PostgreSQL server." };
		const database = await newDatabase(server, "bench");
		const opened = await openDatabase({
			kind: "postgres",
			connectionString: database.url,
			maxConnections: 2,
			onLostConnection: () => undefined,
		});
		try {
			const { db } = opened;
			await createStore(db).transaction((tx) => saveBatch(tx, STARTER_CATALOGUE, new Date()));
			const copies = Math.ceil(ROWS / STARTER_CATALOGUE.length);
			for (let first = 1; first <= copies; first += COPIES_AT_ONCE)
				await db.execute(multiply(first, Math.min(copies, first + COPIES_AT_ONCE - 1)));
			await db.execute(sql`analyze products`);
			await db.execute(sql`analyze product_words`);
			const detail: Record<string, number> = {};
			for (const [kind, words] of Object.entries(TYPED)) {
				const times: number[] = [];
				for (let round = 0; round < ROUNDS; round += 1) {
					const before = performance.now();
					await searchProducts(db, { words, limit: LIMIT });
					times.push(performance.now() - before);
				}
				detail[kind] = median(times);
			}
			const before = performance.now();
			await findByBarcode(db, "4005900000002");
			const slowest = Math.max(...Object.values(detail));
			return {
				available: true,
				value: slowest,
				unit: "ms",
				peer: null,
				ratio: slowest / MOST_MS,
				judged: slowest,
				target: { at: "most", limit: MOST_MS },
				detail: { ...detail, "a barcode": performance.now() - before },
			};
		} finally {
			await opened.close();
			await database.drop();
		}
	},
};
