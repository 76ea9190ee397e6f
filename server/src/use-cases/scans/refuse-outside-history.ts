import type { CheckinRow } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { readPlan } from "../read-allowance.ts";
import { visibleHistory } from "./visible-history.ts";

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
