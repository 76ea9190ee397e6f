import { and, desc, eq, gt, inArray, isNull, lt, lte, max, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import {
	backupCodes,
	contactMessages,
	loginChallenges,
	type MailTokenKind,
	mailTokens,
	sessions,
	users,
} from "../schema/index.ts";

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

export type MailTokenRow = typeof mailTokens.$inferSelect;
type ChangeKind = "email_change" | "email_undo";

const unused = (userId: number, kind: ChangeKind) =>
	and(eq(mailTokens.userId, userId), eq(mailTokens.kind, kind), isNull(mailTokens.usedAt));

/** The address that waits for its confirmation; null when none does. */
export async function findPendingEmail(db: Queryable, userId: number, now: Date): Promise<string | null> {
	const [row] = await db
		.select({ email: mailTokens.email })
		.from(mailTokens)
		.where(and(unused(userId, "email_change"), gt(mailTokens.expiresAt, now)))
		.orderBy(desc(mailTokens.createdAt))
		.limit(1);
	return row?.email ?? null;
}

/** Makes every link to a change that was not confirmed void. */
export async function voidPendingChanges(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(mailTokens).where(unused(userId, "email_change"));
}

/** Ways back to addresses that came after `since` are void: whoever goes back further is right. */
export async function voidUndosAfter(tx: Queryable, userId: number, since: Date): Promise<void> {
	await tx.delete(mailTokens).where(and(unused(userId, "email_undo"), gt(mailTokens.createdAt, since)));
}

/** Ways back that still work, to addresses other than the present one; one for each address, the oldest. */
export async function listOpenUndos(
	tx: Queryable,
	{ userId, presentEmail, now }: { userId: number; presentEmail: string; now: Date },
): Promise<MailTokenRow[]> {
	const rows = await tx
		.select()
		.from(mailTokens)
		.where(
			and(
				unused(userId, "email_undo"),
				gt(mailTokens.expiresAt, now),
				ne(sql`lower(${mailTokens.email})`, presentEmail.toLowerCase()),
			),
		)
		.orderBy(mailTokens.createdAt);
	const addresses = new Map<string, MailTokenRow>();
	for (const row of rows) {
		const address = row.email.toLowerCase();
		if (!addresses.has(address)) addresses.set(address, row);
	}
	return [...addresses.values()];
}

/** The newest moment that an account can be taken back to: of its registration, or of a change of its address. */
export async function findWayBack(tx: Queryable, userId: number): Promise<Date> {
	const [row] = await tx
		.select({ registered: users.createdAt, changed: max(mailTokens.createdAt) })
		.from(users)
		.leftJoin(mailTokens, and(eq(mailTokens.userId, users.id), eq(mailTokens.kind, "email_undo")))
		.where(eq(users.id, userId))
		.groupBy(users.id);
	if (!row) throw new Error("The account is gone.");
	return row.changed !== null && row.changed > row.registered ? row.changed : row.registered;
}

export async function findOpenUndo(db: Queryable, id: string, now: Date): Promise<MailTokenRow | null> {
	const [row] = await db
		.select()
		.from(mailTokens)
		.where(and(eq(mailTokens.id, id), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)));
	return row ?? null;
}

/** Gives a promised link its secret when it is mailed; null when it was used, voided or has expired. */
export async function renewLinkToken(
	db: Queryable,
	link: { id: string; kind: ChangeKind; tokenHash: string; now: Date },
): Promise<MailTokenRow | null> {
	const [row] = await db
		.update(mailTokens)
		.set({ tokenHash: link.tokenHash })
		.where(
			and(
				eq(mailTokens.id, link.id),
				eq(mailTokens.kind, link.kind),
				isNull(mailTokens.usedAt),
				gt(mailTokens.expiresAt, link.now),
			),
		)
		.returning();
	return row ?? null;
}

/** Violates `users_email_unique` when somebody else has the address. */
export async function setEmail(tx: Queryable, userId: number, email: string): Promise<void> {
	await tx.update(users).set({ email }).where(eq(users.id, userId));
}

/** Messages sent without a session from an address the account gives up; otherwise nothing would tie them to it. */
export async function claimMessages(tx: Queryable, userId: number, email: string): Promise<void> {
	const fromAddress = eq(sql`lower(${contactMessages.email})`, email.toLowerCase());
	await tx
		.update(contactMessages)
		.set({ userId })
		.where(and(fromAddress, isNull(contactMessages.userId)));
}

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
