import type { Database, Queryable } from "@dewlight/server/db/database.ts";
import { sql } from "drizzle-orm";

/** Rows a statement carries. */
const ROWS = 500;

/**
 * What a restored system is better off without: open sessions, logins and counters, which may have been ended since, and
 * promised jobs, which were done since: a mail would be sent twice.
 */
const LEFT_OUT = ["sessions", "login_challenges", "rate_limits", "outbox"];

type Rows = Record<string, unknown>[];

/** Both drivers answer with `rows`. */
async function rowsOf(db: Queryable, query: ReturnType<typeof sql>): Promise<Rows> {
	const answer: unknown = await db.execute(query);
	const rows: unknown = typeof answer === "object" && answer !== null && "rows" in answer ? answer.rows : [];
	return Array.isArray(rows) ? rows : [];
}

/** Tables of the product's schema, each after those it refers to. */
export async function listTables(db: Queryable): Promise<string[]> {
	const names = await rowsOf(
		db,
		sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
	);
	const references = await rowsOf(
		db,
		sql`select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
	);
	const left = new Set(names.map(({ name }) => String(name)).filter((name) => !LEFT_OUT.includes(name)));
	const sorted: string[] = [];
	while (left.size > 0) {
		const free = [...left].filter(
			(name) => !references.some(({ from, to }) => from === name && left.has(String(to))),
		);
		if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left].join(", ")}.`);
		for (const name of free) left.delete(name);
		sorted.push(...free);
	}
	return sorted;
}

/** The migrations that made the schema, by their hashes. */
export async function readMigrations(db: Queryable): Promise<string[]> {
	const rows = await rowsOf(db, sql`select hash from drizzle.__drizzle_migrations order by id`);
	return rows.map(({ hash }) => String(hash));
}

/** Rows as PostgreSQL writes them in JSON, never parsed here, so that no number loses a digit. */
export async function* dumpTable(tx: Queryable, table: string): AsyncGenerator<string> {
	// A row that refers to one of its own table comes after those that do not.
	const [own] = await rowsOf(
		tx,
		sql`select a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f' and c.conrelid = c.confrelid and c.conrelid = ${table}::regclass`,
	);
	const order = own ? sql` order by (${sql.identifier(String(own.name))} is not null)` : sql``;
	await tx.execute(
		sql`declare dump no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(table)} t${order}`,
	);
	for (;;) {
		const rows = await rowsOf(tx, sql`fetch ${sql.raw(String(ROWS))} from dump`);
		if (rows.length === 0) break;
		for (const { row } of rows) yield String(row);
	}
	await tx.execute(sql`close dump`);
}

/** Empties every table, those that a start has filled too. Sessions and the like go with their accounts. */
export async function emptyTables(tx: Queryable, tables: readonly string[]): Promise<void> {
	const names = sql.join(
		tables.map((table) => sql.identifier(table)),
		sql`, `,
	);
	await tx.execute(sql`truncate ${names} cascade`);
}

/** Puts rows in, a few hundred a statement; `finish` puts the rest and sets the counters of numbered rows. */
export function loadTable(tx: Queryable, table: string) {
	let waiting: string[] = [];
	let columns: ReturnType<typeof sql> | null = null;
	async function flush(): Promise<void> {
		if (waiting.length === 0) return;
		columns ??= await writableColumns(tx, table);
		const rows = `[${waiting.join(",")}]`;
		waiting = [];
		await tx.execute(
			sql`insert into ${sql.identifier(table)} (${columns}) overriding system value select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${rows}::jsonb)`,
		);
	}
	return {
		async add(row: string): Promise<void> {
			waiting.push(row);
			if (waiting.length >= ROWS) await flush();
		},
		async finish(): Promise<void> {
			await flush();
			for (const { name } of await numberedColumns(tx, table))
				await tx.execute(
					sql`select setval(pg_get_serial_sequence(${table}, ${String(name)}), greatest((select max(${sql.identifier(String(name))}) from ${sql.identifier(table)}), 1))`,
				);
		},
	};
}

async function writableColumns(tx: Queryable, table: string) {
	const rows = await rowsOf(
		tx,
		sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
	);
	return sql.join(
		rows.map(({ name }) => sql.identifier(String(name))),
		sql`, `,
	);
}

function numberedColumns(tx: Queryable, table: string): Promise<Rows> {
	return rowsOf(
		tx,
		sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
	);
}

export async function isEmpty(db: Database): Promise<boolean> {
	return (await rowsOf(db, sql`select 1 from users limit 1`)).length === 0;
}
