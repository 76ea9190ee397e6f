import { sql } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { rateLimits } from "#db/schema/index.ts";

/** Attempts are counted by the real clock, whatever the product's own says. */
export async function deleteExpiredLimits(db: Queryable): Promise<void> {
	await db.delete(rateLimits).where(sql`${rateLimits.expire} < now() - interval '1 hour'`);
}
