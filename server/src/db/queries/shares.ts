import { and, count, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { reportShares, shareOpenings } from "../schema/index.ts";

export type ShareRow = typeof reportShares.$inferSelect;
export type OpeningRow = typeof shareOpenings.$inferSelect;

/** Newest first. */
export async function listShares(db: Queryable, userId: number, limit: number): Promise<ShareRow[]> {
	return db
		.select()
		.from(reportShares)
		.where(eq(reportShares.userId, userId))
		.orderBy(desc(reportShares.createdAt), desc(reportShares.id))
		.limit(limit);
}

/** Of these links, newest first. */
export async function listOpenings(
	db: Queryable,
	userId: number,
	shareIds: readonly string[],
	limit: number,
): Promise<OpeningRow[]> {
	if (shareIds.length === 0) return [];
	return db
		.select()
		.from(shareOpenings)
		.where(and(eq(shareOpenings.userId, userId), inArray(shareOpenings.shareId, [...shareIds])))
		.orderBy(desc(shareOpenings.openedAt), desc(shareOpenings.id))
		.limit(limit);
}

export async function insertShare(tx: Queryable, row: ShareRow): Promise<void> {
	await tx.insert(reportShares).values(row);
}

export async function countOpenShares(tx: Queryable, userId: number, now: Date): Promise<number> {
	const [row] = await tx
		.select({ rows: count() })
		.from(reportShares)
		.where(
			and(eq(reportShares.userId, userId), isNull(reportShares.revokedAt), gt(reportShares.expiresAt, now)),
		);
	return row?.rows ?? 0;
}

/** False when the person has no such link, or it was revoked before. */
export async function setRevoked(tx: Queryable, userId: number, id: string, at: Date): Promise<boolean> {
	const rows = await tx
		.update(reportShares)
		.set({ revokedAt: at })
		.where(and(eq(reportShares.id, id), eq(reportShares.userId, userId), isNull(reportShares.revokedAt)))
		.returning({ id: reportShares.id });
	return rows.length > 0;
}

/** The link of this token while it works; null for every other. */
export async function findOpenShare(db: Queryable, tokenHash: string, now: Date): Promise<ShareRow | null> {
	const [row] = await db
		.select()
		.from(reportShares)
		.where(
			and(
				eq(reportShares.tokenHash, tokenHash),
				isNull(reportShares.revokedAt),
				gt(reportShares.expiresAt, now),
			),
		);
	return row ?? null;
}

export async function insertOpening(tx: Queryable, row: typeof shareOpenings.$inferInsert): Promise<void> {
	await tx.insert(shareOpenings).values(row);
}
