import type Stripe from "stripe";
import { type ChargeLine, netOfLines } from "../billing/open-invoice.ts";
import type { Account } from "../state/account.ts";
import { find } from "../state/account.ts";
import type { Customer, Invoice, InvoiceLine, Subscription } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

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
