import type { Stripe } from "stripe";
import { z } from "zod";
import {
	type ChangePreview,
	type Dispute,
	EventForgedError,
	type PaymentEvent,
	PaymentRefusedError,
	type Payments,
} from "#ports/payments.ts";
import { expireCheckout, openCheckout, readCheckout } from "./checkouts.ts";
import { readLastPaid, readSubscription } from "./read-subscription.ts";
import {
	cancelAtPeriodEnd,
	endNow,
	keep,
	openCardUpdate,
	refundPayments,
	releaseSchedule,
	scheduleChange,
} from "./schedules.ts";
import { idOf, itemOf, milliseconds, type StripeAccount, seconds, translateError } from "./stripe-account.ts";

const reference = z.union([z.string(), z.object({ id: z.string() })]);
/** What an event is about; everything else of it is asked for again. */
const about = z.object({
	id: z.string().optional(),
	object: z.string().optional(),
	customer: reference.nullish(),
	metadata: z.record(z.string(), z.string()).nullish(),
});

async function readEvent(
	stripe: Stripe,
	body: Buffer,
	signature: string,
	secret: string,
): Promise<PaymentEvent> {
	const event = await verified(stripe, body, signature, secret);
	const object = about.parse(event.data.object);
	const customer = object.object === "customer" ? object.id : object.customer;
	return {
		id: event.id,
		type: event.type,
		customerId: customer ? idOf(customer) : null,
		disputeId: object.object === "dispute" ? (object.id ?? null) : null,
		checkoutId: object.object === "checkout.session" ? (object.metadata?.checkout_id ?? null) : null,
	};
}

async function verified(stripe: Stripe, body: Buffer, signature: string, secret: string) {
	try {
		return await stripe.webhooks.constructEventAsync(body, signature, secret);
	} catch (error) {
		throw new EventForgedError("A webhook's signature does not fit its body, or is too old.", {
			cause: error,
		});
	}
}

interface StripePaymentsOptions {
	description: string;
	/** Called when the first call needs it, and again after it has failed. */
	open: () => Promise<StripeAccount>;
	webhookSecret: string;
}

/** Subscriptions at Stripe, or at whatever speaks the same wire. */
export function createStripePayments({ description, open, webhookSecret }: StripePaymentsOptions): Payments {
	let opened: Promise<StripeAccount> | null = null;
	const account = () => {
		opened ??= open().catch((error: unknown) => {
			opened = null;
			throw error;
		});
		return opened;
	};
	async function call<T>(work: (ready: StripeAccount) => Promise<T>): Promise<T> {
		const ready = await account();
		try {
			return await work(ready);
		} catch (error) {
			throw translateError(ready.stripe, error);
		}
	}
	return {
		description,
		priceIds: async () => (await account()).prices,
		createCustomer: ({ userId, email, key }) =>
			call(async ({ stripe }) => {
				const params = { email, metadata: { user_id: String(userId) } };
				return (await stripe.customers.create(params, { idempotencyKey: key })).id;
			}),
		openCheckout: (order) => call((ready) => openCheckout(ready, order)),
		readCheckout: (id) => call((ready) => readCheckout(ready, id)),
		expireCheckout: (id) => call((ready) => expireCheckout(ready, id)),
		readSubscription: (customerId) => call((ready) => readSubscription(ready, customerId)),
		previewChange: (change) => call((ready) => previewChange(ready, change)),
		changeNow: (change) => call((ready) => changeNow(ready, change)),
		scheduleChange: (change) => call((ready) => scheduleChange(ready, change)),
		cancelAtPeriodEnd: (id, key) => call((ready) => cancelAtPeriodEnd(ready, id, key)),
		keep: (id, key) => call((ready) => keep(ready, id, key)),
		endNow: (id) => call((ready) => endNow(ready, id)),
		refundLastInvoice: (id, key) =>
			call(async (ready) => {
				const paid = await readLastPaid(ready, id);
				if (!paid)
					throw new PaymentRefusedError("nothing_paid", "Nothing was paid that could be given back.");
				return { invoiceId: paid.id, amountCents: await refundPayments(ready, paid.id, key) };
			}),
		readDispute: (id) => call(({ stripe }) => readDispute(stripe, id)),
		openCardUpdate: (order) => call((ready) => openCardUpdate(ready, order)),
		readEvent: async (body, signature) => readEvent((await account()).stripe, body, signature, webhookSecret),
	};
}

/** Of an inquiry (`warning_...`) nothing was taken back when it closes. */
const WON = ["won", "warning_closed", "prevented"];

/** A dispute names its charge only; whose it is stands there. */
async function readDispute(stripe: Stripe, id: string): Promise<Dispute> {
	const dispute = await stripe.disputes.retrieve(id);
	const charge = await stripe.charges.retrieve(idOf(dispute.charge));
	const { status, reason, amount, currency, evidence_details } = dispute;
	return {
		id,
		customerId: charge.customer ? idOf(charge.customer) : null,
		state: status === "lost" ? "lost" : WON.includes(status) ? "won" : "open",
		reason,
		amountCents: amount,
		currency,
		answerBy: evidence_details.due_by === null ? null : milliseconds(evidence_details.due_by),
	};
}

type Change = Parameters<Payments["previewChange"]>[0];
type ChangeOnce = Parameters<Payments["changeNow"]>[0];

async function previewChange(account: StripeAccount, change: Change): Promise<ChangePreview> {
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
async function changeNow(account: StripeAccount, change: ChangeOnce): Promise<void> {
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
