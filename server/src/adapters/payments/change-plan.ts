import type { Stripe } from "stripe";
import type { ChangePreview, Payments } from "#ports/payments.ts";
import { idOf, itemOf, milliseconds, type StripeAccount, seconds } from "./account.ts";
import { releaseSchedule } from "./schedules.ts";

type Change = Parameters<Payments["previewChange"]>[0];
type ChangeOnce = Parameters<Payments["changeNow"]>[0];

export async function previewChange(account: StripeAccount, change: Change): Promise<ChangePreview> {
	const { stripe, prices } = account;
	const subscription = await stripe.subscriptions.retrieve(change.subscriptionId);
	const price = prices[change.plan];
	const preview = await stripe.invoices.createPreview({
		customer: idOf(subscription.customer),
		subscription: subscription.id,
		subscription_details: {
			items: [{ id: itemOf(subscription).id, price }],
			proration_behavior: "always_invoice",
			proration_date: countedFrom(subscription, change),
		},
	});
	return {
		amountDueCents: preview.amount_due,
		currency: preview.currency,
		renewsAt: milliseconds(renewalOf(preview, price, itemOf(subscription).current_period_end)),
	};
}

/** Nothing before the period counts; our clock may be behind the provider's when one has just begun. */
function countedFrom(subscription: Stripe.Subscription, { at }: Change): number {
	return Math.max(seconds(at), itemOf(subscription).current_period_start);
}

/** The line of the new price runs until the next renewal. */
function renewalOf(preview: Stripe.Invoice, price: string, otherwise: number): number {
	const ends = preview.lines.data
		.filter(({ pricing }) => {
			const priced = pricing?.price_details?.price;
			return priced !== undefined && idOf(priced) === price;
		})
		.map(({ period }) => period.end);
	return ends.length > 0 ? Math.max(...ends) : otherwise;
}

/** Where the payment fails, the provider changes nothing and says why. */
export async function changeNow(account: StripeAccount, change: ChangeOnce): Promise<void> {
	const { stripe, prices } = account;
	const subscription = await stripe.subscriptions.retrieve(change.subscriptionId);
	await releaseSchedule(account, subscription, change.key);
	await stripe.subscriptions.update(
		subscription.id,
		{
			items: [{ id: itemOf(subscription).id, price: prices[change.plan] }],
			proration_behavior: "always_invoice",
			proration_date: countedFrom(subscription, change),
			payment_behavior: "error_if_incomplete",
		},
		{ idempotencyKey: change.key },
	);
}
