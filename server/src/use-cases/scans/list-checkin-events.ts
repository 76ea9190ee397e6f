import type { StageEvent } from "@dewlight/core/scan/stages.ts";
import { listEvents } from "#db/queries/checkin-events.ts";
import { findCheckinForUser } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { refuseOutsideHistory } from "./refuse-outside-history.ts";

/** API-28: events from index `after` on, in order. */
export async function listCheckinEvents({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: number; after: number };
}): Promise<Pick<StageEvent, "stage" | "payload">[]> {
	const checkin = await findCheckinForUser(ctx.store.db, input.id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
	return listEvents(ctx.store.db, checkin.id, input.after);
}
