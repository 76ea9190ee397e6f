import type Stripe from "stripe";
import { emit, emitChange } from "../events/emit.ts";
import { type Account, all, lookUp, type Subscription } from "../state/account.ts";
import { voidInvoice } from "./open-invoice.ts";
import { itemOf } from "./subscription-item.ts";

/** Ends it now and for good. Open invoices stay open, and nobody collects them any more. */
export function cancelSubscription(
	account: Account,
	subscription: Subscription,
	reason: Stripe.Subscription.CancellationDetails.Reason,
	at: number,
): void {
	const pending = account.state.pendingChanges[subscription.id];
	delete account.state.pendingChanges[subscription.id];
	delete account.state.pendingLines[subscription.id];
	subscription.pending_update = null;
	if (pending) voidInvoice(account, pending.invoice, at);
	for (const invoice of all(account, "invoice")) {
		if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
		if (invoice.status !== "open" && invoice.status !== "draft") continue;
		invoice.auto_advance = false;
		invoice.next_payment_attempt = null;
	}
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	if (schedule) {
		emitChange(account, "subscription_schedule.canceled", schedule, at, () => {
			schedule.status = "canceled";
			schedule.canceled_at = at;
			schedule.current_phase = null;
		});
	}
	subscription.schedule = null;
	subscription.status = "canceled";
	subscription.ended_at = at;
	subscription.canceled_at ??= at;
	subscription.cancellation_details = {
		comment: subscription.cancellation_details?.comment ?? null,
		feedback: subscription.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason,
	};
	account.changed = true;
	emit(account, "customer.subscription.deleted", subscription, at);
}

export function setCancelAtPeriodEnd(subscription: Subscription, wanted: boolean, at: number): void {
	setCancelAt(subscription, wanted ? itemOf(subscription).current_period_end : null, at);
	subscription.cancel_at_period_end = wanted;
}

/** A day of its own to end at; null takes it back. */
export function setCancelAt(subscription: Subscription, when: number | null, at: number): void {
	subscription.cancel_at_period_end = false;
	subscription.cancel_at = when;
	subscription.canceled_at = when === null ? null : at;
	subscription.cancellation_details = {
		comment: subscription.cancellation_details?.comment ?? null,
		feedback: subscription.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason: when === null ? null : "cancellation_requested",
	};
}
