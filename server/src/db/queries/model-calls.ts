import { and, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { budgetAlarms, modelCalls } from "../schema/index.ts";

export async function insertModelCall(db: Queryable, row: typeof modelCalls.$inferInsert): Promise<void> {
	await db.insert(modelCalls).values(row);
}

/** Tokens of every call of every person in `[from, until)`. */
export async function sumModelTokens(db: Queryable, from: Date, until: Date): Promise<number> {
	const [row] = await db
		.select({ used: sql<string>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)` })
		.from(modelCalls)
		.where(and(gte(modelCalls.at, from), lt(modelCalls.at, until)));
	return Number(row?.used ?? 0);
}

/** False when the alarm of that day stands already. */
export async function insertBudgetAlarm(
	db: Queryable,
	row: typeof budgetAlarms.$inferInsert,
): Promise<boolean> {
	const inserted = await db
		.insert(budgetAlarms)
		.values(row)
		.onConflictDoNothing()
		.returning({ day: budgetAlarms.day });
	return inserted.length > 0;
}
