import { readdirSync } from "node:fs";
import { join } from "node:path";
import { getTableColumns, getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "../../src/db/database.ts";
import * as schema from "../../src/db/schema/index.ts";

const answer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

async function select(db: Database, statement: SQL) {
	return answer.parse(await db.execute(statement)).rows;
}

const reference = z.object({ table: z.string(), column: z.string() });
export type Reference = z.infer<typeof reference>;

/** Every column of any table that refers to an account, out of the database's own catalogue. */
export async function referencesToUsers(db: Database): Promise<Reference[]> {
	const rows = await select(
		db,
		sql`select c.conrelid::regclass::text as "table", a.attname::text as "column"
			from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
			where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1, 2`,
	);
	return z.array(reference).parse(rows);
}

export async function countReferences(db: Database, { table, column }: Reference, userId: number) {
	const [row] = await select(
		db,
		sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
	);
	return z.object({ n: z.number() }).parse(row).n;
}

/** "table.column" of every place in any schema, the queue's too, whose content reads one of the texts. */
export async function placesHolding(db: Database, texts: readonly string[]): Promise<string[]> {
	const columns = await select(
		db,
		sql`select table_schema as s, table_name as t, column_name as c from information_schema.columns
			where table_schema not in ('pg_catalog', 'information_schema')
			and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'uuid')`,
	);
	const places: string[] = [];
	for (const { s, t, c } of z
		.array(z.object({ s: z.string(), t: z.string(), c: z.string() }))
		.parse(columns)) {
		const content = sql`lower(${sql.identifier(c)}::text)`;
		const holds = texts.map((text) => sql`strpos(${content}, ${text.toLowerCase()}) > 0`);
		const table = sql`${sql.identifier(s)}.${sql.identifier(t)}`;
		const found = await select(
			db,
			sql`select 1 as one from ${table} where ${sql.join(holds, sql` or `)} limit 1`,
		);
		if (found.length > 0) places.push(`${t}.${c}`);
	}
	return places;
}

/** Every row of every table of the product, as JSON by the table's name: a row a line, lines in one order. */
export async function readEveryTable(db: Database): Promise<Record<string, string>> {
	const tables: Record<string, string> = {};
	// As unknown: with all their types at once the compiler works for seconds.
	for (const table of Object.values<unknown>(schema)) {
		if (!is(table, PgTable)) continue;
		const rows = await db.select(getTableColumns(table)).from(table);
		const lines = rows.map((row) => JSON.stringify(row));
		tables[getTableName(table)] = lines.toSorted().join("\n");
	}
	// Whoever finds nothing in no table would take it for good news.
	if (!tables[getTableName(schema.users)])
		throw new Error("No person is in the database that is looked through.");
	return tables;
}

/**
 * Every file of the object store, by its key, but for the name the store has for itself and the numbers of erased accounts,
 * which hold a time and nothing of a person.
 */
export function storedObjects(dataDir: string): string[] {
	const folder = join(dataDir, "objects");
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && entry.name !== ".store-id")
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.filter((key) => !key.startsWith("erasures/"));
}
