import { savePreview } from "#db/queries/billing.ts";
import type { ChangePreview } from "#ports/payments.ts";
import { takeAttempt } from "../accounts/index.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { BILLING_RULES } from "./billing-rules.ts";
import { planOfPrice } from "./plan-of-price.ts";
import { requireChangeable } from "./require-subscription.ts";

/** API-34. What changing now would cost; kept, so that the charge is counted from the same moment. */
export async function previewChange({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: { priceId: string };
}): Promise<ChangePreview> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.preview, String(userId));
	const plan = await planOfPrice(ctx, input.priceId);
	const { subscriptionId, ...row } = await requireChangeable(ctx, "bad_input");
	if (row.plan === plan) throw new DomainError("bad_input", "You are on this plan already.");
	const at = Math.floor(ctx.clock.now().getTime() / 1000) * 1000;
	const preview = await askProvider(ctx, () => ctx.payments.previewChange({ subscriptionId, plan, at }));
	const { amountDueCents } = preview;
	const prorationDate = new Date(at);
	await savePreview(ctx.store.db, { userId, subscriptionId, plan, amountDueCents, prorationDate });
	return preview;
}
