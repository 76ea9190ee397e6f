import type { PaidTier } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { countPlaces } from "#db/queries/founding-places.ts";
import type { Context } from "../context.ts";
import { askProvider } from "./ask-provider.ts";

export interface Offers {
	priceIds: Record<PaidTier, { month: string; year: string }>;
	/** Places at the founding price that nobody has or holds. */
	foundingLeft: number;
}

export async function listPlans({ ctx }: { ctx: Context }): Promise<Offers> {
	const ids = await askProvider(ctx, () => ctx.payments.priceIds());
	const gone = await countPlaces(ctx.store.db, ctx.clock.now());
	return {
		priceIds: {
			plus: { month: ids.plus_monthly, year: ids.plus_annual },
			pro: { month: ids.pro_monthly, year: ids.pro_annual },
		},
		foundingLeft: Math.max(0, FOUNDING.places - gone),
	};
}
