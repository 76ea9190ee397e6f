import { and, desc, eq, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { legalAcceptances, photoConsents } from "../schema/index.ts";

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
