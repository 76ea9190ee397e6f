import { and, eq, inArray, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { droppedSteps } from "../schema/index.ts";

const droppedOf = preparedOnce((db) =>
	db
		.select({ step: droppedSteps.step })
		.from(droppedSteps)
		.where(eq(droppedSteps.userId, sql.placeholder("userId")))
		.prepare("dropped_steps_of"),
);

export async function listDroppedSteps(db: Queryable, userId: number): Promise<string[]> {
	const rows = await droppedOf(db).execute({ userId });
	return rows.map(({ step }) => step);
}

/** Steps that were left out before stay as they are. */
export async function insertDroppedSteps(
	tx: Queryable,
	userId: number,
	steps: readonly string[],
	droppedAt: Date,
): Promise<void> {
	if (steps.length === 0) return;
	await tx
		.insert(droppedSteps)
		.values(steps.map((step) => ({ userId, step, droppedAt })))
		.onConflictDoNothing();
}

export async function deleteDroppedSteps(
	tx: Queryable,
	userId: number,
	steps: readonly string[],
): Promise<void> {
	await tx
		.delete(droppedSteps)
		.where(and(eq(droppedSteps.userId, userId), inArray(droppedSteps.step, [...steps])));
}
