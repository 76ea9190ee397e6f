import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { pictures } from "#db/schema/index.ts";

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
