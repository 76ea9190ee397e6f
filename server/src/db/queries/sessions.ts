import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { sessions, users } from "../schema/index.ts";
import { type TextRow, textStatement } from "../text-statement.ts";
import { acceptanceMark, accountMark, accountVersion } from "./account-version.ts";

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
	/** Of what the account view shows, at the time of this read. */
	accountVersion: string;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
	await db.insert(sessions).values(session);
}

/** The sessions of tokens with what the gates need, in one statement. */
const sessionStatement = textStatement("sessions_of_tokens", (db) =>
	db
		.select({
			tokenHash: sessions.tokenHash,
			id: sessions.id,
			userId: sessions.userId,
			lastSeenAt: sessions.lastSeenAt,
			expiresAt: sessions.expiresAt,
			emailVerified: sql`${users.emailVerifiedAt} is not null`,
			acceptance: acceptanceMark,
			account: accountMark,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(sql`${sessions.tokenHash} = any(string_to_array(${sql.placeholder("tokenHashes")}, ','))`),
);

/** By the hash of their token; also those that have expired. */
export async function findSessions(
	db: Queryable,
	tokenHashes: string[],
	policyVersion: string,
): Promise<Map<string, FoundSession>> {
	const rows = await sessionStatement(db, { tokenHashes: tokenHashes.join(","), policyVersion });
	return new Map(rows.map(readSession));
}

function readSession(row: TextRow): [tokenHash: string, FoundSession] {
	const [tokenHash, id, userId, lastSeenAt, expiresAt, emailVerified, acceptance = null, account] = row;
	if (!tokenHash || !id || !lastSeenAt || !expiresAt || !account)
		throw new Error("A session came incomplete.");
	return [
		tokenHash,
		{
			id,
			userId: Number(userId),
			lastSeenAt: new Date(lastSeenAt),
			expiresAt: new Date(expiresAt),
			emailVerified: emailVerified === "t",
			legalAccepted: acceptance !== null,
			accountVersion: accountVersion(acceptance, account),
		},
	];
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
