import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, experiments } from "../schema/index.ts";

export type ExperimentRow = typeof experiments.$inferSelect;

export async function insertExperiment(db: Queryable, row: typeof experiments.$inferInsert): Promise<void> {
	await db.insert(experiments).values(row);
}

/** Newest first. */
export async function listExperimentRows(
	db: Queryable,
	userId: number,
	limit: number,
): Promise<ExperimentRow[]> {
	return db
		.select()
		.from(experiments)
		.where(eq(experiments.userId, userId))
		.orderBy(desc(experiments.startedAt), desc(experiments.id))
		.limit(limit);
}

/** Another person's experiment is not found, the same as one that does not exist. */
export async function findExperimentForUser(
	db: Queryable,
	id: string,
	userId: number,
): Promise<ExperimentRow | null> {
	const [row] = await db
		.select()
		.from(experiments)
		.where(and(eq(experiments.id, id), eq(experiments.userId, userId)));
	return row ?? null;
}

/** Weeks a product needs before it can show something, as the person's plans that picked it say; null where none does. */
export async function findWeeksToWork(
	db: Queryable,
	userId: number,
	productId: string,
): Promise<number | null> {
	const weeks = sql`jsonb_path_query(${checkins.analysisResult}, '$.care_plan.*.* ? (@.product.id == $id).works_from_weeks', jsonb_build_object('id', ${productId}::text))`;
	const told = db
		.select({ weeks: sql<number>`(${weeks})::int`.as("weeks") })
		.from(checkins)
		.where(and(eq(checkins.userId, userId), eq(checkins.status, "complete")))
		.as("told");
	const [row] = await db.select({ most: sql<number | null>`max(${told.weeks})` }).from(told);
	return row?.most ?? null;
}

export async function setChangedAt(db: Queryable, id: string, changedAt: Date): Promise<void> {
	await db.update(experiments).set({ changedAt }).where(eq(experiments.id, id));
}

export async function setStoppedAt(db: Queryable, id: string, stoppedAt: Date): Promise<void> {
	await db.update(experiments).set({ stoppedAt }).where(eq(experiments.id, id));
}
