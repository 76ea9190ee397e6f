import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { loginChallenges } from "../schema/index.ts";

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
