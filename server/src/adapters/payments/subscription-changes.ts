import { intervalOf } from "@dewlight/core/plans/paid-plan.ts";
import type { Stripe } from "stripe";
import type { ChangePreview, Payments } from "#ports/payments.ts";
import { idOf, itemOf, milliseconds, type StripeAccount, seconds } from "./stripe-account.ts";

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
async function releaseSchedule(
	account: StripeAccount,
	subscription: Stripe.Subscription,
	key: string,
): Promise<void> {
	const schedule = await openSchedule(account, subscription);
	if (!schedule) return;
	await account.stripe.subscriptionSchedules.release(schedule.id, {}, { idempotencyKey: `${key}-release` });
}

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

type LaterChange = Parameters<Payments["scheduleChange"]>[0];

/**
 * The present plan until the period ends, then the other one; discounts go along. A schedule that runs is written anew
 * rather than released: whoever asks twice never sees a moment without one.
 */
export async function scheduleChange(account: StripeAccount, change: LaterChange): Promise<void> {
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

const OVER = ["canceled", "incomplete_expired"];

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
