import { emit, emitChange } from "../events/emit.ts";
import { newInvoice } from "../objects/new-invoice.ts";
import { type Account, find, lookUp } from "../state/account.ts";
import type { Invoice, Price, Subscription } from "../state/tables.ts";
import { periodAt } from "./calendar.ts";
import { collectInvoice, methodFor } from "./collect-invoice.ts";
import type { ChargeLine } from "./open-invoice.ts";
import { openInvoice } from "./open-invoice.ts";
import { periodLine } from "./plan-change.ts";
import { nextPhaseOf } from "./run-schedule.ts";
import { itemOf, priceOf, setPeriod } from "./subscription-item.ts";

/** The next period begins: what waited and the period itself are charged. */
export function renewSubscription(account: Account, subscription: Subscription, at: number): void {
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
