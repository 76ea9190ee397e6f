import { and, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { textStatement } from "../hot-reads.ts";
import { sessions, users } from "../schema/index.ts";
import { acceptanceMark, accountMark, accountVersion } from "./account-view.ts";

export interface NewSession {
	id: string;
	tokenHash: string;
	userId: number;
	createdAt: Date;
	lastSeenAt: Date;
	expiresAt: Date;
	userAgent: string | null;
	passwordProvenAt: Date | null;
	codeProvenAt: Date | null;
}

/** When whoever holds a session last proved to be its owner. */
export interface SessionProof {
	passwordProvenAt: Date | null;
	codeProvenAt: Date | null;
	/** Two-factor is on, so that the password alone proves nothing. */
	needsCode: boolean;
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
	proof: SessionProof;
}

export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
	await db.insert(sessions).values(session);
}

/**
 * The sessions of tokens with what the gates need, in one statement. One text for each session, because on the
 * embedded database every column of every row costs as much as a lookup; no part can hold the separator.
 */
const sessionStatement = textStatement("sessions_of_tokens", (db) =>
	db
		.select({
			session: sql`concat_ws('|', ${sessions.tokenHash}, ${sessions.id}, ${sessions.userId},
				${sessions.lastSeenAt}, ${sessions.expiresAt}, ${users.emailVerifiedAt} is not null,
				coalesce(${sessions.passwordProvenAt}::text, ''), coalesce(${sessions.codeProvenAt}::text, ''),
				${users.twoFactorEnabledAt} is not null,
				${accountMark}, ${acceptanceMark})`,
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
	return new Map(rows.map(([session]) => readSession(session ?? "")));
}

/** Without an acceptance the text ends before it. */
function readSession(text: string): [tokenHash: string, FoundSession] {
	const [tokenHash, id, userId, lastSeenAt, expiresAt, emailVerified, ...rest] = text.split("|");
	const [passwordProvenAt, codeProvenAt, needsCode, account, acceptance = null] = rest;
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
			proof: {
				passwordProvenAt: passwordProvenAt ? new Date(passwordProvenAt) : null,
				codeProvenAt: codeProvenAt ? new Date(codeProvenAt) : null,
				needsCode: needsCode === "t",
			},
		},
	];
}

/** Only what is given changes. */
export async function setProof(
	tx: Queryable,
	sessionId: string,
	proof: Partial<Pick<SessionProof, "passwordProvenAt" | "codeProvenAt">>,
): Promise<void> {
	await tx.update(sessions).set(proof).where(eq(sessions.id, sessionId));
}

export async function findCodeProvenAt(tx: Queryable, sessionId: string): Promise<Date | null> {
	const [row] = await tx
		.select({ codeProvenAt: sessions.codeProvenAt })
		.from(sessions)
		.where(eq(sessions.id, sessionId));
	return row?.codeProvenAt ?? null;
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
