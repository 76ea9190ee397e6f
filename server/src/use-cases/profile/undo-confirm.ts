import type { undoConfirmSchema } from "@dewlight/contracts/profile.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { deleteConfirmed, saveConfirmed } from "#db/queries/confirmed-products.ts";
import type { ConfirmedRow } from "#db/queries/recommended.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { confirmedRow, type ProductsInUse, readProductsInUse } from "./confirm-product.ts";
import { followOwned } from "./follow-owned.ts";
import { ADDITIONAL, additionalKey } from "./profile-rules.ts";
import { readOwnedNames, readRoutine } from "./read-routine.ts";
import { resolveProduct } from "./resolve-product.ts";

/**
 * Takes an addition back: the product leaves the steps where it still stands, and what stood there before comes back
 * with its day. Sent twice, or after something else came there, it changes nothing.
 */
export async function undoConfirm({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof undoConfirmSchema>;
}): Promise<ProductsInUse> {
	const { userId } = ctx.actor;
	const { id, replaced } = input;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const steps = input.steps.map((step) => (step === ADDITIONAL ? additionalKey(id) : step));
		const owned = await readOwnedNames(tx, userId);
		const left = await deleteConfirmed(tx, userId, { steps, productId: id });
		if (left.length === 0) return readProductsInUse(ctx, tx);
		const rows: ConfirmedRow[] = [];
		for (const { step, in_use_since, ...product } of replaced) {
			if (!left.includes(step)) continue;
			const known = await resolveProduct(ctx, tx, product);
			const routine = await readRoutine(tx, userId);
			rows.push(
				confirmedRow(routine, known, { userId, step, confirmedAt: sinceOf(in_use_since, ctx.clock.now()) }),
			);
		}
		if (rows.length > 0) await saveConfirmed(tx, rows);
		await audit(ctx, tx, {
			action: "routine.addition_undone",
			userId,
			details: { product_id: id, steps: left.length },
		});
		await followOwned(ctx, tx, userId, owned);
		return readProductsInUse(ctx, tx);
	});
}

/** Nothing is in use since tomorrow. */
function sinceOf(since: string | undefined, now: Date): Date {
	const told = since === undefined ? now : new Date(since);
	return told > now ? now : told;
}
