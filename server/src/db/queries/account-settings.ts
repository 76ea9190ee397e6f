import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { backupCodes, loginChallenges, mailTokens, sessions, users } from "../schema/index.ts";

type SettableColumns = Partial<
	Pick<
		typeof users.$inferInsert,
		"username" | "passwordHash" | "passwordSetAt" | "betaFeatures" | "deletionDueAt" | "deletionEndsRenewal"
	>
>;

export async function changeUser(tx: Queryable, userId: number, change: SettableColumns): Promise<void> {
	await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Every browser, every half-finished login and every reset link of this person ends. */
export async function endEverySignIn(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(sessions).where(eq(sessions.userId, userId));
	await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
	await voidResetLinks(tx, userId);
}

/** Links to the reset page that were not used. */
export async function voidResetLinks(tx: Queryable, userId: number): Promise<void> {
	const links = and(
		eq(mailTokens.userId, userId),
		inArray(mailTokens.kind, ["reset", "verify"]),
		isNull(mailTokens.usedAt),
	);
	await tx.delete(mailTokens).where(links);
}

export async function countBackupCodes(db: Queryable, userId: number): Promise<number> {
	return db.$count(backupCodes, and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)));
}

/** Accounts whose time to change one's mind is over. */
export async function findDueDeletions(db: Queryable, now: Date): Promise<number[]> {
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(lte(users.deletionDueAt, now))
		.orderBy(users.deletionDueAt);
	return rows.map(({ id }) => id);
}
