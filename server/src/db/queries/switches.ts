import { eq } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { type Switch, switches } from "../schema/index.ts";

export type SwitchRow = typeof switches.$inferSelect;

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
