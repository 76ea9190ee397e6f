import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { type MailTokenKind, mailTokens } from "../schema/index.ts";

export type MailTokenRow = typeof mailTokens.$inferSelect;

export async function insertMailToken(db: Queryable, row: typeof mailTokens.$inferInsert): Promise<void> {
	await db.insert(mailTokens).values(row);
}

export async function findMailToken(
	db: Queryable,
	kind: MailTokenKind,
	tokenHash: string,
): Promise<MailTokenRow | null> {
	const [row] = await db
		.select()
		.from(mailTokens)
		.where(and(eq(mailTokens.kind, kind), eq(mailTokens.tokenHash, tokenHash)))
		.limit(1);
	return row ?? null;
}

export async function markMailTokenUsed(db: Queryable, id: string, usedAt: Date): Promise<void> {
	await db.update(mailTokens).set({ usedAt }).where(eq(mailTokens.id, id));
}

export async function deleteMailTokensExpiredBefore(db: Queryable, time: Date): Promise<void> {
	await db.delete(mailTokens).where(lt(mailTokens.expiresAt, time));
}

/** Uses a link up, once: false when it was used before or has expired. */
export async function useMailToken(db: Queryable, id: string, now: Date): Promise<boolean> {
	const rows = await db
		.update(mailTokens)
		.set({ usedAt: now })
		.where(and(eq(mailTokens.id, id), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
		.returning({ id: mailTokens.id });
	return rows.length > 0;
}

/** What every link of this kind does is done. */
export async function useUpMailTokens(
	tx: Queryable,
	{ userId, kind, now }: { userId: number; kind: MailTokenKind; now: Date },
): Promise<void> {
	await tx
		.update(mailTokens)
		.set({ usedAt: now })
		.where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), isNull(mailTokens.usedAt)));
}

/** Links of these kinds that were not opened yet are void. */
export async function deleteUnusedMailTokens(
	tx: Queryable,
	userId: number,
	kinds: readonly MailTokenKind[],
): Promise<void> {
	await tx
		.delete(mailTokens)
		.where(
			and(eq(mailTokens.userId, userId), inArray(mailTokens.kind, [...kinds]), isNull(mailTokens.usedAt)),
		);
}
