import type { PaidPlan } from "@dewlight/core/plans/paid-plan.ts";
import { FOUNDING, foundingCents } from "@dewlight/core/plans/prices.ts";
import type { Stripe } from "stripe";
import type { PaidInvoice, ProviderSubscription } from "#ports/payments.ts";
import {
	FOUNDING_COUPON,
	idOf,
	itemOf,
	milliseconds,
	planOfPrice,
	type StripeAccount,
} from "./stripe-account.ts";

/** The one that gives most comes first; whatever is not listed never began. */
const LIVING = ["active", "trialing", "past_due", "unpaid", "paused"];

const EXPAND = ["data.schedule", "data.discounts.source.coupon"];

/** The subscription that lives, else the one that ended last. */
export async function readSubscription(
	account: StripeAccount,
	customerId: string,
): Promise<ProviderSubscription | null> {
	const { data } = await account.stripe.subscriptions.list({
		customer: customerId,
		status: "all",
		limit: 100,
		expand: EXPAND,
	});
	const found = pickOne(data);
	return found && describe(account, found);
}

function pickOne(subscriptions: Stripe.Subscription[]): Stripe.Subscription | null {
	for (const status of LIVING) {
		const living = subscriptions.filter((subscription) => subscription.status === status);
		if (living.length > 0) return living.toSorted((one, other) => one.created - other.created)[0] ?? null;
	}
	const ended = subscriptions.filter(({ status }) => status === "canceled");
	return ended.toSorted((one, other) => (other.ended_at ?? 0) - (one.ended_at ?? 0))[0] ?? null;
}

async function describe(
	account: StripeAccount,
	subscription: Stripe.Subscription,
): Promise<ProviderSubscription> {
	const item = itemOf(subscription);
	const plan = planOfPrice(account, item.price);
	if (!plan) throw new Error(`The subscription ${subscription.id} has a price that is none of ours.`);
	const state = stateOf(subscription);
	const ends = endOf(subscription, item);
	const goesOn = state === "active" && !ends.withPeriod;
	const [lastPaid, unpaid, nextInvoiceCents] = await Promise.all([
		readLastPaid(account, subscription.id),
		state === "past_due" ? readOldestOpen(account, subscription.id) : null,
		goesOn ? readNextAmount(account, subscription.id) : null,
	]);
	const founding = foundingOf(subscription);
	const pastDueFrom = unpaid?.status_transitions.finalized_at ?? unpaid?.created ?? item.current_period_start;
	return {
		id: subscription.id,
		customerId: idOf(subscription.customer),
		plan,
		state,
		periodEndsAt: ends.at,
		endsWithPeriod: ends.withPeriod,
		pastDueSince: state === "past_due" ? milliseconds(pastDueFrom) : null,
		scheduledPlan: goesOn ? scheduledPlanOf(account, subscription, plan) : null,
		startedAt: milliseconds(subscription.start_date),
		discountCents: discountOf(subscription, plan, item.price.unit_amount ?? 0),
		founding,
		nextInvoiceCents,
		lastPaid,
		open: unpaid && {
			invoiceId: unpaid.id,
			amountCents: unpaid.amount_remaining,
			url: unpaid.hosted_invoice_url ?? null,
		},
	};
}

function stateOf({ status, pause_collection }: Stripe.Subscription): ProviderSubscription["state"] {
	switch (status) {
		case "active":
		case "trialing":
			return pause_collection ? "paused" : "active";
		case "past_due":
		case "unpaid":
			return "past_due";
		case "paused":
			return "paused";
		default:
			return "ended";
	}
}

function endOf(
	{ ended_at, cancel_at, cancel_at_period_end }: Stripe.Subscription,
	item: Stripe.SubscriptionItem,
) {
	const periodEnd = item.current_period_end;
	if (ended_at) return { at: milliseconds(ended_at), withPeriod: false };
	const withPeriod = cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd);
	return { at: milliseconds(Math.min(periodEnd, cancel_at ?? periodEnd)), withPeriod };
}

/** The plan of the phase after the present one, where it is another. */
function scheduledPlanOf(
	account: StripeAccount,
	{ schedule }: Stripe.Subscription,
	plan: PaidPlan,
): PaidPlan | null {
	if (!schedule || typeof schedule === "string" || schedule.status !== "active") return null;
	const from = schedule.current_phase?.end_date ?? 0;
	const next = schedule.phases.find(({ start_date }) => start_date >= from);
	const price = next?.items[0]?.price;
	const scheduled = price ? planOfPrice(account, idOf(price)) : null;
	return scheduled === plan ? null : scheduled;
}

function couponsOf({ discounts }: Stripe.Subscription): (string | Stripe.Coupon)[] {
	return discounts.flatMap((discount) => {
		const coupon = typeof discount === "string" ? null : discount.source.coupon;
		return coupon ? [coupon] : [];
	});
}

function foundingOf(subscription: Stripe.Subscription): boolean {
	return couponsOf(subscription).some((coupon) => idOf(coupon) === FOUNDING_COUPON);
}

/** The founding coupon sleeps on monthly plans; others are taken at their word. */
function discountOf(subscription: Stripe.Subscription, plan: PaidPlan, fullCents: number): number {
	let cents = 0;
	for (const coupon of couponsOf(subscription)) {
		if (idOf(coupon) === FOUNDING_COUPON) cents += foundingCents(plan) === null ? 0 : FOUNDING.offCents;
		else if (typeof coupon !== "string") {
			cents += coupon.amount_off ?? Math.round((fullCents * (coupon.percent_off ?? 0)) / 100);
		}
	}
	return Math.min(cents, fullCents);
}

/** Invoices that a credit paid in full are no payment. */
export async function readLastPaid(
	{ stripe }: StripeAccount,
	subscription: string,
): Promise<PaidInvoice | null> {
	const { data } = await stripe.invoices.list({ subscription, status: "paid", limit: 10 });
	const invoice = data.find(({ amount_paid }) => amount_paid > 0);
	if (!invoice) return null;
	return {
		id: invoice.id,
		amountCents: invoice.amount_paid,
		currency: invoice.currency,
		paidAt: milliseconds(invoice.status_transitions.paid_at ?? invoice.created),
		url: invoice.hosted_invoice_url ?? null,
	};
}

async function readOldestOpen(
	{ stripe }: StripeAccount,
	subscription: string,
): Promise<Stripe.Invoice | null> {
	const { data } = await stripe.invoices.list({ subscription, status: "open", limit: 100 });
	return data.toSorted((one, other) => one.created - other.created)[0] ?? null;
}

async function readNextAmount({ stripe }: StripeAccount, subscription: string): Promise<number | null> {
	try {
		return (await stripe.invoices.createPreview({ subscription })).amount_due;
	} catch (error) {
		const none = error instanceof stripe.errors.StripeInvalidRequestError;
		if (none && error.code === "invoice_upcoming_none") return null;
		throw error;
	}
}
