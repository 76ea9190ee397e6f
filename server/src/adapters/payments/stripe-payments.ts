import type { Stripe } from "stripe";
import { z } from "zod";
import {
	type Checkout,
	type Dispute,
	EventForgedError,
	FoundingClosedError,
	type PaymentEvent,
	PaymentRefusedError,
	type Payments,
} from "#ports/payments.ts";
import { readLastPaid, readSubscription } from "./read-subscription.ts";
import {
	FOUNDING_COUPON,
	idOf,
	isMissing,
	milliseconds,
	type StripeAccount,
	seconds,
	translateError,
} from "./stripe-account.ts";
import {
	cancelAtPeriodEnd,
	changeNow,
	endNow,
	keep,
	openCardUpdate,
	previewChange,
	refundPayments,
	scheduleChange,
} from "./subscription-changes.ts";

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

type Order = Parameters<Payments["openCheckout"]>[0];

async function openCheckout(
	{ stripe, prices }: StripeAccount,
	order: Order,
): Promise<{ id: string; url: string }> {
	const names = { user_id: String(order.userId), checkout_id: order.checkoutId };
	const params: Stripe.Checkout.SessionCreateParams = {
		mode: "subscription",
		customer: order.customerId,
		client_reference_id: String(order.userId),
		line_items: [{ price: prices[order.plan], quantity: 1 }],
		...(order.founding && { discounts: [{ coupon: FOUNDING_COUPON }] }),
		success_url: order.successUrl,
		cancel_url: order.cancelUrl,
		expires_at: seconds(order.expiresAt),
		metadata: names,
		subscription_data: { metadata: { user_id: names.user_id } },
	};
	const terms = order.founding ? "founding" : "full";
	try {
		const idempotencyKey = `checkout-${order.checkoutId}-${terms}`;
		const session = await stripe.checkout.sessions.create(params, { idempotencyKey });
		if (!session.url) throw new Error("A new checkout came without a page.");
		return { id: session.id, url: session.url };
	} catch (error) {
		const opened = error instanceof stripe.errors.StripeIdempotencyError && (await findOpened(stripe, order));
		if (opened) return opened;
		if (order.founding && isAboutCoupon(stripe, error)) {
			throw new FoundingClosedError("The founding coupon cannot be used any more.", { cause: error });
		}
		throw error;
	}
}

/** The page of the same checkout that was asked for before, from another page of ours. */
async function findOpened(stripe: Stripe, order: Order): Promise<{ id: string; url: string } | null> {
	const { data } = await stripe.checkout.sessions.list({
		customer: order.customerId,
		status: "open",
		limit: 100,
	});
	for (const { id, url, metadata } of data) {
		if (url && metadata?.checkout_id === order.checkoutId) return { id, url };
	}
	return null;
}

function isAboutCoupon(stripe: Stripe, error: unknown): boolean {
	if (!(error instanceof stripe.errors.StripeInvalidRequestError)) return false;
	return (
		error.code === "coupon_expired" ||
		(error.param ?? "").startsWith("discounts") ||
		(error.param ?? "").startsWith("coupon")
	);
}

async function readCheckout({ stripe }: StripeAccount, id: string): Promise<Checkout | null> {
	try {
		return toCheckout(await stripe.checkout.sessions.retrieve(id));
	} catch (error) {
		if (isMissing(stripe, error)) return null;
		throw error;
	}
}

function toCheckout(session: Stripe.Checkout.Session): Checkout {
	const userId = Number(session.client_reference_id ?? Number.NaN);
	return {
		id: session.id,
		userId: Number.isSafeInteger(userId) ? userId : null,
		checkoutId: session.metadata?.checkout_id ?? null,
		customerId: session.customer ? idOf(session.customer) : null,
		subscriptionId: session.subscription ? idOf(session.subscription) : null,
		state: stateOf(session),
		url: session.status === "open" ? session.url : null,
	};
}

/** Complete but unpaid: the bank has not answered yet. */
function stateOf({ status, payment_status }: Stripe.Checkout.Session): Checkout["state"] {
	if (status === "expired") return "expired";
	return status === "complete" && payment_status !== "unpaid" ? "paid" : "open";
}

async function expireCheckout({ stripe }: StripeAccount, id: string): Promise<void> {
	const session = await stripe.checkout.sessions.retrieve(id);
	if (session.status !== "open") return;
	try {
		await stripe.checkout.sessions.expire(id);
	} catch (error) {
		const now = await stripe.checkout.sessions.retrieve(id);
		if (now.status === "open") throw error;
	}
}
