import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { KEPT_DAYS, type Kept } from "@dewlight/contracts/retention.ts";
import { deleteOlder, findUnconfirmed, LIVES, type LimitedLife } from "#db/queries/retention.ts";
import type { Context, JobActor } from "../context.ts";
import { eraseAccount } from "./erase-account.ts";

/** Deletes what has been kept for as long as the privacy policy says. */
export async function keepLives({ ctx }: { ctx: Context<JobActor> }): Promise<void> {
	const now = ctx.clock.now();
	const endOf = (kept: Kept) => new Date(now.getTime() - KEPT_DAYS[kept] * DAY_MS);
	for (const userId of await findUnconfirmed(ctx.store.db, endOf("unconfirmedAccount"))) {
		await eraseAccount({ ctx, input: { userId } });
	}
	for (const life of Object.keys(LIVES) as LimitedLife[]) {
		const deleted = await deleteOlder(ctx.store.db, life, { before: endOf(life), now });
		if (deleted > 0) ctx.log.info({ kept: life, deleted }, "kept for its time and deleted");
	}
}
