import { and, desc, eq, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { legalAcceptances, photoConsents, remarkConsents } from "../schema/index.ts";

export type PhotoConsentRow = typeof photoConsents.$inferSelect;

/** The newest answer, which holds now; null while the person was never asked. */
export async function findPhotoConsent(db: Queryable, userId: number): Promise<PhotoConsentRow | null> {
	const [row] = await consentOf(db).execute({ userId });
	return row ?? null;
}

const consentOf = preparedOnce((db) =>
	db
		.select()
		.from(photoConsents)
		.where(and(eq(photoConsents.userId, sql.placeholder("userId")), eq(photoConsents.source, "asked")))
		.orderBy(desc(photoConsents.decidedAt))
		.limit(1)
		.prepare("photo_consent_of"),
);

export async function insertPhotoConsent(db: Queryable, row: PhotoConsentRow): Promise<void> {
	await db.insert(photoConsents).values(row);
}

/** Newest first. */
export async function listPhotoConsents(db: Queryable, userId: number): Promise<PhotoConsentRow[]> {
	return db
		.select()
		.from(photoConsents)
		.where(eq(photoConsents.userId, userId))
		.orderBy(desc(photoConsents.decidedAt));
}

/** Newest first. */
export async function listLegalAcceptances(
	db: Queryable,
	userId: number,
): Promise<(typeof legalAcceptances.$inferSelect)[]> {
	return db
		.select()
		.from(legalAcceptances)
		.where(eq(legalAcceptances.userId, userId))
		.orderBy(desc(legalAcceptances.serverTime));
}

export type RemarkConsentRow = typeof remarkConsents.$inferSelect;

/** Newest first; the first one holds. */
export async function listRemarkConsents(db: Queryable, userId: number): Promise<RemarkConsentRow[]> {
	return db
		.select()
		.from(remarkConsents)
		.where(eq(remarkConsents.userId, userId))
		.orderBy(desc(remarkConsents.decidedAt));
}

/** What holds now; null while the person never answered. */
export async function findRemarkConsent(db: Queryable, userId: number): Promise<RemarkConsentRow | null> {
	const [row] = await db
		.select()
		.from(remarkConsents)
		.where(eq(remarkConsents.userId, userId))
		.orderBy(desc(remarkConsents.decidedAt))
		.limit(1);
	return row ?? null;
}

export async function insertRemarkConsent(db: Queryable, row: RemarkConsentRow): Promise<void> {
	await db.insert(remarkConsents).values(row);
}
