import { isInviteCodeOpen } from "#db/queries/invite-codes.ts";
import type { Context, UserActor, VisitorActor } from "../context.ts";
import { THROTTLE_RULES, takeAttempt } from "./throttle-rules.ts";

/** Whether a registration with this code would be accepted now. Takes nothing, and tells neither grant nor reason. */
export async function checkInvite({
	ctx,
	input,
}: {
	ctx: Context<VisitorActor | UserActor>;
	input: { invite_code: string };
}): Promise<boolean> {
	await takeAttempt(ctx, THROTTLE_RULES.inviteByAddress, ctx.actor.address);
	return isInviteCodeOpen(ctx.store.db, input.invite_code, ctx.clock.now());
}
