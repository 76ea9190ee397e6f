import { intervalOf, type PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING } from "@dewlight/core/plans/prices.ts";
import { lockAccount } from "#db/queries/accounts.ts";
import { type CheckoutRow, closeCheckout, findOpenCheckout, insertCheckout } from "#db/queries/checkouts.ts";
import { holdPlace, holdsPlace, releasePlace } from "#db/queries/founding-places.ts";
import type { Context, UserActor } from "../context.ts";

/** The provider takes no page that is open for less than half an hour, counted when it hears of it. */
const SLACK_MS = 60_000;

export interface ClaimedCheckout {
	row: CheckoutRow;
	/** It holds a place at the founding price. */
	founding: boolean;
	isNew: boolean;
}

/** The person's one open checkout, or a new one for this plan. Whoever asks at the same time gets the same. */
export async function claimCheckout(ctx: Context<UserActor>, plan: PaidPlan): Promise<ClaimedCheckout> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const now = ctx.clock.now();
		const open = await findOpenCheckout(tx, userId, now);
		if (open) return { row: open, founding: await holdsPlace(tx, open.id), isNew: false };
		const expiresAt = new Date(now.getTime() + FOUNDING.holdMs + SLACK_MS);
		const row = { id: ctx.ids.uuid(), userId, sessionId: null, plan, createdAt: now, expiresAt };
		await insertCheckout(tx, row);
		const place = { id: ctx.ids.uuid(), checkoutId: row.id, userId, heldUntil: expiresAt };
		const founding = intervalOf(plan) === "year" && (await holdPlace(tx, place, now));
		return { row, founding, isNew: true };
	});
}

/** Its place at the founding price is free again at once, unless it was paid. */
export async function giveUpCheckout(ctx: Context, checkoutId: string): Promise<void> {
	await ctx.store.transaction(async (tx) => {
		await closeCheckout(tx, checkoutId, ctx.clock.now());
		await releasePlace(tx, checkoutId);
	});
}
