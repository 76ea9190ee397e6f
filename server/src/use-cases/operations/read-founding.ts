import { FOUNDING } from "@dewlight/core/plans/index.ts";
import { countTakenPlaces } from "#db/queries/billing.ts";
import { countPlaces } from "#db/queries/founding-places.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";

interface FoundingCount {
	/** Paid. */
	taken: number;
	/** Kept for somebody at checkout. */
	held: number;
	left: number;
	places: number;
}

/** How many places at the founding price are gone (DER-35). */
export async function readFounding({ ctx }: { ctx: Context<OperatorActor> }): Promise<FoundingCount> {
	const { places } = FOUNDING;
	const count = await ctx.store.transaction(async (tx) => {
		const taken = await countTakenPlaces(tx);
		const gone = await countPlaces(tx, ctx.clock.now());
		return { taken, held: gone - taken, left: Math.max(0, places - gone), places };
	});
	const details = { taken: count.taken, held: count.held };
	await audit(ctx, ctx.store.db, { action: "operator.founding_read", userId: null, details });
	return count;
}
