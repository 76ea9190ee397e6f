import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { pushDevices, reminderChoices, sentReminders, users } from "../schema/index.ts";

export type ReminderRow = typeof reminderChoices.$inferSelect;
export type DeviceRow = typeof pushDevices.$inferSelect;

export async function findReminderChoices(db: Queryable, userId: number): Promise<ReminderRow | null> {
	const [row] = await db.select().from(reminderChoices).where(eq(reminderChoices.userId, userId));
	return row ?? null;
}

/** Where the person's clock stands, as far as they told; UTC otherwise. */
export async function findPersonClock(db: Queryable, userId: number): Promise<string> {
	return (await findReminderChoices(db, userId))?.timeZone ?? "UTC";
}

export async function saveReminderChoices(tx: Queryable, { userId, ...change }: ReminderRow): Promise<void> {
	await tx
		.insert(reminderChoices)
		.values({ userId, ...change })
		.onConflictDoUpdate({ target: reminderChoices.userId, set: change });
}

/** Takes the wishes and every browser off; nothing is sent any more. */
export async function deleteReminders(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(reminderChoices).where(eq(reminderChoices.userId, userId));
	await tx.delete(pushDevices).where(eq(pushDevices.userId, userId));
}

/** One page of people who want reminders and whose account stays, by their number. */
export async function listReminded(db: Queryable, afterId: number, limit: number): Promise<ReminderRow[]> {
	const rows = await db
		.select({ row: reminderChoices })
		.from(reminderChoices)
		.innerJoin(users, eq(users.id, reminderChoices.userId))
		.where(and(gt(reminderChoices.userId, afterId), isNull(users.deletionDueAt)))
		.orderBy(asc(reminderChoices.userId))
		.limit(limit);
	return rows.map(({ row }) => row);
}

export async function listDevices(db: Queryable, userId: number): Promise<DeviceRow[]> {
	return db
		.select()
		.from(pushDevices)
		.where(eq(pushDevices.userId, userId))
		.orderBy(asc(pushDevices.addedAt));
}

/** A browser belongs to whoever subscribed with it last. */
export async function saveDevice(tx: Queryable, device: DeviceRow): Promise<void> {
	const { id: _id, endpoint: _endpoint, ...change } = device;
	await tx
		.insert(pushDevices)
		.values(device)
		.onConflictDoUpdate({ target: pushDevices.endpoint, set: change });
}

export async function deleteDevice(tx: Queryable, userId: number, endpoint: string): Promise<void> {
	await tx.delete(pushDevices).where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

/** False where it was sent before. */
export async function noteSent(tx: Queryable, row: typeof sentReminders.$inferSelect): Promise<boolean> {
	const rows = await tx
		.insert(sentReminders)
		.values(row)
		.onConflictDoNothing()
		.returning({ kind: sentReminders.kind });
	return rows.length > 0;
}
