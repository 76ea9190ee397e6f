import type { Allowance } from "@dewlight/core/plans/decide.ts";
import { mayHoldPlace, type PaidTier } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { findSubscription } from "#db/queries/billing.ts";
import { holdsOpenPlace, readFoundingState } from "#db/queries/checkouts.ts";
import { listReminders, type QuotaReminder } from "#db/queries/usage.ts";
import type { Context } from "../context.ts";
import { type QuotaState, readQuotas, readSpentBy } from "../read-allowance.ts";
import { askProvider } from "./billing-rules.ts";

export interface Offers {
	priceIds: Record<PaidTier, { month: string; year: string }>;
	/** Places at the founding price that nobody has or holds. */
	foundingLeft: number;
	/** Whoever asks would pay the founding price for a year. */
	foundingOffered: boolean;
	/** What whoever asks has used, and what each plan would leave of it; null for a visitor. */
	standing: Standing | null;
}

interface Standing {
	quotas: QuotaState[];
	/** Used up at once after a change to the plan. */
	spent: Record<PaidTier, Allowance[]>;
	reminders: QuotaReminder[];
}

/**
 * What is on sale, at the price that whoever asks would pay: the founding price is given at checkout and kept with the
 * subscription, so a subscriber has it or does not, however many places are left.
 */
export async function listPlans({ ctx }: { ctx: Context }): Promise<Offers> {
	const ids = await askProvider(ctx, () => ctx.payments.priceIds());
	const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
	const state = await readFoundingState(ctx.store.db, userId, ctx.clock.now());
	const foundingLeft = Math.max(0, FOUNDING.places - state.taken - state.held);
	const own = userId === null ? null : await findSubscription(ctx.store.db, userId);
	const holds = userId !== null && (await holdsOpenPlace(ctx.store.db, userId, ctx.clock.now()));
	const subscribed = own !== null && own.state !== "ended";
	return {
		priceIds: {
			plus: { month: ids.plus_monthly, year: ids.plus_annual },
			pro: { month: ids.pro_monthly, year: ids.pro_annual },
		},
		foundingLeft,
		foundingOffered: subscribed ? own.founding : holds || mayHoldPlace(state),
		standing: userId === null ? null : await readStanding(ctx, userId),
	};
}

async function readStanding(ctx: Context, userId: number): Promise<Standing> {
	const { db } = ctx.store;
	return {
		quotas: await readQuotas(ctx, db, userId),
		spent: {
			plus: await readSpentBy(ctx, db, userId, "plus"),
			pro: await readSpentBy(ctx, db, userId, "pro"),
		},
		reminders: await listReminders(db, userId),
	};
}
