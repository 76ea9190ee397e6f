import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { contactMessages, events, feedback } from "../schema/index.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;
export type FeedbackRow = typeof feedback.$inferSelect;

export async function insertContactMessage(
	db: Queryable,
	row: Omit<ContactMessageRow, "handledAt">,
): Promise<void> {
	await db.insert(contactMessages).values(row);
}

export async function findContactMessage(db: Queryable, id: string): Promise<ContactMessageRow | null> {
	const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
	return row ?? null;
}

/** Newest first. */
export async function listContactMessages(
	db: Queryable,
	filter: { subject: string | null; openOnly: boolean; limit: number },
): Promise<ContactMessageRow[]> {
	return db
		.select()
		.from(contactMessages)
		.where(
			and(
				filter.subject === null ? undefined : eq(contactMessages.subject, filter.subject),
				filter.openOnly ? isNull(contactMessages.handledAt) : undefined,
			),
		)
		.orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
		.limit(filter.limit);
}

/** Keeps the first time when it was handled before. */
export async function markContactMessageHandled(db: Queryable, id: string, handledAt: Date): Promise<void> {
	await db
		.update(contactMessages)
		.set({ handledAt })
		.where(and(eq(contactMessages.id, id), isNull(contactMessages.handledAt)));
}

export async function insertFeedback(db: Queryable, row: FeedbackRow): Promise<void> {
	await db.insert(feedback).values(row);
}

/** Newest first. */
export async function listFeedback(db: Queryable, limit: number): Promise<FeedbackRow[]> {
	return db.select().from(feedback).orderBy(desc(feedback.createdAt), desc(feedback.id)).limit(limit);
}

/** False when this person's event of that kind stands already. */
export async function insertEventOnce(db: Queryable, row: typeof events.$inferInsert): Promise<boolean> {
	const inserted = await db
		.insert(events)
		.values(row)
		.onConflictDoNothing()
		.returning({ userId: events.userId });
	return inserted.length > 0;
}
