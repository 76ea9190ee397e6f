import { PAID_PLANS, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";

/** The plan a price on offer is for; prices are never taken from whoever asks. */
export async function planOfPrice(ctx: Context<UserActor>, priceId: string): Promise<PaidPlan> {
	const prices = await ctx.payments.priceIds();
	const plan = PAID_PLANS.find((candidate) => prices[candidate] === priceId);
	if (plan) return plan;
	refused(ctx, "unknown_price");
	throw new DomainError("bad_input", "This plan is not on offer. Please reload the page and try again.");
}

type Reason =
	| "unknown_price"
	| "foreign_cancel_url"
	| "foreign_checkout"
	| "amount_changed"
	| "wrong_direction";

/** Refusals an operator may want to count. What was sent stays out: it is anybody's text. */
export function refused(ctx: Context<UserActor>, reason: Reason): void {
	ctx.log.warn({ userId: ctx.actor.userId, reason }, "a billing call was refused");
}
