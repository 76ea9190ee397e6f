import type Stripe from "stripe";
import { emit, emitChange } from "../events/events.ts";
import { newInvoicePayment, newPaymentIntent } from "../objects/new-payment.ts";
import {
	type Account,
	type Customer,
	find,
	type Invoice,
	type InvoiceLine,
	insert,
	newId,
	type Subscription,
} from "../state/account.ts";

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

interface InvoiceOptions {
	customer: Customer;
	subscription: Subscription;
	lines: readonly ChargeLine[];
	reason: Stripe.Invoice.BillingReason;
	/** A preview has no number and is never paid. */
	preview: boolean;
	prorationDate?: number | undefined;
}

/** A draft: what it comes to is already final, the customer's balance included. */
export function newInvoice(account: Account, options: InvoiceOptions, at: number): Invoice {
	const { customer, subscription, lines, preview } = options;
	const id = newId(preview ? "upcoming_in" : "in");
	const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
	const total = netOfLines(lines);
	const afterBalance = total + customer.balance;
	const due = Math.max(0, afterBalance);
	const discounts = [...new Set(lines.flatMap(({ discount }) => (discount ? [discount.id] : [])))];
	return {
		id,
		object: "invoice",
		account_country: "US",
		account_name: null,
		account_tax_ids: null,
		amount_due: due,
		amount_overpaid: 0,
		amount_paid: 0,
		amount_remaining: due,
		amount_shipping: 0,
		application: null,
		attempt_count: 0,
		attempted: false,
		auto_advance: !preview,
		automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
		automatically_finalizes_at: null,
		billing_reason: options.reason,
		collection_method: "charge_automatically",
		created: at,
		currency: subscription.currency,
		custom_fields: null,
		customer: customer.id,
		customer_account: null,
		customer_address: null,
		customer_email: customer.email,
		customer_name: customer.name ?? null,
		customer_phone: customer.phone ?? null,
		customer_shipping: null,
		customer_tax_exempt: "none",
		customer_tax_ids: [],
		default_payment_method: null,
		default_source: null,
		default_tax_rates: [],
		description: null,
		discounts,
		due_date: null,
		effective_at: null,
		ending_balance: preview ? Math.min(0, afterBalance) : null,
		footer: null,
		from_invoice: null,
		hosted_invoice_url: null,
		invoice_pdf: null,
		issuer: { type: "self" },
		last_finalization_error: null,
		latest_revision: null,
		lines: {
			object: "list",
			data: lines.map((line) => newLine(account, line, { invoice: id, subscription })),
			has_more: false,
			url: `/v1/invoices/${id}/lines`,
		},
		livemode: false,
		metadata: {},
		next_payment_attempt: null,
		number: null,
		on_behalf_of: null,
		parent: {
			quote_details: null,
			subscription_details: {
				metadata: { ...subscription.metadata },
				subscription: subscription.id,
				...(options.prorationDate !== undefined && { subscription_proration_date: options.prorationDate }),
			},
			type: "subscription_details",
		},
		payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
		period_end: at,
		period_start: at,
		post_payment_credit_notes_amount: 0,
		pre_payment_credit_notes_amount: 0,
		receipt_number: null,
		rendering: null,
		shipping_cost: null,
		shipping_details: null,
		starting_balance: customer.balance,
		statement_descriptor: null,
		status: "draft",
		status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
		subtotal,
		subtotal_excluding_tax: subtotal,
		test_clock: subscription.test_clock,
		total,
		total_discount_amounts: discounts.map((discount) => ({
			amount: lines.reduce(
				(sum, line) => sum + (line.discount?.id === discount ? line.discount.amount : 0),
				0,
			),
			discount,
		})),
		total_excluding_tax: total,
		total_pretax_credit_amounts: [],
		total_taxes: [],
		webhooks_delivered_at: null,
	};
}

function newLine(
	account: Account,
	line: ChargeLine,
	{ invoice, subscription }: { invoice: string; subscription: Subscription },
): InvoiceLine {
	const price = find(account, "price", line.price);
	const [item] = subscription.items.data;
	return {
		id: newId("il"),
		object: "line_item",
		amount: line.amount,
		currency: price.currency,
		description: line.description,
		discount_amounts: line.discount ? [{ amount: line.discount.amount, discount: line.discount.id }] : [],
		discountable: !line.proration,
		discounts: line.discount ? [line.discount.id] : [],
		invoice,
		livemode: false,
		metadata: { ...subscription.metadata },
		parent: {
			invoice_item_details: null,
			subscription_item_details: {
				invoice_item: null,
				proration: line.proration,
				proration_details: { credited_items: null },
				subscription: subscription.id,
				subscription_item: item?.id ?? "",
			},
			type: "subscription_item_details",
		},
		period: { ...line.period },
		pretax_credit_amounts: [],
		pricing: {
			price_details: { price: price.id, product: price.product },
			type: "price_details",
			unit_amount_decimal: line.proration ? String(line.amount) : price.unit_amount_decimal,
		},
		quantity: 1,
		quantity_decimal: "1",
		subscription: subscription.id,
		subtotal: line.amount,
		taxes: [],
	};
}
