import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../database.ts";
import {
	auditLog,
	billingCustomers,
	billingNotices,
	checkins,
	checkouts,
	contactMessages,
	events,
	feedback,
	mailTokens,
	modelCalls,
	originals,
	outbox,
	paymentEvents,
	pictures,
	rateLimits,
	usageEntries,
	users,
} from "../schema/index.ts";

const ofUser = (userId: number) => eq(checkins.userId, userId);

export async function listCheckinIds(db: Queryable, userId: number): Promise<number[]> {
	const rows = await db.select({ id: checkins.id }).from(checkins).where(ofUser(userId));
	return rows.map(({ id }) => id);
}

/** True while a picture or photo of this person may lie in the object store. */
export async function ownsObjects(tx: Queryable, userId: number): Promise<boolean> {
	const kept = tx.select({ one: sql`1` }).from(pictures).where(eq(pictures.userId, userId));
	const inFlight = tx
		.select({ one: sql`1` })
		.from(originals)
		.innerJoin(checkins, eq(checkins.id, originals.checkinId))
		.where(and(ofUser(userId), isNull(originals.deletedAt)));
	const [row] = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, userId), or(exists(kept), exists(inFlight))));
	return row !== undefined;
}

/** Addresses this account has or had. One it only asked for may be somebody else's. */
async function listAddresses(tx: Queryable, userId: number): Promise<string[]> {
	const present = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
	const former = await tx
		.select({ email: mailTokens.email })
		.from(mailTokens)
		.where(and(eq(mailTokens.userId, userId), eq(mailTokens.kind, "email_undo")));
	return [...new Set([...present, ...former].map(({ email }) => email.toLowerCase()))];
}

interface Traces {
	userId: number;
	/** Lower case. */
	addresses: readonly string[];
	checkinIds: readonly number[];
	/** What the payment provider calls the person. */
	customerIds: readonly string[];
}

/** What `forgetTraces` looks for, read while the account still stands. */
export async function readTraces(tx: Queryable, userId: number): Promise<Traces> {
	const customers = await tx
		.select({ id: billingCustomers.customerId })
		.from(billingCustomers)
		.where(eq(billingCustomers.userId, userId));
	return {
		userId,
		addresses: await listAddresses(tx, userId),
		checkinIds: await listCheckinIds(tx, userId),
		customerIds: customers.map(({ id }) => id),
	};
}

/**
 * What names the person without belonging to the account's row: messages, counters, promised and past jobs. After the
 * account's row is deleted: that waits for whoever is writing about the person, and they leave traces of their own.
 */
export async function forgetTraces(tx: Queryable, traces: Traces): Promise<void> {
	const { userId, addresses, customerIds } = traces;
	for (const address of addresses) {
		await tx.delete(contactMessages).where(eq(sql`lower(${contactMessages.email})`, address));
	}
	for (const key of [String(userId), ...addresses]) {
		// Keys read `rule:key`; the names of rules hold no colon, network addresses may.
		const ownKey = sql`substr(${rateLimits.key}, strpos(${rateLimits.key}, ':') + 1)`;
		await tx.delete(rateLimits).where(eq(sql`lower(${ownKey})`, key));
	}
	await tx.delete(paymentEvents).where(inArray(paymentEvents.customerId, customerIds));
	await tx.delete(outbox).where(names(sql`${outbox.payload}`, traces));
	await forgetJobs(tx, traces);
	await tx.update(auditLog).set({ details: {} }).where(eq(auditLog.userId, userId));
}

/** Finished jobs stay in the queue's table for days, with their payloads and the messages of their failures. */
async function forgetJobs(tx: Queryable, traces: Traces): Promise<void> {
	await tx.execute(sql`delete from pgboss.job where ${names(sql`data`, traces)}`);
	// An account that another process has just erased has neither addresses nor scans.
	const mentioned = traces.addresses.map((address) => sql`strpos(lower(output::text), ${address}) > 0`);
	const scans = traces.checkinIds.map((id) => sql`data ->> 'checkin_id' = ${String(id)}`);
	await tx.execute(
		sql`update pgboss.job set output = null where output is not null and (${sql.join([sql`false`, ...mentioned, ...scans], sql` or `)})`,
	);
}

function names(payload: SQL, { userId, addresses }: Traces): SQL {
	const mentioned = addresses.map((address) => sql`strpos(lower(${payload}::text), ${address}) > 0`);
	return sql`(${sql.join([sql`${payload} ->> 'user_id' = ${String(userId)}`, ...mentioned], sql` or `)})`;
}

/** Records of photos whose bytes are gone. Before the account, which takes their check-ins along. */
export async function deleteOriginalRows(tx: Queryable, userId: number): Promise<void> {
	const own = tx.select({ id: checkins.id }).from(checkins).where(ofUser(userId));
	await tx.delete(originals).where(sql`${originals.checkinId} in ${own}`);
}

/** Everything that refers to the account goes with its row. */
export async function deleteUser(tx: Queryable, userId: number): Promise<void> {
	await tx.delete(users).where(eq(users.id, userId));
}

interface Life {
	table: PgTable;
	/** Since when a row's days are counted; a row without it stays. */
	since: PgColumn;
	/** Further conditions of a row that may go. */
	also?: (db: Queryable, now: Date) => SQL | undefined;
}

const runningTrial = (db: Queryable, now: Date) =>
	exists(
		db
			.select({ one: sql`1` })
			.from(users)
			.where(and(eq(users.id, usageEntries.userId), gt(users.trialEndsAt, now))),
	);

/** Every table that grows with time rather than with what people keep, but for those the hourly clean-up empties. */
export const LIVES = {
	record: { table: auditLog, since: auditLog.at },
	usage: {
		table: usageEntries,
		since: usageEntries.countedAt,
		also: (db, now) => not(runningTrial(db, now)),
	},
	modelCalls: { table: modelCalls, since: modelCalls.at },
	deletedPhotos: { table: originals, since: originals.deletedAt, also: () => isNull(originals.checkinId) },
	checkouts: { table: checkouts, since: checkouts.expiresAt },
	paymentMails: { table: billingNotices, since: billingNotices.at },
	firstTimes: { table: events, since: events.createdAt },
	letters: { table: contactMessages, since: contactMessages.handledAt },
	feedback: { table: feedback, since: feedback.createdAt },
} as const satisfies Record<string, Life>;
export type LimitedLife = keyof typeof LIVES;

/** A statement holds its rows locked for as long as it runs. */
const ROWS_AT_ONCE = 5_000;

/** Deletes what is older than `before`, some rows at a time; how many there were. */
export async function deleteOlder(
	db: Queryable,
	life: LimitedLife,
	{ before, now }: { before: Date; now: Date },
): Promise<number> {
	const { table, since, also }: Life = LIVES[life];
	const old = and(isNotNull(since), lt(since, before), also?.(db, now));
	let deleted = 0;
	for (;;) {
		const some = sql`select ctid from ${table} where ${old} limit ${ROWS_AT_ONCE}`;
		const gone = await db.delete(table).where(sql`ctid in (${some})`).returning({ one: sql`1` });
		deleted += gone.length;
		if (gone.length < ROWS_AT_ONCE) return deleted;
	}
}

/** Accounts opened before `before` whose address nobody confirmed. */
export async function findUnconfirmed(db: Queryable, before: Date): Promise<number[]> {
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, before)))
		.limit(ROWS_AT_ONCE);
	return rows.map(({ id }) => id);
}

/** Attempts are counted by the real clock, whatever the product's own says. */
export async function deleteExpiredLimits(db: Queryable): Promise<void> {
	await db.delete(rateLimits).where(sql`${rateLimits.expire} < now() - interval '1 hour'`);
}
