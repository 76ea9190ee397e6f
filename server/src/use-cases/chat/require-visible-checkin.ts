import { findCheckinForUser } from "#db/queries/find-checkin.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { refuseOutsideHistory } from "../scans/index.ts";

/** The check-in a thread is about is the person's own, and one their plan shows. */
export async function requireVisibleCheckin(ctx: Context<UserActor>, id: number | null): Promise<void> {
	if (id === null) return;
	const checkin = await findCheckinForUser(ctx.store.db, id, ctx.actor.userId);
	if (!checkin) throw notFound();
	await refuseOutsideHistory(ctx, checkin);
}
