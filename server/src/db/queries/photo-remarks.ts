import { eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { photoRemarks } from "../schema/index.ts";

export type PhotoRemarksRow = typeof photoRemarks.$inferSelect;

export async function findPhotoRemarks(db: Queryable, checkinId: number): Promise<PhotoRemarksRow | null> {
	const [row] = await db.select().from(photoRemarks).where(eq(photoRemarks.checkinId, checkinId));
	return row ?? null;
}

export async function insertPhotoRemarks(db: Queryable, row: PhotoRemarksRow): Promise<void> {
	await db.insert(photoRemarks).values(row).onConflictDoNothing();
}
