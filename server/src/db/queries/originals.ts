import { and, eq, isNull, lt, ne, or } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { checkins, type ORIGINAL_DELETIONS, originals } from "#db/schema/index.ts";

export type OriginalRow = typeof originals.$inferSelect;
export type DeletionReason = (typeof ORIGINAL_DELETIONS)[number];

export async function findOriginal(db: Queryable, checkinId: number): Promise<OriginalRow | null> {
	const [row] = await db.select().from(originals).where(eq(originals.checkinId, checkinId));
	return row ?? null;
}

export async function recordDeletion(
	db: Queryable,
	id: string,
	because: DeletionReason,
	at: Date,
): Promise<void> {
	await db
		.update(originals)
		.set({ deletedAt: at, deletedBecause: because })
		.where(and(eq(originals.id, id), isNull(originals.deletedAt)));
}

/** Photos that nobody will analyse any more: their scan has ended, or never began before `unclaimedBefore`. */
export async function findLeftOverOriginals(db: Queryable, unclaimedBefore: Date): Promise<OriginalRow[]> {
	const rows = await db
		.select({ original: originals })
		.from(originals)
		.leftJoin(checkins, eq(originals.checkinId, checkins.id))
		.where(
			and(
				isNull(originals.deletedAt),
				or(
					ne(checkins.status, "processing"),
					and(isNull(checkins.id), lt(originals.createdAt, unclaimedBefore)),
				),
			),
		);
	return rows.map(({ original }) => original);
}

export async function insertOriginal(
	db: Queryable,
	original: Pick<OriginalRow, "id" | "objectKey" | "storeId" | "bytes" | "createdAt">,
): Promise<void> {
	await db.insert(originals).values(original);
}

/** Ties a stored photo to its check-in. A photo the sweep took meanwhile cannot be claimed. */
export async function claimOriginal(tx: Queryable, id: string, checkinId: number): Promise<void> {
	const claimed = await tx
		.update(originals)
		.set({ checkinId })
		.where(and(eq(originals.id, id), isNull(originals.deletedAt)))
		.returning({ id: originals.id });
	if (claimed.length === 0) throw new Error("The stored photo was swept before its scan began.");
}
