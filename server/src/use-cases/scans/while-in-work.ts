import type { Transaction } from "#db/database.ts";
import { type CheckinRow, isInProgress } from "#db/queries/find-checkin.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import type { Context } from "../context.ts";

/**
 * Writes for a scan only while it is in work: what was stopped meanwhile gets nothing more. False when it was.
 * Stopping and erasing hold the account first, and so does this: nobody waits for the other crosswise.
 */
export async function whileInWork(
	ctx: Pick<Context, "store">,
	checkin: Pick<CheckinRow, "id" | "userId">,
	write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, checkin.userId);
		const inWork = await isInProgress(tx, checkin.id);
		if (inWork) await write(tx);
		return inWork;
	});
}
