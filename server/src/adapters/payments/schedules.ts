import { intervalOf } from "@dewlight/core/plans/paid-plan.ts";
import type { Stripe } from "stripe";
import type { Payments } from "#ports/payments.ts";
import { idOf, itemOf, type StripeAccount } from "./account.ts";

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
