import { closeCheckout } from "#db/queries/checkouts.ts";
import { releasePlace } from "#db/queries/founding-places.ts";
import type { Context } from "../context.ts";

/** Its place at the founding price is free again at once, unless it was paid. */
export async function giveUpCheckout(ctx: Context, checkoutId: string): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		await closeCheckout(tx, checkoutId, ctx.clock.now());
		await releasePlace(tx, checkoutId);
	});
}
