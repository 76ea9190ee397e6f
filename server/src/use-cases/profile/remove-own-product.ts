import { deleteConfirmedEverywhere } from "#db/queries/confirmed-products.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { deleteOwnProduct } from "#db/queries/own-products.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";

/** Takes a product off the person's own shelf and out of use; another person's is not found. */
export async function removeOwnProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { id: string };
}): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await deleteOwnProduct(tx, userId, input.id))) throw notFound();
		await deleteConfirmedEverywhere(tx, userId, input.id);
		await audit(ctx, tx, { action: "shelf.product_removed", userId, details: { product_id: input.id } });
	});
}
