import type { LimitedAction } from "@dewlight/core/plans/entitlements.ts";
import { and, asc, eq, gte, isNull, lt, lte, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import {
	budgetAlarms,
	modelCalls,
	quotaReminders,
	type Switch,
	switches,
	type UsageKind,
	usageEntries,
} from "../schema/index.ts";

/** Everything reserved and not refunded since `from`. */
export async function sumUsage(db: Queryable, userId: number, kind: UsageKind, from: Date): Promise<number> {
	const [row] = await usedSince(db).execute({ userId, kind, from });
	return Number(row?.used ?? 0);
}

const usedSince = preparedOnce((db) =>
	db
		.select({ used: sql<string>`coalesce(sum(${usageEntries.amount}), 0)` })
		.from(usageEntries)
		.where(
			and(
				eq(usageEntries.userId, sql.placeholder("userId")),
				eq(usageEntries.kind, sql.placeholder("kind")),
				gte(usageEntries.countedAt, sql.placeholder("from")),
			),
		)
		.prepare("usage_since"),
);

export interface UsageEntry {
	id: string;
	userId: number;
	kind: UsageKind;
	amount: number;
	source: string;
	at: Date;
}

/** Reserves once per source: a second reservation of the same source changes nothing. */
export async function reserveUsage(db: Queryable, entry: UsageEntry): Promise<void> {
	await db
		.insert(usageEntries)
		.values({
			id: entry.id,
			userId: entry.userId,
			kind: entry.kind,
			amount: entry.amount,
			source: entry.source,
			countedAt: entry.at,
			createdAt: entry.at,
		})
		.onConflictDoNothing();
}

/** Takes back what `source` reserved; doing so twice refunds once. */
export async function refundUsage(
	db: Queryable,
	refund: { ids: () => string; userId: number; source: string; at: Date },
): Promise<void> {
	const reserved = await db
		.select()
		.from(usageEntries)
		.where(
			and(
				eq(usageEntries.userId, refund.userId),
				eq(usageEntries.source, refund.source),
				isNull(usageEntries.refundOf),
			),
		);
	for (const entry of reserved) {
		await db
			.insert(usageEntries)
			.values({
				id: refund.ids(),
				userId: entry.userId,
				kind: entry.kind,
				amount: -entry.amount,
				source: entry.source,
				refundOf: entry.id,
				countedAt: entry.countedAt,
				createdAt: refund.at,
			})
			.onConflictDoNothing();
	}
}

export type QuotaReminder = typeof quotaReminders.$inferSelect;

/** One for each action; asked for again, it moves. */
export async function saveReminder(
	db: Queryable,
	{ userId, action, ...change }: QuotaReminder,
): Promise<void> {
	await db
		.insert(quotaReminders)
		.values({ userId, action, ...change })
		.onConflictDoUpdate({ target: [quotaReminders.userId, quotaReminders.action], set: change });
}

/** False where there is none any more. */
export async function removeReminder(db: Queryable, userId: number, action: LimitedAction): Promise<boolean> {
	const rows = await db
		.delete(quotaReminders)
		.where(and(eq(quotaReminders.userId, userId), eq(quotaReminders.action, action)))
		.returning({ userId: quotaReminders.userId });
	return rows.length > 0;
}

export async function listReminders(db: Queryable, userId: number): Promise<QuotaReminder[]> {
	return db.select().from(quotaReminders).where(eq(quotaReminders.userId, userId));
}

export async function listDueReminders(db: Queryable, now: Date, limit: number): Promise<QuotaReminder[]> {
	return db
		.select()
		.from(quotaReminders)
		.where(lte(quotaReminders.dueAt, now))
		.orderBy(asc(quotaReminders.dueAt), asc(quotaReminders.userId))
		.limit(limit);
}

export async function insertModelCall(db: Queryable, row: typeof modelCalls.$inferInsert): Promise<void> {
	await db.insert(modelCalls).values(row);
}

/** Tokens of every call of every person in `[from, until)`. */
export async function sumModelTokens(db: Queryable, from: Date, until: Date): Promise<number> {
	const [row] = await db
		.select({ used: sql<string>`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}), 0)` })
		.from(modelCalls)
		.where(and(gte(modelCalls.at, from), lt(modelCalls.at, until)));
	return Number(row?.used ?? 0);
}

/** False when the alarm of that day stands already. */
export async function insertBudgetAlarm(
	db: Queryable,
	row: typeof budgetAlarms.$inferInsert,
): Promise<boolean> {
	const inserted = await db
		.insert(budgetAlarms)
		.values(row)
		.onConflictDoNothing()
		.returning({ day: budgetAlarms.day });
	return inserted.length > 0;
}

type SwitchRow = typeof switches.$inferSelect;

/** A switch nobody touched is on. */
export async function isSwitchedOff(db: Queryable, name: Switch): Promise<boolean> {
	const [row] = await db.select({ off: switches.off }).from(switches).where(eq(switches.name, name));
	return row?.off ?? false;
}

export async function saveSwitch(tx: Queryable, row: SwitchRow): Promise<void> {
	await tx
		.insert(switches)
		.values(row)
		.onConflictDoUpdate({
			target: switches.name,
			set: { off: row.off, reason: row.reason, changedAt: row.changedAt },
		});
}
