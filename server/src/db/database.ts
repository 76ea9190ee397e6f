import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

type Schema = typeof schema;

/** Reads and single statements outside a transaction. The same type over PGlite and PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a query takes: inside a transaction always the transaction, never the outer database. */
export type Queryable = Database | Transaction;

/** Builds a statement once for each database and keeps it as long as the database. */
export function preparedOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
	const statements = new WeakMap<Queryable, Statement>();
	return (db) => {
		const known = statements.get(db);
		if (known !== undefined) return known;
		const statement = build(db);
		statements.set(db, statement);
		return statement;
	};
}
