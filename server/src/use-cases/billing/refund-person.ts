import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { planName } from "@dewlight/core/plans/plan.ts";
import { findBillingCustomer } from "#db/queries/subscriptions.ts";
import type { ProviderSubscription } from "#ports/payments.ts";
import { audit } from "../audit.ts";
import type { Context, OperatorActor } from "../context.ts";
import { DomainError, notFound } from "../domain-error.ts";
import { promiseNotice } from "./announce-changes.ts";
import { askProvider } from "./ask-provider.ts";
import { REFUND_DAYS } from "./billing-rules.ts";
import { syncSubscription } from "./sync-subscription.ts";

export interface Refunded {
	amountCents: number;
	currency: string;
	invoiceId: string;
	/** Of the plan that ended with it. */
	planName: string;
}

/**
 * Gives the newest payment back and ends the subscription with it (DER-33). Later than seven days after it was billed
 * only when `late` says so. Safe to run again: the same payment is given back once.
 */
export async function refundPerson({
	ctx,
	input,
}: {
	ctx: Context<OperatorActor>;
	input: { userId: number; late?: boolean };
}): Promise<Refunded> {
	const { userId } = input;
	const { payments } = ctx;
	const customer = await findBillingCustomer(ctx.store.db, userId);
	if (!customer) throw notFound();
	const said = await askProvider(ctx, () => payments.readSubscription(customer.customerId));
	const paid = requirePayment(ctx, said, input.late ?? false);
	const key = `refund-${paid.invoice.id}`;
	const { amountCents, invoiceId } = await askProvider(ctx, () =>
		payments.refundLastInvoice(paid.subscription.id, key),
	);
	await askProvider(ctx, () => payments.endNow(paid.subscription.id));
	await askProvider(ctx, () => syncSubscription({ ctx, input: { userId } }));
	const { plan } = paid.subscription;
	const { currency } = paid.invoice;
	await ctx.store.transaction(async (tx) => {
		const money = { amount_cents: amountCents, currency };
		const mail = { template: "refund", user_id: userId, plan, ...money, plan_ended: true } as const;
		await promiseNotice(ctx, tx, { userId, kind: "refund", occasion: invoiceId, mail });
		const details = { ...money, invoice: invoiceId, plan, late: input.late ?? false };
		await audit(ctx, tx, { action: "billing.refunded", userId, details });
	});
	return { amountCents, currency, invoiceId, planName: planName(plan) };
}

function requirePayment(ctx: Context, subscription: ProviderSubscription | null, late: boolean) {
	const invoice = subscription?.lastPaid;
	if (!subscription || !invoice) {
		throw new DomainError("bad_input", "Nothing was paid that could be given back.");
	}
	if (!late && ctx.clock.now().getTime() - invoice.paidAt > REFUND_DAYS * DAY_MS) {
		const day = new Date(invoice.paidAt).toISOString().slice(0, 10);
		throw new DomainError("conflict", `The last payment was on ${day}, more than ${REFUND_DAYS} days ago.`);
	}
	return { subscription, invoice };
}
