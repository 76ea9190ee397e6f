import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import {
	type BillingNotice,
	billingNotices,
	changePreviews,
	foundingPlaces,
	paymentEvents,
} from "../schema/index.ts";

/** True when this occasion was not told before. */
export async function addNotice(
	tx: Queryable,
	notice: { userId: number; kind: BillingNotice; occasion: string; at: Date },
): Promise<boolean> {
	const rows = await tx
		.insert(billingNotices)
		.values(notice)
		.onConflictDoNothing()
		.returning({ userId: billingNotices.userId });
	return rows.length > 0;
}

/** When the event was handled, if it was; records it where it is new. */
export async function takeEvent(
	db: Queryable,
	event: { id: string; type: string; customerId: string | null; receivedAt: Date },
): Promise<{ handledAt: Date | null }> {
	await db.insert(paymentEvents).values(event).onConflictDoNothing();
	const [row] = await db
		.select({ handledAt: paymentEvents.handledAt })
		.from(paymentEvents)
		.where(eq(paymentEvents.id, event.id));
	return { handledAt: row?.handledAt ?? null };
}

export async function closeEvent(db: Queryable, id: string, at: Date): Promise<void> {
	await db
		.update(paymentEvents)
		.set({ handledAt: at })
		.where(and(eq(paymentEvents.id, id), isNull(paymentEvents.handledAt)));
}

/** The provider repeats an event for days, never for this long. */
export async function removeOldEvents(db: Queryable, before: Date): Promise<void> {
	await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}

export type ChangePreviewRow = typeof changePreviews.$inferSelect;

export async function savePreview(db: Queryable, row: ChangePreviewRow): Promise<void> {
	const { userId: _userId, ...change } = row;
	await db
		.insert(changePreviews)
		.values(row)
		.onConflictDoUpdate({ target: changePreviews.userId, set: change });
}

export async function findPreview(db: Queryable, userId: number): Promise<ChangePreviewRow | null> {
	const [row] = await db.select().from(changePreviews).where(eq(changePreviews.userId, userId));
	return row ?? null;
}

export async function removePreview(db: Queryable, userId: number): Promise<void> {
	await db.delete(changePreviews).where(eq(changePreviews.userId, userId));
}

/** Places at the founding price that were paid. */
export async function countTakenPlaces(db: Queryable): Promise<number> {
	return db.$count(foundingPlaces, isNotNull(foundingPlaces.takenAt));
}
