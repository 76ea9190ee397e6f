import { idOf, type StripeAccount } from "./account.ts";
import { releaseSchedule } from "./schedules.ts";

const OVER = ["canceled", "incomplete_expired"];

export async function cancelAtPeriodEnd(account: StripeAccount, id: string, key: string): Promise<void> {
	const { stripe } = account;
	await releaseSchedule(account, await stripe.subscriptions.retrieve(id), key);
	await stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key });
}

/** A cancellation for a day of its own is undone like one with the period. */
export async function keep(account: StripeAccount, id: string, key: string): Promise<void> {
	const { stripe } = account;
	const subscription = await stripe.subscriptions.retrieve(id);
	await releaseSchedule(account, subscription, key);
	if (subscription.cancel_at_period_end || subscription.pause_collection) {
		await stripe.subscriptions.update(
			id,
			{
				...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
				...(subscription.pause_collection && { pause_collection: "" }),
			},
			{ idempotencyKey: key },
		);
	} else if (subscription.cancel_at !== null) {
		await stripe.subscriptions.update(id, { cancel_at: "" }, { idempotencyKey: key });
	}
	if (subscription.status === "paused") {
		await stripe.subscriptions.resume(id, {}, { idempotencyKey: `${key}-resume` });
	}
}

export async function endNow({ stripe }: StripeAccount, id: string): Promise<void> {
	const subscription = await stripe.subscriptions.retrieve(id);
	if (OVER.includes(subscription.status)) return;
	try {
		await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
	} catch (error) {
		const now = await stripe.subscriptions.retrieve(id);
		if (!OVER.includes(now.status)) throw error;
	}
}

export async function openCardUpdate(
	{ stripe }: StripeAccount,
	{ customerId, returnUrl }: { customerId: string; returnUrl: string },
): Promise<string> {
	const { url } = await stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
	return url;
}

/** Whatever of the newest paid invoice was given back before counts as given back. */
export async function refundPayments(
	{ stripe }: StripeAccount,
	invoice: string,
	key: string,
): Promise<number> {
	let cents = 0;
	for (const { payment, amount_paid } of (
		await stripe.invoicePayments.list({ invoice, status: "paid", limit: 10 })
	).data) {
		if (!payment.payment_intent) continue;
		const payment_intent = idOf(payment.payment_intent);
		try {
			const idempotencyKey = `${key}-${payment_intent}`;
			const params = { payment_intent, reason: "requested_by_customer" } as const;
			cents += (await stripe.refunds.create(params, { idempotencyKey })).amount;
		} catch (error) {
			const refused = error instanceof stripe.errors.StripeInvalidRequestError;
			if (!(refused && error.code === "charge_already_refunded")) throw error;
			cents += amount_paid ?? 0;
		}
	}
	return cents;
}
