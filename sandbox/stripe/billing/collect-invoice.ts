import { emit } from "../events/events.ts";
import { newCharge } from "../objects/new-payment.ts";
import {
	type Account,
	all,
	type Customer,
	find,
	type Invoice,
	insert,
	type Kinds,
	lookUp,
	type PaymentMethod,
	type Subscription,
} from "../state/account.ts";
import { afterFailure, afterPayment } from "./after-collection.ts";
import { outcomeOf, sentenceOf } from "./cards.ts";

export type Collected =
	| { kind: "paid" }
	| { kind: "declined"; code: string; decline: string; message: string; method: PaymentMethod | null }
	| { kind: "authenticate"; message: string; method: PaymentMethod };

export function methodFor(
	account: Account,
	customer: Customer,
	subscription: Subscription | null,
): PaymentMethod | null {
	const id = subscription?.default_payment_method ?? customer.invoice_settings.default_payment_method;
	return lookUp(account, "payment_method", id);
}

/** What a payment with this method would come to; nothing is changed. */
export function expectOutcome(account: Account, method: PaymentMethod | null, present: boolean): Collected {
	if (!method) {
		const message = "This customer has no attached payment source or default payment method.";
		return { kind: "declined", code: "resource_missing", decline: "generic_decline", message, method };
	}
	const outcome = outcomeOf(account.state.cards[method.id] ?? "declined", present);
	if (outcome.kind === "paid") return outcome;
	if (outcome.kind === "authenticate") {
		return { kind: "authenticate", message: sentenceOf("authentication_required"), method };
	}
	const { code, decline } = outcome;
	return { kind: "declined", code, decline, message: sentenceOf(decline), method };
}

interface Options {
	/**
	 * `automatic` is the plan of retries, `asked` a call of the integration, `present` a person at a page,
	 * `authenticated` a person who has answered the bank.
	 */
	by: "automatic" | "asked" | "present" | "authenticated";
	method: PaymentMethod | null;
}

/** One try at an open invoice: what is due is paid, or the try is noted and the subscription waits. */
export function collectInvoice(account: Account, invoice: Invoice, options: Options, at: number): Collected {
	if (invoice.amount_due === 0) {
		markPaid(account, invoice, at);
		return { kind: "paid" };
	}
	const intent = intentOf(account, invoice);
	const { by } = options;
	const expected = expectOutcome(account, options.method, by === "present" || by === "authenticated");
	const answered = by === "authenticated" && expected.kind === "authenticate";
	const outcome: Collected = answered ? { kind: "paid" } : expected;
	invoice.attempted = true;
	// Tries by hand use up none of the planned ones.
	if (by === "automatic") invoice.attempt_count++;
	account.changed = true;
	if (outcome.kind === "paid" && options.method) {
		const charge = insert(
			account,
			"charge",
			newCharge(account, { intent, method: options.method, failure: null }, at),
		);
		intent.status = "succeeded";
		intent.amount_received = intent.amount;
		intent.payment_method = options.method.id;
		intent.latest_charge = charge.id;
		intent.last_payment_error = null;
		intent.next_action = null;
		emit(account, "charge.succeeded", charge, at);
		emit(account, "payment_intent.succeeded", intent, at);
		markPaid(account, invoice, at);
		return outcome;
	}
	if (outcome.kind !== "paid")
		noteFailure(account, { invoice, intent, outcome, automatic: by === "automatic" }, at);
	return outcome;
}

/** The invoice is paid; its subscription goes on. */
export function markPaid(account: Account, invoice: Invoice, at: number): void {
	invoice.status = "paid";
	invoice.attempted = true;
	invoice.amount_paid = invoice.amount_due;
	invoice.amount_remaining = 0;
	invoice.auto_advance = false;
	invoice.next_payment_attempt = null;
	invoice.status_transitions.paid_at = at;
	account.changed = true;
	for (const payment of all(account, "invoice_payment")) {
		if (payment.invoice !== invoice.id) continue;
		payment.status = "paid";
		payment.amount_paid = invoice.amount_due;
		payment.status_transitions.paid_at = at;
		emit(account, "invoice_payment.paid", payment, at);
	}
	emit(account, "invoice.paid", invoice, at);
	emit(account, "invoice.payment_succeeded", invoice, at);
	afterPayment(account, invoice, at);
}

function intentOf(account: Account, invoice: Invoice): Kinds["payment_intent"] {
	const payment = all(account, "invoice_payment").find((found) => found.invoice === invoice.id);
	return find(account, "payment_intent", payment?.payment.payment_intent ?? "");
}

interface Failure {
	invoice: Invoice;
	intent: Kinds["payment_intent"];
	outcome: Exclude<Collected, { kind: "paid" }>;
	automatic: boolean;
}

function noteFailure(account: Account, { invoice, intent, outcome, automatic }: Failure, at: number): void {
	const { method, message } = outcome;
	const waits = outcome.kind === "authenticate";
	const code = waits ? "authentication_required" : outcome.code;
	const decline = waits ? "authentication_required" : outcome.decline;
	intent.status = waits ? "requires_action" : "requires_payment_method";
	intent.next_action = waits
		? {
				redirect_to_url: { return_url: null, url: invoice.hosted_invoice_url ?? null },
				type: "redirect_to_url",
			}
		: null;
	intent.last_payment_error = { code, decline_code: decline, message, type: "card_error" };
	if (method && !waits) {
		const charge = newCharge(account, { intent, method, failure: { code, decline, message } }, at);
		insert(account, "charge", charge);
		intent.latest_charge = charge.id;
		emit(account, "charge.failed", charge, at);
	}
	emit(account, waits ? "payment_intent.requires_action" : "payment_intent.payment_failed", intent, at);
	if (automatic) afterFailure(account, invoice, at);
	emit(account, "invoice.payment_failed", invoice, at);
	if (waits) emit(account, "invoice.payment_action_required", invoice, at);
}
