import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "#db/database.ts";
import { type UsageKind, usageEntries } from "#db/schema/index.ts";

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
