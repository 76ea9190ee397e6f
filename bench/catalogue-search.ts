import { existsSync, readFileSync } from "node:fs";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { newDatabase, postgresPrograms, startPostgres } from "@dewlight/sandbox/database/postgres.ts";
import type { Database, Queryable } from "@dewlight/server/db/database.ts";
import { openDatabase } from "@dewlight/server/db/open-database.ts";
import { findByBarcode } from "@dewlight/server/db/queries/products.ts";
import { searchProducts } from "@dewlight/server/db/queries/search-products.ts";
import * as schema from "@dewlight/server/db/schema/index.ts";
import { createStore } from "@dewlight/server/db/transactional-outbox.ts";
import { saveBatch } from "@dewlight/server/use-cases/catalogue/catalogue.ts";
import { eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { type Measurement, median, type Result } from "./measurement.ts";

const { products, productWords } = schema;

const ROWS = 1_000_000;
const ROUNDS = 12;
const COPIES_AT_ONCE = 40;
const LIMIT = 20;
/** Letters of a word that a made-up one is pieced together from. */
const SHORTEST_PIECE = 5;
const MOST_MS = 50;
const TAIL = 0.95;
/** What Linux counts a process's time in. */
const TICK_MS = 10;

/** As people type: whole, the beginning, with errors, parts of words, common words, and what nobody sells. */
const TYPED = {
	"a brand": ["cerave", "la roche posay", "paula's choice"],
	"brand and kind": ["cerave moisturizing cream", "eucerin hand cream", "the ordinary niacinamide"],
	"a beginning": ["niacin", "hyalu", "sun"],
	"a common word": ["cream", "gel", "serum"],
	"two common words": ["gel cleanser", "face cream", "daily sunscreen"],
	"one error": ["cerve", "niacinamid", "moisturzing"],
	"two errors": ["hydrting clenser", "sunsreen milc", "retnol serm"],
	"a short word, letters swapped": ["dvoe", "olya", "nieva"],
	"parts of words": ["skin ceuticals", "cera ve", "oil free face"],
	nothing: ["qwxzkv brrtzk", "zzzz", "xylofon quark"],
};

/**
 * The starter rows, each with a brand and a line of its own before its name. Both are pieced together from words of the
 * catalogue, as makers do it, so that a typing error comes near many words and not near none.
 */
const multiply = (first: number, last: number, pool: readonly string[]) => {
	const pick = (salt: string, key: SQL) =>
		sql`(${sql.param(pool)}::text[])[1 + abs(hashtext(${salt} || ${key})::bigint) % ${pool.length}]`;
	const [maker, line] = [sql`(g.n % 9000)`, sql`p.id || g.n`];
	return sql`
	with made as (
		select p.*, g.n,
			left(${pick("a", maker)}, 3 + g.n % 3) || right(${pick("b", maker)}, 3) as maker,
			left(${pick("c", line)}, 3 + g.n % 3) || right(${pick("d", line)}, 3 + g.n % 4) as line
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
};

export const catalogueSearch: Measurement = {
	name: "catalogue-search",
	title: `a search among ${ROWS.toLocaleString("en-US")} made-up products on PostgreSQL, the slowest kind of words`,
	async run() {
		const given = process.env.TEST_DATABASE_URL;
		const programs = postgresPrograms();
		if (given) return measureOn(given);
		if (programs === null)
			return { available: false, reason: "No PostgreSQL is installed or given by TEST_DATABASE_URL." };
		const own = await startPostgres(programs);
		try {
			return await measureOn(own.url);
		} finally {
			await own.close();
		}
	},
};

async function measureOn(server: string): Promise<Result> {
	const database = await newDatabase(server, "bench");
	const opened = await openDatabase({
		kind: "postgres",
		connectionString: database.url,
		maxConnections: 1,
		onLostConnection: () => undefined,
	});
	try {
		const { db } = opened;
		await fillUnhurried(database.url);
		const processor = await processorTime(db);
		const detail: Record<string, number> = {};
		const note = async (kind: string, searches: readonly (() => Promise<unknown>)[]) => {
			const [times, before] = [[] as number[], processor()];
			for (const search of searches) times.push(await timed(search));
			detail[kind] = median(times);
			detail[`${kind}, 95 %`] = atShare(times, TAIL);
			detail[`${kind}, processor`] = (processor() - before) / searches.length;
			return median(times);
		};
		const medians: number[] = [];
		for (const [kind, variants] of Object.entries(TYPED)) {
			const all = Array.from({ length: ROUNDS }, () => variants).flat();
			medians.push(
				await note(
					kind,
					all.map((words) => () => searchProducts(db, { words, limit: LIMIT })),
				),
			);
		}
		const codes = await db
			.select({ barcode: products.barcode })
			.from(products)
			.where(eq(products.source, "made up"))
			.limit(ROUNDS);
		await note(
			"a barcode",
			codes.map(
				({ barcode }) =>
					() =>
						findByBarcode(db, barcode ?? ""),
			),
		);
		const slowest = Math.max(...medians);
		return {
			available: true,
			value: slowest,
			unit: "ms",
			peer: null,
			ratio: slowest / MOST_MS,
			judged: slowest,
			target: { at: "most", limit: MOST_MS },
			detail,
		};
	} finally {
		await opened.close();
		await database.drop();
	}
}

/** The product gives up on a statement after half a minute; building an index over a million rows may take longer. */
async function fillUnhurried(url: string): Promise<void> {
	const patient = drizzle({ connection: { connectionString: url, max: 1 }, schema, casing: "snake_case" });
	try {
		await fill(patient);
	} finally {
		await patient.$client.end();
	}
}

async function fill(db: Database): Promise<void> {
	await createStore(db).transaction((tx) => saveBatch(tx, STARTER_CATALOGUE, new Date()));
	const known = await db.select({ word: productWords.word }).from(productWords).orderBy(productWords.word);
	const pool = known.map(({ word }) => word).filter((word) => word.length >= SHORTEST_PIECE);
	const copies = Math.ceil(ROWS / STARTER_CATALOGUE.length);
	await db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = 0`);
		await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
		const build = await dropIndexes(tx);
		for (let first = 1; first <= copies; first += COPIES_AT_ONCE)
			await tx.execute(multiply(first, Math.min(copies, first + COPIES_AT_ONCE - 1), pool));
		for (const statement of build) await tx.execute(sql.raw(statement));
		await tx.execute(sql`analyze products`);
		await tx.execute(sql`analyze product_words`);
	});
}

/** An index is built over a million rows in a fraction of the time it takes to keep it up row by row. */
async function dropIndexes(db: Queryable): Promise<string[]> {
	const rows = await db
		.select({ name: sql<string>`indexname`, statement: sql<string>`indexdef` })
		.from(sql`pg_indexes`)
		.where(sql`tablename in ('products', 'product_words') and indexname not like '%_pkey'`);
	for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
	return rows.map(({ statement }) => statement);
}

/** Milliseconds the database's process and this one have computed; NaN where the database is on another machine. */
async function processorTime(db: Database): Promise<() => number> {
	const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
	const file = `/proc/${rows[0]?.pid}/stat`;
	return () => {
		if (!existsSync(file)) return Number.NaN;
		const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
		const { user, system } = process.cpuUsage();
		return (Number(fields[11]) + Number(fields[12])) * TICK_MS + (user + system) / 1000;
	};
}

async function timed(run: () => Promise<unknown>): Promise<number> {
	const before = performance.now();
	await run();
	return performance.now() - before;
}

/** The value under which a share of all lies. */
function atShare(values: readonly number[], share: number): number {
	const sorted = values.toSorted((one, other) => one - other);
	return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
