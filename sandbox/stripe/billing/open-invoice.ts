import type Stripe from "stripe";
import { emit, emitChange } from "../events/emit.ts";
import { newInvoice } from "../objects/new-invoice.ts";
import { newInvoicePayment, newPaymentIntent } from "../objects/new-payment.ts";
import { type Account, find, insert } from "../state/account.ts";
import type { Invoice, Subscription } from "../state/tables.ts";

interface Options {
	subscription: Subscription;
	lines: readonly ChargeLine[];
	reason: Stripe.Invoice.BillingReason;
	/** The time the invoice closes. */
	period: { start: number; end: number };
	prorationDate?: number | undefined;
}

/** Writes an invoice and finalizes it, the customer's balance included. It is not collected yet. */
export function openInvoice(account: Account, options: Options, at: number): Invoice {
	const { subscription, period } = options;
	const customer = find(account, "customer", subscription.customer);
	const invoice = newInvoice(account, { ...options, customer, preview: false }, at);
	insert(account, "invoice", invoice);
	invoice.period_start = period.start;
	invoice.period_end = period.end;
	emit(account, "invoice.created", invoice, at);

	const balance = Math.min(0, invoice.total + customer.balance);
	invoice.number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence ?? 1).padStart(4, "0")}`;
	invoice.status = "open";
	invoice.effective_at = at;
	invoice.ending_balance = balance;
	invoice.status_transitions.finalized_at = at;
	invoice.hosted_invoice_url = `${account.url()}/i/${invoice.id}`;
	invoice.invoice_pdf = `${account.url()}/i/${invoice.id}/pdf`;
	customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
	customer.currency ??= invoice.currency;
	if (invoice.amount_due > 0) {
		const intent = insert(account, "payment_intent", newPaymentIntent(invoice, at));
		insert(account, "invoice_payment", newInvoicePayment(invoice, intent, at));
	}
	emit(account, "invoice.finalized", invoice, at);
	emitChange(account, "customer.updated", customer, at, () => {
		customer.balance = balance;
	});
	subscription.latest_invoice = invoice.id;
	return invoice;
}

/** Nothing is owed on it any more; what it took from the customer's balance goes back there. */
export function voidInvoice(account: Account, id: string, at: number): void {
	const invoice = find(account, "invoice", id);
	if (invoice.status !== "open") return;
	invoice.status = "void";
	invoice.auto_advance = false;
	invoice.next_payment_attempt = null;
	invoice.status_transitions.voided_at = at;
	account.changed = true;
	emit(account, "invoice.voided", invoice, at);
	const customer = find(account, "customer", invoice.customer ?? "");
	emitChange(account, "customer.updated", customer, at, () => {
		customer.balance += invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance);
	});
}

/** One line of an invoice before it is one. Cents; a credit is negative. */
export interface ChargeLine {
	price: string;
	description: string;
	amount: number;
	/** Taken off this line. Prorations carry none: their amount is net already. */
	discount: { id: string; amount: number } | null;
	proration: boolean;
	period: { start: number; end: number };
}

export function netOfLines(lines: readonly ChargeLine[]): number {
	return lines.reduce((sum, line) => sum + line.amount - (line.discount?.amount ?? 0), 0);
}
