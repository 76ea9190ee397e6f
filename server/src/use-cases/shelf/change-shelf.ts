import type { addToShelfSchema, changeShelfItemSchema } from "@dewlight/contracts/shelf.ts";
import type { z } from "zod";
import { lockAccount } from "#db/queries/accounts.ts";
import { countShelf, deleteShelfItem, insertShelfItem, updateShelfItem } from "#db/queries/shelf.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { nameOfProduct, SHELF_LIMITS, shelfFull } from "./shelf-rules.ts";

type Call<Input> = { ctx: Context<UserActor>; input: Input };

/** Puts one pack on the shelf. The same product again is another pack. */
export async function addToShelf({ ctx, input }: Call<z.infer<typeof addToShelfSchema>>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const name = await nameOfProduct(tx, userId, input.product_id);
		if ((await countShelf(tx, userId)).items >= SHELF_LIMITS.items) throw shelfFull();
		const id = `shelf_${ctx.ids.name()}`;
		await insertShelfItem(tx, {
			id,
			userId,
			productId: input.product_id,
			name,
			openedOn: input.opened_on ?? null,
			lastsMonths: input.lasts_months ?? null,
			bestBefore: input.best_before ?? null,
			price: input.price ?? null,
			currency: input.currency ?? "USD",
			leftOn: null,
			leftAs: null,
			createdAt: ctx.clock.now(),
		});
		await audit(ctx, tx, { action: "shelf.pack_added", userId, details: { shelf_id: id } });
	});
}

/** Changes what was sent and leaves the rest; a pack that left may come back by sending null. */
export async function changeShelfItem({
	ctx,
	input,
}: Call<z.infer<typeof changeShelfItemSchema> & { id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	const { id, opened_on, lasts_months, best_before, price, currency, left_on, left_as } = input;
	const today = ctx.clock.now().toISOString().slice(0, "YYYY-MM-DD".length);
	const change = {
		...(opened_on !== undefined && { openedOn: opened_on }),
		...(lasts_months !== undefined && { lastsMonths: lasts_months }),
		...(best_before !== undefined && { bestBefore: best_before }),
		...(price !== undefined && { price }),
		...(currency !== undefined && { currency }),
		...(left_as !== undefined && { leftAs: left_as, leftOn: left_as === null ? null : (left_on ?? today) }),
	};
	if (Object.keys(change).length === 0) throw new DomainError("bad_input", "Say what to change.");
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const row = await updateShelfItem(tx, userId, id, change);
		if (!row) throw notFound();
		await audit(ctx, tx, { action: "shelf.pack_changed", userId, details: { shelf_id: id } });
	});
}

export async function removeShelfItem({ ctx, input }: Call<{ id: string }>): Promise<void> {
	const { userId } = ctx.actor;
	await ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		if (!(await deleteShelfItem(tx, userId, input.id))) throw notFound();
		await audit(ctx, tx, { action: "shelf.pack_removed", userId, details: { shelf_id: input.id } });
	});
}
