import { and, eq, inArray, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { doneSteps } from "../schema/index.ts";

export type DoneStep = Pick<typeof doneSteps.$inferSelect, "day" | "step">;

export async function listDoneSteps(
	db: Queryable,
	userId: number,
	days: readonly string[],
): Promise<DoneStep[]> {
	return doneOn(db).execute({ userId, days });
}

const doneOn = preparedOnce((db) =>
	db
		.select({ day: doneSteps.day, step: doneSteps.step })
		.from(doneSteps)
		.where(
			and(
				eq(doneSteps.userId, sql.placeholder("userId")),
				sql`${doneSteps.day} = any(${sql.placeholder("days")}::date[])`,
			),
		)
		.orderBy(doneSteps.day)
		.prepare("done_steps_on"),
);

/** Steps that were checked off before keep their moment. */
export async function insertDoneSteps(
	tx: Queryable,
	userId: number,
	{ day, steps, doneAt }: { day: string; steps: readonly string[]; doneAt: Date },
): Promise<void> {
	await tx
		.insert(doneSteps)
		.values(steps.map((step) => ({ userId, day, step, doneAt })))
		.onConflictDoNothing();
}

export async function deleteDoneSteps(
	tx: Queryable,
	userId: number,
	{ day, steps }: { day: string; steps: readonly string[] },
): Promise<void> {
	await tx
		.delete(doneSteps)
		.where(and(eq(doneSteps.userId, userId), eq(doneSteps.day, day), inArray(doneSteps.step, [...steps])));
}
