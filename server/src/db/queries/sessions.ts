import { and, desc, eq, exists, gt, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { preparedOnce } from "../prepared-once.ts";
import { legalAcceptances, sessions, users } from "../schema/index.ts";

export interface NewSession {
	id: string;
	tokenHash: string;
	userId: number;
	createdAt: Date;
	lastSeenAt: Date;
	expiresAt: Date;
	userAgent: string | null;
}

export interface OwnSession {
	id: string;
	createdAt: Date;
	lastSeenAt: Date;
	userAgent: string | null;
}

export interface FoundSession {
	id: string;
	userId: number;
	lastSeenAt: Date;
	expiresAt: Date;
	emailVerified: boolean;
	legalAccepted: boolean;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
	await db.insert(sessions).values(session);
}

/** The sessions of tokens with what the gates need, in one statement. */
const sessionStatement = preparedOnce((db) => {
	const accepted = db
		.select({ one: sql`1` })
		.from(legalAcceptances)
		.where(
			and(
				eq(legalAcceptances.userId, users.id),
				eq(legalAcceptances.policyVersion, sql.placeholder("policyVersion")),
				eq(legalAcceptances.agreed, true),
			),
		);
	return db
		.select({
			id: sessions.id,
			tokenHash: sessions.tokenHash,
			userId: sessions.userId,
			lastSeenAt: sessions.lastSeenAt,
			expiresAt: sessions.expiresAt,
			emailVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
			legalAccepted: sql<boolean>`${exists(accepted)}`,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(sql`${sessions.tokenHash} = any(${sql.placeholder("tokenHashes")}::text[])`)
		.prepare("sessions_of_tokens");
});

/** By the hash of their token; also those that have expired. */
export async function findSessions(
	db: Queryable,
	tokenHashes: string[],
	policyVersion: string,
): Promise<Map<string, FoundSession>> {
	const rows = await sessionStatement(db).execute({ tokenHashes, policyVersion });
	return new Map(rows.map(({ tokenHash, ...session }) => [tokenHash, session]));
}

export async function slideSession(
	db: Queryable,
	{ id, now, expiresAt }: { id: string; now: Date; expiresAt: Date },
): Promise<void> {
	await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<number | null> {
	const [row] = await db
		.delete(sessions)
		.where(eq(sessions.tokenHash, tokenHash))
		.returning({ userId: sessions.userId });
	return row?.userId ?? null;
}

export async function deleteSessionById(db: Queryable, id: string): Promise<void> {
	await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteExpiredSessions(db: Queryable, now: Date): Promise<void> {
	await db.delete(sessions).where(lt(sessions.expiresAt, now));
}

/** Sessions that still work, the one used last first. */
export async function listLiveSessions(db: Queryable, userId: number, now: Date): Promise<OwnSession[]> {
	return db
		.select({
			id: sessions.id,
			createdAt: sessions.createdAt,
			lastSeenAt: sessions.lastSeenAt,
			userAgent: sessions.userAgent,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
		.orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** False when this person has no such session. */
export async function deleteSessionOfUser(db: Queryable, userId: number, id: string): Promise<boolean> {
	const rows = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
		.returning({ id: sessions.id });
	return rows.length > 0;
}

/** Returns how many ended. Null keeps none. */
export async function deleteSessionsOfUser(
	db: Queryable,
	userId: number,
	keepId: string | null,
): Promise<number> {
	const rows = await db
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), keepId === null ? undefined : ne(sessions.id, keepId)))
		.returning({ id: sessions.id });
	return rows.length;
}
