import { and, asc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { subscriptions, users } from "../schema/index.ts";

/** Ids of people whose subscription has not ended, in order, after `afterUserId`. */
export async function listPayers(db: Queryable, afterUserId: number, limit: number): Promise<number[]> {
	const rows = await db
		.select({ userId: users.id })
		.from(users)
		.innerJoin(subscriptions, eq(subscriptions.userId, users.id))
		.where(and(gt(users.id, afterUserId), isNull(users.deletionDueAt), ne(subscriptions.state, "ended")))
		.orderBy(asc(users.id))
		.limit(limit);
	return rows.map(({ userId }) => userId);
}
