import { eq } from "drizzle-orm";
import type { Queryable } from "#db/database.ts";
import { users } from "#db/schema/index.ts";

/** Holds the account until the transaction ends: two requests of one person decide one after the other. */
export async function lockAccount(tx: Queryable, userId: number): Promise<void> {
	await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}
