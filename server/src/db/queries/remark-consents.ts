import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { remarkConsents } from "../schema/index.ts";

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
