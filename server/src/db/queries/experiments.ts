import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { experiments } from "../schema/index.ts";

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

export async function setChangedAt(db: Queryable, id: string, changedAt: Date): Promise<void> {
	await db.update(experiments).set({ changedAt }).where(eq(experiments.id, id));
}

export async function setStoppedAt(db: Queryable, id: string, stoppedAt: Date): Promise<void> {
	await db.update(experiments).set({ stoppedAt }).where(eq(experiments.id, id));
}
