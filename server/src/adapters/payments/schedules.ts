import { intervalOf } from "@dewlight/core/plans/paid-plan.ts";
import type { Stripe } from "stripe";
import type { Payments } from "#ports/payments.ts";
import { idOf, itemOf, type StripeAccount } from "./stripe-account.ts";

type Change = Parameters<Payments["scheduleChange"]>[0];

const OPEN = ["active", "not_started"];

async function openSchedule(
	{ stripe }: StripeAccount,
	{ schedule }: Stripe.Subscription,
): Promise<Stripe.SubscriptionSchedule | null> {
	if (!schedule) return null;
	const found = await stripe.subscriptionSchedules.retrieve(idOf(schedule));
	return OPEN.includes(found.status) ? found : null;
}

/** The subscription goes on as it is now, without any plan for later. */
export async function releaseSchedule(
	account: StripeAccount,
	subscription: Stripe.Subscription,
	key: string,
): Promise<void> {
	const schedule = await openSchedule(account, subscription);
	if (!schedule) return;
	await account.stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}-release` });
}

/**
 * The present plan until the period ends, then the other one; discounts go along. A schedule that runs is written anew
 * rather than released: whoever asks twice never sees a moment without one.
 */
export async function scheduleChange(account: StripeAccount, change: Change): Promise<void> {
	const { stripe, prices } = account;
	const subscription = await stripe.subscriptions.retrieve(change.subscriptionId);
	const schedule =
		(await openSchedule(account, subscription)) ??
		(await stripe.subscriptionSchedules.create(
			{ from_subscription: subscription.id },
			{ idempotencyKey: `${change.key}-begin` },
		));
	const item = itemOf(subscription);
	const phase = schedule.current_phase ?? schedule.phases[0];
	const kept = subscription.discounts.map((discount) => ({ discount: idOf(discount) }));
	const discounts = kept.length > 0 ? { discounts: kept } : {};
	await stripe.subscriptionSchedules.update(
		schedule.id,
		{
			end_behavior: "release",
			proration_behavior: "none",
			phases: [
				{
					items: [{ price: item.price.id, quantity: 1 }],
					start_date: phase?.start_date ?? item.current_period_start,
					end_date: item.current_period_end,
					proration_behavior: "none",
					...discounts,
				},
				{
					items: [{ price: prices[change.plan], quantity: 1 }],
					duration: { interval: intervalOf(change.plan) ?? "month", interval_count: 1 },
					proration_behavior: "none",
					...discounts,
				},
			],
		},
		{ idempotencyKey: change.key },
	);
}

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
