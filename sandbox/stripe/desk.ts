import { readCard } from "./billing/cards.ts";
import { type CheckoutPayment, payCheckout } from "./billing/pay-checkout.ts";
import { settle } from "./billing/settle.ts";
import { isLive, itemOf, setPeriod } from "./billing/subscription-plan.ts";
import { emit } from "./events/events.ts";
import {
	type Account,
	all,
	find,
	insert,
	type Kinds,
	lookUp,
	newId,
	type Subscription,
	timeOf,
} from "./state/account.ts";

/** Days the seller has to answer. */
const ANSWER_DAYS = 9;

const NO_EVIDENCE = {
	access_activity_log: null,
	billing_address: null,
	cancellation_policy: null,
	cancellation_policy_disclosure: null,
	cancellation_rebuttal: null,
	customer_communication: null,
	customer_email_address: null,
	customer_name: null,
	customer_purchase_ip: null,
	customer_signature: null,
	duplicate_charge_documentation: null,
	duplicate_charge_explanation: null,
	duplicate_charge_id: null,
	enhanced_evidence: {},
	product_description: null,
	receipt: null,
	refund_policy: null,
	refund_policy_disclosure: null,
	refund_refusal_explanation: null,
	service_date: null,
	service_documentation: null,
	shipping_address: null,
	shipping_carrier: null,
	shipping_date: null,
	shipping_documentation: null,
	shipping_tracking_number: null,
	uncategorized_file: null,
	uncategorized_text: null,
} as const satisfies Kinds["dispute"]["evidence"];

/** The holder of the card asks the bank for the money back. */
function newDispute(charge: Kinds["charge"], at: number): Kinds["dispute"] {
	const brand = charge.payment_method_details?.card?.brand ?? "visa";
	return {
		id: newId("du"),
		object: "dispute",
		amount: charge.amount,
		balance_transactions: [],
		charge: charge.id,
		created: at,
		currency: charge.currency,
		enhanced_eligibility_types: [],
		evidence: { ...NO_EVIDENCE },
		evidence_details: {
			due_by: at + ANSWER_DAYS * 86_400,
			enhanced_eligibility: {},
			has_evidence: false,
			past_due: false,
			submission_count: 0,
			submission_method: "not_submitted",
		},
		intended_submission_method: null,
		is_charge_refundable: false,
		livemode: false,
		metadata: {},
		payment_intent: charge.payment_intent,
		payment_method_details: {
			card: { brand, case_type: "chargeback", network: brand, network_reason_code: "10.4" },
			type: "card",
		},
		reason: "fraudulent",
		status: "needs_response",
	};
}

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

/** A plain summary for a page of the developer. Times are ISO 8601, money in cents. */
export interface StandInView {
	customers: { id: string; email: string | null; metadata: Record<string, string>; card: string | null }[];
	subscriptions: {
		id: string;
		customer: string;
		status: string;
		price: string;
		cents: number;
		periodEnd: string;
		cancelAtPeriodEnd: boolean;
		nextPrice: string | null;
		openInvoice: string | null;
	}[];
	checkouts: { id: string; customer: string | null; cents: number; expiresAt: string; url: string | null }[];
	/** Events not yet taken: waiting, dropped on purpose, or given up. */
	deliveries: { event: string; type: string; attempts: number; state: string }[];
}

const iso = (at: number) => new Date(at * 1_000).toISOString();

export function viewOf(account: Account): StandInView {
	const invoices = all(account, "invoice");
	return {
		customers: all(account, "customer").map((customer) => {
			const own = all(account, "subscription").findLast((each) => each.customer === customer.id);
			const id = own?.default_payment_method ?? customer.invoice_settings.default_payment_method;
			return {
				id: customer.id,
				email: customer.email,
				metadata: { ...customer.metadata },
				card: lookUp(account, "payment_method", id)?.card?.last4 ?? null,
			};
		}),
		subscriptions: all(account, "subscription").map((subscription) => {
			const item = itemOf(subscription);
			const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
			const next = schedule?.phases.find((phase) => phase.start_date >= item.current_period_end);
			const waiting = invoices.find(
				(invoice) =>
					invoice.status === "open" && invoice.parent?.subscription_details?.subscription === subscription.id,
			);
			return {
				id: subscription.id,
				customer: subscription.customer,
				status: subscription.status,
				price: nameOf(account, item.price.id),
				cents: item.price.unit_amount ?? 0,
				periodEnd: iso(item.current_period_end),
				cancelAtPeriodEnd: subscription.cancel_at_period_end,
				nextPrice: next?.items[0] ? nameOf(account, next.items[0].price) : null,
				openInvoice: waiting?.id ?? null,
			};
		}),
		checkouts: all(account, "checkout.session")
			.filter(({ status }) => status === "open")
			.map((checkout) => ({
				id: checkout.id,
				customer: checkout.customer,
				cents: checkout.amount_total ?? 0,
				expiresAt: iso(checkout.expires_at),
				url: checkout.url,
			})),
		deliveries: account.state.deliveries.map(({ event, attempts, state }) => ({
			event,
			type: lookUp(account, "event", event)?.type ?? "",
			attempts,
			state,
		})),
	};
}

function nameOf(account: Account, id: string): string {
	return lookUp(account, "price", id)?.lookup_key ?? id;
}
