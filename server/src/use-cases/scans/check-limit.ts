import type { Decision, LimitedAction } from "@dewlight/core/plans/index.ts";
import type { Context, UserActor } from "../context.ts";
import { limitReached, readAllowance } from "../read-allowance.ts";

/** API-30, API-31: says whether one more would be allowed; reserves nothing. */
export async function checkLimit({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { action: LimitedAction };
}): Promise<Decision & { allowed: true }> {
	const decision = await readAllowance(ctx, ctx.store.db, ctx.actor.userId, input.action);
	if (!decision.allowed) throw limitReached(decision);
	return decision;
}
