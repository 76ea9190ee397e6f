import { and, desc, eq, gt, isNull, max, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { contactMessages, mailTokens, users } from "../schema/index.ts";
import type { MailTokenRow } from "./mail-tokens.ts";

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
