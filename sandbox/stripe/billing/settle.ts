import { emit, emitChange } from "../events/events.ts";
import {
	type Account,
	all,
	find,
	type Invoice,
	lookUp,
	type Price,
	type Subscription,
	timeOf,
} from "../state/account.ts";
import { subscriptionOf } from "./after-collection.ts";
import { advanceSchedule, cancelSubscription, nextPhaseOf, phaseEndsAt } from "./change-subscription.ts";
import { collectInvoice, methodFor } from "./collect-invoice.ts";
import { type ChargeLine, newInvoice, openInvoice, voidInvoice } from "./open-invoice.ts";
import { expireCheckout } from "./pay-checkout.ts";
import { isLive, itemOf, periodAt, periodLine, priceOf, setPeriod } from "./subscription-plan.ts";

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

/** The next period begins: what waited and the period itself are charged. */
function renewSubscription(account: Account, subscription: Subscription, at: number): void {
	const item = itemOf(subscription);
	const last = { start: item.current_period_start, end: item.current_period_end };
	const price = priceOf(account, subscription);
	const period = periodAt(subscription.billing_cycle_anchor, price, at);
	emitChange(account, "customer.subscription.updated", subscription, at, () => setPeriod(item, period));
	const paused = subscription.pause_collection?.behavior;
	const lines = linesAt(account, subscription, price, period);
	delete account.state.pendingLines[subscription.id];
	const invoice = openInvoice(
		account,
		{ subscription, lines, reason: "subscription_cycle", period: last },
		at,
	);
	if (paused !== undefined) {
		setAside(account, invoice, paused, at);
		return;
	}
	const customer = find(account, "customer", subscription.customer);
	const method = methodFor(account, customer, subscription);
	collectInvoice(account, invoice, { method, by: "automatic" }, at);
}

function linesAt(
	account: Account,
	subscription: Subscription,
	price: Price,
	period: { start: number; end: number },
): ChargeLine[] {
	const waiting = account.state.pendingLines[subscription.id] ?? [];
	return [...waiting, periodLine(account, subscription, price, period)];
}

/** An invoice of a time in which nothing is collected. */
function setAside(account: Account, invoice: Invoice, behavior: string, at: number): void {
	invoice.auto_advance = false;
	if (behavior === "keep_as_draft") {
		invoice.status = "draft";
	} else if (behavior === "void") {
		invoice.status = "void";
		invoice.status_transitions.voided_at = at;
		emit(account, "invoice.voided", invoice, at);
	} else {
		invoice.status = "uncollectible";
		invoice.status_transitions.marked_uncollectible_at = at;
		emit(account, "invoice.marked_uncollectible", invoice, at);
	}
}

/** The invoice of the coming renewal as it would be now; null where there is none. */
export function upcomingInvoice(
	account: Account,
	subscription: Subscription,
	extra: { price: Price; later: readonly ChargeLine[] } | null,
	at: number,
): Invoice | null {
	if (subscription.status === "canceled" || subscription.cancel_at_period_end) return null;
	const end = itemOf(subscription).current_period_end;
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	const next = schedule && nextPhaseOf(schedule);
	const planned = next && next.start_date <= end ? next.items[0]?.price : undefined;
	const price = planned === undefined ? (extra?.price ?? priceOf(account, subscription)) : null;
	const renewed = price ?? find(account, "price", planned ?? "");
	const anchor = planned === undefined ? subscription.billing_cycle_anchor : end;
	const period = periodAt(anchor, renewed, end);
	const lines = [
		...(account.state.pendingLines[subscription.id] ?? []),
		...(extra?.later ?? []),
		periodLine(account, subscription, renewed, period),
	];
	const customer = find(account, "customer", subscription.customer);
	const invoice = newInvoice(
		account,
		{ customer, subscription, lines, reason: "upcoming", preview: true },
		end,
	);
	invoice.created = at;
	invoice.period_start = itemOf(subscription).current_period_start;
	invoice.period_end = end;
	invoice.next_payment_attempt = end;
	return invoice;
}
