import { and, eq, gt, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { authenticators, backupCodes, loginChallenges, users } from "../schema/index.ts";

export type AuthenticatorRow = typeof authenticators.$inferSelect;

/** The person's authenticator, enabled or still waiting for its first code. */
export async function findAuthenticator(db: Queryable, userId: number): Promise<AuthenticatorRow | null> {
	const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId)).limit(1);
	return row ?? null;
}

/** A new secret in place of whatever was there. */
export async function replaceAuthenticator(
	tx: Queryable,
	row: Pick<AuthenticatorRow, "userId" | "sealedSecret" | "createdAt">,
): Promise<void> {
	const { sealedSecret, createdAt } = row;
	await tx
		.insert(authenticators)
		.values({ ...row, lastStep: null })
		.onConflictDoUpdate({ target: authenticators.userId, set: { sealedSecret, createdAt, lastStep: null } });
}

/** Takes one time step, once: false when this step or a later one was taken before. */
export async function takeStep(db: Queryable, userId: number, step: number): Promise<boolean> {
	const rows = await db
		.update(authenticators)
		.set({ lastStep: step })
		.where(
			and(
				eq(authenticators.userId, userId),
				or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
			),
		)
		.returning({ userId: authenticators.userId });
	return rows.length > 0;
}

/** Takes one backup code, once: false when there is no such code or it was used before. */
export async function takeBackupCode(
	db: Queryable,
	{ userId, codeHash, now }: { userId: number; codeHash: string; now: Date },
): Promise<boolean> {
	const rows = await db
		.update(backupCodes)
		.set({ usedAt: now })
		.where(
			and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash), isNull(backupCodes.usedAt)),
		)
		.returning({ id: backupCodes.id });
	return rows.length > 0;
}

export async function replaceBackupCodes(
	tx: Queryable,
	userId: number,
	rows: readonly (typeof backupCodes.$inferInsert)[],
): Promise<void> {
	await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
	await tx.insert(backupCodes).values([...rows]);
}

/** Backup codes made at `since` or later no longer work. Returns how many were there. */
export async function deleteBackupCodesSince(tx: Queryable, userId: number, since: Date): Promise<number> {
	const newer = and(eq(backupCodes.userId, userId), gte(backupCodes.createdAt, since));
	return (await tx.delete(backupCodes).where(newer).returning({ id: backupCodes.id })).length;
}

/** An authenticator set up at `since` or later no longer works. */
export async function deleteAuthenticatorSince(tx: Queryable, userId: number, since: Date): Promise<void> {
	await tx
		.delete(authenticators)
		.where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)));
}

export async function setTwoFactorEnabled(tx: Queryable, userId: number, at: Date | null): Promise<void> {
	await tx.update(users).set({ twoFactorEnabledAt: at }).where(eq(users.id, userId));
}

export async function deleteTwoFactor(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(authenticators).where(eq(authenticators.userId, userId));
	await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
}

export type LoginChallengeRow = typeof loginChallenges.$inferSelect;

export async function insertChallenge(
	db: Queryable,
	row: typeof loginChallenges.$inferInsert,
): Promise<void> {
	await db.insert(loginChallenges).values(row);
}

/** Counts one try against a challenge that is open and has tries left; null for every other. */
export async function tryChallenge(
	db: Queryable,
	{ tokenHash, now, maxAttempts }: { tokenHash: string; now: Date; maxAttempts: number },
): Promise<LoginChallengeRow | null> {
	const [row] = await db
		.update(loginChallenges)
		.set({ attempts: sql`${loginChallenges.attempts} + 1` })
		.where(
			and(
				eq(loginChallenges.tokenHash, tokenHash),
				isNull(loginChallenges.usedAt),
				gt(loginChallenges.expiresAt, now),
				lt(loginChallenges.attempts, maxAttempts),
			),
		)
		.returning();
	return row ?? null;
}

/** False when it was used or taken back meanwhile. */
export async function useChallenge(db: Queryable, id: string, now: Date): Promise<boolean> {
	const rows = await db
		.update(loginChallenges)
		.set({ usedAt: now })
		.where(and(eq(loginChallenges.id, id), isNull(loginChallenges.usedAt)))
		.returning({ id: loginChallenges.id });
	return rows.length > 0;
}

export async function deleteChallengesOfUser(db: Queryable, userId: number): Promise<void> {
	await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}

export async function deleteExpiredChallenges(db: Queryable, now: Date): Promise<void> {
	await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
}
