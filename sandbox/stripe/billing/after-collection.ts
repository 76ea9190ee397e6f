import { emit, emitChange } from "../events/events.ts";
import {
	type Account,
	all,
	find,
	type Invoice,
	lookUp,
	type PendingChange,
	type Subscription,
} from "../state/account.ts";
import { applyChange, cancelSubscription, setCancelAtPeriodEnd } from "./change-subscription.ts";
import { isLive, itemOf } from "./subscription-plan.ts";

const DAY = 86_400;
/** Days after an invoice was written that its payment is tried again: four tries within two weeks. */
const RETRY_DAYS = [3, 8, 14] as const;

export function subscriptionOf(account: Account, invoice: Invoice): Subscription | null {
	return lookUp(account, "subscription", invoice.parent?.subscription_details?.subscription);
}

/** A waiting update takes effect; a subscription that owes nothing more is active again. */
export function afterPayment(account: Account, invoice: Invoice, at: number): void {
	const subscription = subscriptionOf(account, invoice);
	if (!subscription) return;
	const pending = account.state.pendingChanges[subscription.id];
	if (pending?.invoice === invoice.id) applyPending(account, subscription, pending, at);
	if (subscription.status !== "past_due") return;
	const owes = all(account, "invoice").some(
		(other) => other.status === "open" && subscriptionOf(account, other)?.id === subscription.id,
	);
	if (owes) return;
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.status = "active";
	});
	find(account, "customer", subscription.customer).delinquent = false;
}

function applyPending(
	account: Account,
	subscription: Subscription,
	pending: PendingChange,
	at: number,
): void {
	delete account.state.pendingChanges[subscription.id];
	const price = find(account, "price", pending.price);
	const { current_period_start: start, current_period_end: end } = itemOf(subscription);
	const cycle = pending.cycle ?? { period: { start, end }, anchor: subscription.billing_cycle_anchor };
	applyChange(
		account,
		subscription,
		{ price, ...cycle },
		() => {
			subscription.pending_update = null;
			if (pending.metadata) subscription.metadata = pending.metadata;
			if (pending.cancelAtPeriodEnd !== null) {
				setCancelAtPeriodEnd(subscription, pending.cancelAtPeriodEnd, at);
			}
		},
		at,
	);
	emit(account, "customer.subscription.pending_update_applied", subscription, at);
}

/** The payment is tried again later; after the last try the subscription ends. */
export function afterFailure(account: Account, invoice: Invoice, at: number): void {
	const subscription = subscriptionOf(account, invoice);
	if (!subscription || !isLive(subscription)) {
		invoice.next_payment_attempt = null;
		return;
	}
	if (account.state.pendingChanges[subscription.id]?.invoice === invoice.id) return;
	const days = RETRY_DAYS[invoice.attempt_count - 1];
	invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY;
	find(account, "customer", subscription.customer).delinquent = true;
	if (days === undefined) {
		cancelSubscription(account, subscription, "payment_failed", at);
		return;
	}
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.status = "past_due";
	});
}
