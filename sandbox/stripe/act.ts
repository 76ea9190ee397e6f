import { readCard } from "./billing/entered-card.ts";
import { type CheckoutPayment, payCheckout } from "./billing/pay-checkout.ts";
import { settle } from "./billing/settle.ts";
import { isLive, itemOf, setPeriod } from "./billing/subscription-item.ts";
import { emit } from "./events/emit.ts";
import { newDispute } from "./objects/new-dispute.ts";
import { type Account, all, find, insert, lookUp, timeOf } from "./state/account.ts";
import type { Subscription } from "./state/tables.ts";

/** Pays with a test number as a person would, the bank's question included. */
export function actPay(account: Account, checkoutId: string, number: string): CheckoutPayment {
	const form = { number, expiry: "12/99", cvc: number.startsWith("3") ? "1234" : "123", name: "Test Person" };
	const read = readCard({ ...form, expiry: "12/2099" }, account.clock());
	if ("errors" in read) return { kind: "declined", message: Object.values(read.errors).join(" ") };
	const checkout = find(account, "checkout.session", checkoutId);
	return payCheckout(account, checkout, { card: read.card, authenticated: true });
}

/** From now on the card is refused, and the next renewal is due. */
export function actFailRenewal(account: Account, subscriptionId: string): void {
	const subscription = find(account, "subscription", subscriptionId);
	const customer = find(account, "customer", subscription.customer);
	const method = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
	if (method !== null && method !== undefined) account.state.cards[method] = "fails_later";
	actAdvance(account, subscriptionId);
}

/** The holder of the card disputes the newest charge of the subscription's customer. Null where nothing was paid. */
export function actDispute(account: Account, subscriptionId: string): string | null {
	const { customer } = find(account, "subscription", subscriptionId);
	const charge = all(account, "charge").findLast((each) => each.customer === customer && each.paid);
	if (!charge) return null;
	const at = timeOf(account, customer);
	const dispute = insert(account, "dispute", newDispute(charge, at));
	charge.disputed = true;
	emit(account, "charge.dispute.created", dispute, at);
	return dispute.id;
}

/** The bank has decided: the money stays, or goes back. */
export function actCloseDispute(account: Account, disputeId: string, outcome: "won" | "lost"): void {
	const dispute = find(account, "dispute", disputeId);
	const charge = find(account, "charge", dispute.charge);
	dispute.status = outcome;
	emit(account, "charge.dispute.closed", dispute, timeOf(account, charge.customer));
	account.changed = true;
}

/**
 * The next period begins now. The clock belongs to others, so the subscription's own times are moved back instead, with
 * the phases of its schedule.
 */
export function actAdvance(account: Account, subscriptionId: string): void {
	settle(account);
	const subscription = find(account, "subscription", subscriptionId);
	if (!isLive(subscription)) return;
	moveBack(
		account,
		subscription,
		itemOf(subscription).current_period_end - timeOf(account, subscription.customer),
	);
	account.changed = true;
	settle(account);
}

function moveBack(account: Account, subscription: Subscription, seconds: number): void {
	const item = itemOf(subscription);
	setPeriod(item, {
		start: item.current_period_start - seconds,
		end: item.current_period_end - seconds,
	});
	// Months differ in length: the next cycle is counted from here.
	subscription.billing_cycle_anchor = item.current_period_end;
	if (subscription.cancel_at !== null) subscription.cancel_at -= seconds;
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	for (const phase of [
		...(schedule?.phases ?? []),
		...(schedule?.current_phase ? [schedule.current_phase] : []),
	]) {
		phase.start_date -= seconds;
		phase.end_date -= seconds;
	}
}
