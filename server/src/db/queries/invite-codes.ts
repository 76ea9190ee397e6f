import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { inviteCodes, users } from "../schema/index.ts";

export type InviteCodeRow = typeof inviteCodes.$inferSelect;

export async function insertInviteCodes(
	db: Queryable,
	rows: Omit<InviteCodeRow, "usedAt" | "usedBy">[],
): Promise<void> {
	await db.insert(inviteCodes).values(rows);
}

const isOpen = (code: string, at: Date) =>
	and(
		eq(inviteCodes.code, code.toUpperCase()),
		isNull(inviteCodes.usedAt),
		or(isNull(inviteCodes.expiresAt), gt(inviteCodes.expiresAt, at)),
	);

/** Whether a code is unused and not expired. */
export async function isInviteCodeOpen(db: Queryable, code: string, at: Date): Promise<boolean> {
	return (await db.$count(inviteCodes, isOpen(code, at))) > 0;
}

/**
 * Takes a code that is unused and not expired; null for every other. Of two that come at once the second waits for
 * the first transaction, and takes the code only if that one was rolled back.
 */
export async function takeInviteCode(
	tx: Queryable,
	code: string,
	at: Date,
): Promise<Pick<InviteCodeRow, "id" | "trialDays"> | null> {
	const [taken] = await tx
		.update(inviteCodes)
		.set({ usedAt: at })
		.where(isOpen(code, at))
		.returning({ id: inviteCodes.id, trialDays: inviteCodes.trialDays });
	return taken ?? null;
}

export async function setInviteCodeUser(tx: Queryable, id: string, userId: number): Promise<void> {
	await tx.update(inviteCodes).set({ usedBy: userId }).where(eq(inviteCodes.id, id));
}

/** Whether a code gave this person a trial of its own length. */
export async function hasInvitedTrial(db: Queryable, userId: number): Promise<boolean> {
	return (
		(await db.$count(inviteCodes, and(eq(inviteCodes.usedBy, userId), isNotNull(inviteCodes.trialDays)))) > 0
	);
}

/** Newest first, with the address of whoever used it. */
export async function listInviteCodes(
	db: Queryable,
	limit: number,
): Promise<(InviteCodeRow & { usedByEmail: string | null })[]> {
	const rows = await db
		.select({ code: inviteCodes, email: users.email })
		.from(inviteCodes)
		.leftJoin(users, eq(users.id, inviteCodes.usedBy))
		.orderBy(desc(inviteCodes.createdAt), inviteCodes.code)
		.limit(limit);
	return rows.map(({ code, email }) => ({ ...code, usedByEmail: email }));
}
