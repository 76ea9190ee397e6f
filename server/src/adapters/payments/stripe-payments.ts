import type { Stripe } from "stripe";
import { type Dispute, PaymentRefusedError, type Payments } from "#ports/payments.ts";
import { idOf, milliseconds, type StripeAccount } from "./account.ts";
import { changeNow, previewChange } from "./change-plan.ts";
import { expireCheckout, openCheckout, readCheckout } from "./checkouts.ts";
import { cancelAtPeriodEnd, endNow, keep, openCardUpdate, refundPayments } from "./end-or-keep.ts";
import { readEvent } from "./read-event.ts";
import { readLastPaid, readSubscription } from "./read-subscription.ts";
import { scheduleChange } from "./schedules.ts";
import { translateError } from "./translate-error.ts";

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
