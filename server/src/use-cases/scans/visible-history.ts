import { historyBounds } from "@dewlight/core/plans/index.ts";
import { type CheckinRow, findNthNewestComplete, type HistoryFilter } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
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

/** A report outside the plan's history is kept but not shown, nor spoken about (SCAN-A20). */
export async function refuseOutsideHistory(
	ctx: Context<UserActor>,
	checkin: Pick<CheckinRow, "id" | "status" | "createdAt">,
): Promise<void> {
	if (checkin.status !== "complete") return;
	const { oldestId, since } = await visibleHistory(ctx);
	const tooOld =
		(oldestId !== null && checkin.id < oldestId) || (since !== null && checkin.createdAt < since);
	if (!tooOld) return;
	const { plan } = await readPlan(ctx, ctx.store.db, ctx.actor.userId);
	throw new DomainError("upgrade_needed", "upgrade_needed", {
		body: {
			message: "This report is older than your plan's history. It is kept, and an upgrade shows it again.",
			plan,
			limit_type: "history",
			used: 0,
			limit: 0,
			resets_at: null,
		},
		triggerEvent: "upgradeNeeded",
	});
}
