import { getTableName, is, type SQL, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "../../src/db/database.ts";
import * as schema from "../../src/db/schema/index.ts";

/** Attempts are counted and refusals are recorded on purpose. */
const MAY_CHANGE = new Set<string>([getTableName(schema.auditLog), getTableName(schema.rateLimits)]);

export interface Fingerprint {
	/** One text over every row of every table; two are equal when nothing was changed in between. */
	print: string;
	/** Where the database's log of writes stands. */
	walPosition: string;
}

/** Rows are read again only when something was written since `before`: reading all of them costs most of a hostile call. */
export async function fingerprint(db: Database, before?: Fingerprint): Promise<Fingerprint> {
	const walPosition = await readOne(db, sql`select pg_current_wal_insert_lsn()::text as found`);
	if (before?.walPosition === walPosition) return before;
	const names = Object.values(schema)
		.filter((table) => is(table, PgTable))
		.map((table) => getTableName(table))
		.filter((name) => !MAY_CHANGE.has(name));
	const parts = names.map(
		(name) =>
			sql`select ${name}::text as name, coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(name)} t`,
	);
	const print = await readOne(
		db,
		sql`select md5(string_agg(name || rows, '#' order by name)) as found from (${sql.join(parts, sql` union all `)}) all_rows`,
	);
	return { print, walPosition };
}

async function readOne(db: Database, query: SQL): Promise<string> {
	const { rows } = z
		.object({ rows: z.tuple([z.object({ found: z.string() })]) })
		.parse(await db.execute(query));
	return rows[0].found;
}
