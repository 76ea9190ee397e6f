import type { Queryable } from "./database.ts";

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
