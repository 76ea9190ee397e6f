import type { removeProductSchema } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS, PRODUCT_CATEGORIES } from "@dewlight/core/routine/care-plan.ts";
import { expandStep, stepKey } from "@dewlight/core/routine/step-key.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { deleteConfirmed } from "#db/queries/confirmed-products.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { notFound } from "../domain-error.ts";
import { type ProductsInUse, readProductsInUse } from "./confirm-product.ts";
import { followOwned } from "./follow-owned.ts";
import { additionalKey } from "./profile-rules.ts";
import { readOwnedNames } from "./read-routine.ts";

/** Takes a product out of use at a step; not found when it is not in use there. */
export async function removeProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof removeProductSchema>;
}): Promise<ProductsInUse> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const owned = await readOwnedNames(tx, userId);
		const removed = await deleteConfirmed(tx, userId, { steps: stepsOf(input), productId: input.id });
		if (removed.length === 0) throw notFound();
		await audit(ctx, tx, {
			action: "routine.product_removed",
			userId,
			details: { product_id: input.id, steps: removed.length },
		});
		await followOwned(ctx, tx, userId, owned);
		return readProductsInUse(ctx, tx);
	});
}

/** A bare step means every section, whatever the plan has by now; a step no plan knows means use without a step. */
function stepsOf({ step, id }: { step: string; id: string }): string[] {
	const keys = expandStep(step, null);
	if (keys.length > 0) return keys;
	const name = step.toLowerCase().replace(/[\s.-]+/g, "_");
	const category = PRODUCT_CATEGORIES.find((one) => one === name);
	const bare = category ? PLAN_SECTIONS.map((section) => stepKey({ section, category })) : [];
	return [...bare, additionalKey(id)];
}
