import type { Transaction } from "#db/database.ts";
import { findWayBack } from "#db/queries/email-changes.ts";
import type { Context } from "./context.ts";

/**
 * When a change to the security of an account happens: now, but after its registration and after every change of its
 * address that stands. Whoever takes the account back voids what came later, and the clock of another process, which an
 * intruder may meet, can be behind. Needs the account locked.
 */
export async function timeOfChange({ clock }: Context, tx: Transaction, userId: number): Promise<Date> {
	const after = await findWayBack(tx, userId);
	return new Date(Math.max(clock.now().getTime(), after.getTime() + 1));
}
