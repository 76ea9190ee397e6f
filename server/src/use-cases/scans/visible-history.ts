import { historyBounds } from "@dewlight/core/plans/index.ts";
import {
	type CheckinRow,
	findNthNewestComplete,
	type HistoryFilter,
	isVisible,
} from "#db/queries/find-checkin.ts";
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
	checkin: Pick<CheckinRow, "id" | "status">,
): Promise<void> {
	if (checkin.status !== "complete") return;
	if (await isVisible(ctx.store.db, await visibleHistory(ctx), checkin.id)) return;
	throw await beyondHistory(
		ctx,
		"This report is older than your plan's history. It is kept, and an upgrade shows it again.",
	);
}

/** What lies outside the history that the person's plan shows. */
export async function beyondHistory(ctx: Context<UserActor>, message: string): Promise<DomainError> {
	const { plan } = await readPlan(ctx, ctx.store.db, ctx.actor.userId);
	return new DomainError("upgrade_needed", "upgrade_needed", {
		body: {
			message,
			plan,
			limit_type: "history",
			used: 0,
			limit: 0,
			resets_at: null,
		},
		triggerEvent: "upgradeNeeded",
	});
}
