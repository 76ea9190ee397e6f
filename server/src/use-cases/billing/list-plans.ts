import type { PaidTier } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { countPlaces } from "#db/queries/founding-places.ts";
import { findSubscription } from "#db/queries/subscriptions.ts";
import type { Context } from "../context.ts";
import { askProvider } from "./ask-provider.ts";

export interface Offers {
	priceIds: Record<PaidTier, { month: string; year: string }>;
	/** Places at the founding price that nobody has or holds. */
	foundingLeft: number;
	/** Whoever asks would pay the founding price for a year. */
	foundingOffered: boolean;
}

/**
 * What is on sale, at the price that whoever asks would pay: the founding price is given at checkout and kept with the
 * subscription, so a subscriber has it or does not, however many places are left.
 */
export async function listPlans({ ctx }: { ctx: Context }): Promise<Offers> {
	const ids = await askProvider(ctx, () => ctx.payments.priceIds());
	const gone = await countPlaces(ctx.store.db, ctx.clock.now());
	const foundingLeft = Math.max(0, FOUNDING.places - gone);
	const own = ctx.actor.kind === "user" ? await findSubscription(ctx.store.db, ctx.actor.userId) : null;
	const subscribed = own !== null && own.state !== "ended";
	return {
		priceIds: {
			plus: { month: ids.plus_monthly, year: ids.plus_annual },
			pro: { month: ids.pro_monthly, year: ids.pro_annual },
		},
		foundingLeft,
		foundingOffered: subscribed ? own.founding : foundingLeft > 0,
	};
}
