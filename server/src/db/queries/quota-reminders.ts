import type { LimitedAction } from "@dewlight/core/plans/limits.ts";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { quotaReminders } from "../schema/index.ts";

export type QuotaReminder = typeof quotaReminders.$inferSelect;

/** One for each action; asked for again, it moves. */
export async function saveReminder(
	db: Queryable,
	{ userId, action, ...change }: QuotaReminder,
): Promise<void> {
	await db
		.insert(quotaReminders)
		.values({ userId, action, ...change })
		.onConflictDoUpdate({ target: [quotaReminders.userId, quotaReminders.action], set: change });
}

/** False where there is none any more. */
export async function removeReminder(db: Queryable, userId: number, action: LimitedAction): Promise<boolean> {
	const rows = await db
		.delete(quotaReminders)
		.where(and(eq(quotaReminders.userId, userId), eq(quotaReminders.action, action)))
		.returning({ userId: quotaReminders.userId });
	return rows.length > 0;
}

export async function listReminders(db: Queryable, userId: number): Promise<QuotaReminder[]> {
	return db.select().from(quotaReminders).where(eq(quotaReminders.userId, userId));
}

export async function listDueReminders(db: Queryable, now: Date, limit: number): Promise<QuotaReminder[]> {
	return db
		.select()
		.from(quotaReminders)
		.where(lte(quotaReminders.dueAt, now))
		.orderBy(asc(quotaReminders.dueAt), asc(quotaReminders.userId))
		.limit(limit);
}
