import type { Transaction } from "#db/database.ts";
import { lockCheckinInProgress } from "#db/queries/find-checkin.ts";
import type { Context } from "../context.ts";

/** Writes for a scan only while it is in work: what was stopped meanwhile gets nothing more. False when it was. */
export async function whileInWork(
	ctx: Pick<Context, "store">,
	checkinId: number,
	write: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
	return ctx.store.transaction(async (tx) => {
		const inWork = await lockCheckinInProgress(tx, checkinId);
		if (inWork) await write(tx);
		return inWork;
	});
}
