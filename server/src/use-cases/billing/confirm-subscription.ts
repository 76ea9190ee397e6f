import type { PlanKey } from "@dewlight/core/plans/plan.ts";
import { findCheckoutOfUser } from "#db/queries/checkouts.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { askProvider } from "./ask-provider.ts";
import { BILLING_RULES } from "./billing-rules.ts";
import { giveUpCheckout } from "./claim-checkout.ts";
import { refused } from "./plan-of-price.ts";
import { syncSubscription } from "./sync-subscription.ts";

/** API-33. Null when the checkout is not paid, not the person's or not known; asking again changes nothing. */
export async function confirmSubscription({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { sessionId: string };
}): Promise<{ plan: PlanKey } | null> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.confirm, String(userId));
	const checkout = await findCheckoutOfUser(ctx.store.db, userId, input.sessionId);
	if (!checkout) {
		refused(ctx, "foreign_checkout");
		return null;
	}
	const session = await askProvider(ctx, () => ctx.payments.readCheckout(input.sessionId));
	if (session && session.userId !== userId) {
		refused(ctx, "foreign_checkout");
		return null;
	}
	if (session?.state !== "paid") return null;
	const row = await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	if (!row || row.state === "ended") return null;
	if (checkout.expiresAt > ctx.clock.now()) {
		await giveUpCheckout(ctx, checkout.id);
		await audit(ctx, ctx.store.db, {
			action: "billing.checkout_confirmed",
			userId,
			details: { plan: row.plan },
		});
	}
	return { plan: row.plan };
}
