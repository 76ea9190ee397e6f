import { emit, emitChange } from "../events/emit.ts";
import { type Account, all, find, lookUp, timeOf } from "../state/account.ts";
import type { Subscription } from "../state/tables.ts";
import { subscriptionOf } from "./after-collection.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { collectInvoice, methodFor } from "./collect-invoice.ts";
import { voidInvoice } from "./open-invoice.ts";
import { expireCheckout } from "./pay-checkout.ts";
import { renewSubscription, upcomingInvoice } from "./renew-subscription.ts";
import { advanceSchedule, phaseEndsAt } from "./run-schedule.ts";
import { isLive, itemOf } from "./subscription-item.ts";

/** Days before a renewal that it is announced. */
const NOTICE_SECONDS = 7 * 86_400;

interface Due {
	at: number;
	run: () => void;
}

/** Does, in the order of time, everything that was due until now. */
export function settle(account: Account): void {
	for (let due = earliestDue(account); due; due = earliestDue(account)) {
		account.changed = true;
		due.run();
	}
}

function earliestDue(account: Account): Due | null {
	let earliest: Due | null = null;
	for (const due of dues(account)) {
		if (!earliest || due.at < earliest.at) earliest = due;
	}
	return earliest;
}

/** At one moment the first that is yielded goes first: endings and phases before renewals. */
function* dues(account: Account): Generator<Due> {
	for (const checkout of all(account, "checkout.session")) {
		const { expires_at: at } = checkout;
		if (checkout.status === "open" && at <= timeOf(account, checkout.customer)) {
			yield { at, run: () => expireCheckout(account, checkout, at) };
		}
	}
	for (const subscription of all(account, "subscription")) {
		if (!isLive(subscription)) continue;
		const now = timeOf(account, subscription.customer);
		for (const due of subscriptionDues(account, subscription)) if (due.at <= now) yield due;
	}
	for (const invoice of all(account, "invoice")) {
		const at = invoice.next_payment_attempt;
		const subscription = subscriptionOf(account, invoice);
		if (at === null || invoice.status !== "open" || !subscription) continue;
		if (at > timeOf(account, subscription.customer)) continue;
		const customer = find(account, "customer", subscription.customer);
		const method = methodFor(account, customer, subscription);
		yield { at, run: () => collectInvoice(account, invoice, { method, by: "automatic" }, at) };
	}
}

function* subscriptionDues(account: Account, subscription: Subscription): Generator<Due> {
	const end = itemOf(subscription).current_period_end;
	const { cancel_at: cancelAt, pause_collection: pause, pending_update: update } = subscription;
	if (update) {
		const at = update.expires_at;
		yield { at, run: () => expireUpdate(account, subscription, at) };
	}
	if (cancelAt !== null) {
		yield {
			at: cancelAt,
			run: () => cancelSubscription(account, subscription, "cancellation_requested", cancelAt),
		};
	}
	if (pause && pause.resumes_at !== null) {
		const at = pause.resumes_at;
		yield { at, run: () => endPause(account, subscription, at) };
	}
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	const phaseEnd = schedule ? phaseEndsAt(schedule) : null;
	if (schedule && phaseEnd !== null) {
		yield { at: phaseEnd, run: () => advanceSchedule(account, schedule, phaseEnd) };
	}
	const notice = end - NOTICE_SECONDS;
	if (account.state.announced[subscription.id] !== end && cancelAt === null) {
		yield { at: notice, run: () => announce(account, subscription, Math.max(notice, subscription.created)) };
	}
	yield { at: end, run: () => renewSubscription(account, subscription, end) };
}

function announce(account: Account, subscription: Subscription, at: number): void {
	account.state.announced[subscription.id] = itemOf(subscription).current_period_end;
	const invoice = upcomingInvoice(account, subscription, null, at);
	if (invoice) emit(account, "invoice.upcoming", invoice, at);
}

function endPause(account: Account, subscription: Subscription, at: number): void {
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.pause_collection = null;
	});
}

function expireUpdate(account: Account, subscription: Subscription, at: number): void {
	const pending = account.state.pendingChanges[subscription.id];
	delete account.state.pendingChanges[subscription.id];
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.pending_update = null;
	});
	if (pending) voidInvoice(account, pending.invoice, at);
	emit(account, "customer.subscription.pending_update_expired", subscription, at);
}
