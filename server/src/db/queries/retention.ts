import { and, eq, exists, gt, isNotNull, isNull, lt, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/database.ts";
import {
	auditLog,
	billingNotices,
	checkouts,
	contactMessages,
	events,
	feedback,
	modelCalls,
	originals,
	usageEntries,
	users,
} from "#db/schema/index.ts";

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
