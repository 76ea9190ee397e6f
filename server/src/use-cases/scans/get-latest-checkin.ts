import { findLatestCheckinId } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";

/** API-25: the newest check-in in any state, 0 when there is none. */
export async function getLatestCheckin({ ctx }: { ctx: Context<UserActor> }): Promise<{ id: number }> {
	return { id: await findLatestCheckinId(ctx.store.db, ctx.actor.userId) };
}
