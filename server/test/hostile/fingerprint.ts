import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "../../src/db/database.ts";
import * as schema from "../../src/db/schema/index.ts";

/** Attempts are counted and refusals are recorded on purpose. */
const MAY_CHANGE = new Set<string>([getTableName(schema.auditLog), getTableName(schema.rateLimits)]);

/** One text over every row of every table; two are equal when nothing was changed in between. */
export async function fingerprint(db: Database): Promise<string> {
	const names = Object.values(schema)
		.filter((table) => is(table, PgTable))
		.map((table) => getTableName(table))
		.filter((name) => !MAY_CHANGE.has(name));
	const parts = names.map(
		(name) =>
			sql`select ${name}::text as name, coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(name)} t`,
	);
	const answer = await db.execute(
		sql`select md5(string_agg(name || rows, '#' order by name)) as print from (${sql.join(parts, sql` union all `)}) all_rows`,
	);
	const { rows } = z.object({ rows: z.array(z.object({ print: z.string() })) }).parse(answer);
	return JSON.stringify(rows);
}
