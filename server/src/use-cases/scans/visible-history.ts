import { historyBounds } from "@dewlight/core/plans/index.ts";
import { findNthNewestComplete, type HistoryFilter } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { readPlan } from "../read-allowance.ts";

/** How far back this person's plan sees; older scans are kept and come back with an upgrade (TIME-A3). */
export async function visibleHistory(ctx: Context<UserActor>): Promise<HistoryFilter> {
	const { userId } = ctx.actor;
	const { plan } = await readPlan(ctx, ctx.store.db, userId);
	const { newest, since } = historyBounds(plan, ctx.clock.now().getTime());
	return {
		userId,
		oldestId: newest === null ? null : await findNthNewestComplete(ctx.store.db, userId, newest),
		since: since === null ? null : new Date(since),
	};
}
