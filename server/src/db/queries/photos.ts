import { and, eq, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { checkins, type ORIGINAL_DELETIONS, originals, photoRemarks, pictures } from "#db/schema/index.ts";

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

export type PictureRow = typeof pictures.$inferSelect;

export async function findPictureForUser(
	db: Queryable,
	filename: string,
	userId: number,
): Promise<PictureRow | null> {
	const [row] = await db
		.select()
		.from(pictures)
		.where(and(eq(pictures.filename, filename), eq(pictures.userId, userId)));
	return row ?? null;
}

export async function listPictures(db: Queryable, checkinIds: number[]): Promise<PictureRow[]> {
	if (checkinIds.length === 0) return [];
	return db.select().from(pictures).where(inArray(pictures.checkinId, checkinIds));
}

export async function savePictures(db: Queryable, rows: PictureRow[]): Promise<void> {
	await db.insert(pictures).values(rows);
}

export async function deletePictureRows(tx: Queryable, checkinId: number): Promise<void> {
	await tx.delete(pictures).where(eq(pictures.checkinId, checkinId));
}

export async function deletePictureRowsNamed(db: Queryable, filenames: string[]): Promise<void> {
	if (filenames.length > 0) await db.delete(pictures).where(inArray(pictures.filename, filenames));
}

export type PhotoRemarksRow = typeof photoRemarks.$inferSelect;

export async function findPhotoRemarks(db: Queryable, checkinId: number): Promise<PhotoRemarksRow | null> {
	const [row] = await db.select().from(photoRemarks).where(eq(photoRemarks.checkinId, checkinId));
	return row ?? null;
}

export async function insertPhotoRemarks(db: Queryable, row: PhotoRemarksRow): Promise<void> {
	await db.insert(photoRemarks).values(row).onConflictDoNothing();
}
