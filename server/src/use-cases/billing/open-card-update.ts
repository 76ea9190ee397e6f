import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import { takeAttempt } from "../accounts/index.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { askProvider } from "./ask-provider.ts";
import { BILLING_RULES } from "./billing-rules.ts";
import { billingUrl } from "./return-urls.ts";

/** The provider's page where the card is changed, what is open is paid and invoices lie (DER-34). */
export async function openCardUpdate({ ctx }: { ctx: Context<UserActor> }): Promise<{ url: string }> {
	const { userId } = ctx.actor;
	await takeAttempt(ctx, BILLING_RULES.cardUpdate, String(userId));
	const customer = await findBillingCustomer(ctx.store.db, userId);
	if (!customer) throw new DomainError("bad_input", "You have no subscription. Please choose a plan first.");
	const order = { customerId: customer.customerId, returnUrl: billingUrl(ctx) };
	const url = await askProvider(ctx, () => ctx.payments.openCardUpdate(order));
	await audit(ctx, ctx.store.db, { action: "billing.card_page_opened", userId });
	return { url };
}
