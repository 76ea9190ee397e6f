import type { CardErrors, CardField, CardForm } from "../billing/cards.ts";
import { afterAnchor } from "../billing/subscription-plan.ts";
import {
	type Account,
	type Checkout,
	type Customer,
	find,
	type Invoice,
	type PaymentMethod,
	type Price,
	timeOf,
} from "../state/account.ts";
import { day, type Html, html, money, page } from "./page.ts";

export const EMPTY_CARD: CardForm = { number: "", expiry: "", cvc: "", name: "" };

export interface CardFormState {
	values: CardForm;
	errors: CardErrors;
	/** What the bank said. */
	refusal: string | null;
}

const FIELDS: Record<CardField, { label: string; autocomplete: string; hint: string }> = {
	number: { label: "Card number", autocomplete: "cc-number", hint: "4242 4242 4242 4242" },
	expiry: { label: "Expiration date", autocomplete: "cc-exp", hint: "MM / YY" },
	cvc: { label: "Security code", autocomplete: "cc-csc", hint: "CVC" },
};

function cardForm(state: CardFormState, options: { action: string; submit: string }): Html {
	return html`<form method="post" action="${options.action}" novalidate>
${state.refusal !== null && html`<p class="error" role="alert">${state.refusal}</p>`}
${field("number", state)}
<div class="pair">
<div>${field("expiry", state)}</div>
<div>${field("cvc", state)}</div>
</div>
<label for="name">Name on card</label>
<input id="name" name="name" autocomplete="cc-name" value="${state.values.name}">
<div class="actions"><button type="submit">${options.submit}</button></div>
</form>`;
}

function field(name: CardField, { values, errors }: CardFormState): Html {
	const { label, autocomplete, hint } = FIELDS[name];
	const error = errors[name];
	// A security code is not written back into a page.
	const value = name === "cvc" ? "" : values[name];
	const isFirst = Object.keys(FIELDS).find((key) => errors[key as CardField] !== undefined) === name;
	return html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" value="${value}" required${isFirst && html` autofocus`}${
		error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`
	}>
${error !== undefined && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}`;
}

/** An invoice: how it stands, and the card form while it is open. */
export function invoicePage(invoice: Invoice, state: CardFormState): string {
	const amount = money(invoice.amount_due, invoice.currency);
	return page({
		title: `Invoice ${invoice.number ?? ""}`,
		body: html`<h1>Invoice ${invoice.number}</h1>
<section aria-label="Invoice">
<dl>
${invoice.lines.data.map(
	(line) => html`<dt>${line.description}</dt><dd>${money(line.amount, invoice.currency)}</dd>`,
)}
${(invoice.total_discount_amounts ?? []).map(
	({ amount: off }) => html`<dt>Discount</dt><dd>-${money(off, invoice.currency)}</dd>`,
)}
<dt class="total">${invoice.status === "paid" ? "Paid" : "Due"}</dt><dd class="total">${amount}</dd>
</dl>
<p class="soft">Dated ${day(invoice.created)}.</p>
</section>
${
	invoice.status === "open"
		? html`<section aria-label="Payment">${cardForm(state, {
				action: `/i/${invoice.id}/pay`,
				submit: `Pay ${amount}`,
			})}</section>`
		: html`<p role="status">${statusSentence(invoice)}</p>`
}`,
	});
}

function statusSentence({ status }: Invoice): string {
	if (status === "paid") return "This invoice is paid. Nothing more will be charged.";
	return status === "void" ? "This invoice was withdrawn. Nothing is due." : "This invoice is not due.";
}

interface PortalOptions {
	session: string;
	customer: Customer;
	method: PaymentMethod | null;
	open: readonly Invoice[];
	returnUrl: string | null;
	saved: boolean;
	state: CardFormState;
}

/** Where a customer changes the card and pays what is open. */
export function portalPage(options: PortalOptions): string {
	const { customer, method, open, session, state } = options;
	return page({
		title: "Your payment method",
		body: html`<h1>Your payment method</h1>
${options.saved && html`<p role="status">Your card was saved.</p>`}
<section aria-label="Card in use">
<p>${customer.email}</p>
<p>${
			method?.card
				? `Card ending in ${method.card.last4}, expires ${method.card.exp_month}/${method.card.exp_year}.`
				: "There is no card yet."
		}</p>
</section>
${
	open.length > 0 &&
	html`<section aria-label="Open invoices">
<h2>Open invoices</h2>
${open.map(
	(invoice) =>
		html`<p><a href="/i/${invoice.id}">Pay ${money(invoice.amount_remaining, invoice.currency)} of ${day(invoice.created)}</a></p>`,
)}
</section>`
}
<section aria-label="New card">
<h2>Use another card</h2>
${open.length > 0 && html`<p class="soft">The open invoices are paid with it at once.</p>`}
${cardForm(state, { action: `/p/${session}/card`, submit: "Save card" })}
</section>
${options.returnUrl !== null && html`<a class="button plain" href="${options.returnUrl}">Back</a>`}`,
	});
}

export function missingPage(): string {
	return page({
		title: "Not found",
		body: html`<h1>This page does not exist</h1><p>Check the link, or go back to where you came from.</p>`,
	});
}

export function checkoutPage(account: Account, checkout: Checkout, state: CardFormState): string {
	const price = find(account, "price", account.state.orders[checkout.id]?.price ?? "");
	const product = find(account, "product", price.product);
	const currency = checkout.currency ?? price.currency;
	const subtotal = checkout.amount_subtotal ?? 0;
	const total = checkout.amount_total ?? 0;
	const each = everyInterval(price);
	const at = timeOf(account, checkout.customer);
	return page({
		title: `Subscribe to ${product.name}`,
		body: html`<h1>Subscribe to ${product.name}</h1>
<section aria-label="Order">
<dl>
<dt>${product.name}</dt>
<dd>${
			total < subtotal
				? html`<span class="unseen">Regular price</span> <s>${money(subtotal, currency)}</s> <span class="unseen">now</span> ${money(total, currency)}`
				: money(subtotal, currency)
		} ${each}</dd>
${total < subtotal && html`<dt>Discount</dt><dd>-${money(subtotal - total, currency)}</dd>`}
<dt class="total">Total today</dt>
<dd class="total">${money(total, currency)}</dd>
</dl>
<p class="soft">Renews on ${day(afterAnchor(at, price, 1))} at ${money(total, currency)} ${each} until you cancel.</p>
</section>
<section aria-label="Payment">
${cardForm(state, { action: `/c/${checkout.id}/pay`, submit: `Pay ${money(total, currency)}` })}
</section>
${checkout.cancel_url !== null && html`<a class="button plain" href="${checkout.cancel_url}">Back</a>`}`,
	});
}

export function closedCheckoutPage(checkout: Checkout, successUrl: string): string {
	const paid = checkout.status === "complete";
	return page({
		title: paid ? "Already paid" : "Checkout expired",
		body: paid
			? html`<h1>This checkout is already paid</h1>
<p>Nothing more will be charged.</p>
<a class="button" href="${successUrl}">Continue</a>`
			: html`<h1>This checkout has expired</h1>
<p>Nothing was charged. Go back and start again.</p>
${checkout.cancel_url !== null && html`<a class="button" href="${checkout.cancel_url}">Back</a>`}`,
	});
}

/** The bank's question, as a page of its own. */
export function authenticationPage(options: { action: string; what: string }): string {
	return page({
		title: "Confirm the payment",
		body: html`<h1>Your test bank asks you to confirm</h1>
<p>${options.what} Choose what your bank would be told.</p>
<form method="post" action="${options.action}">
<div class="actions">
<button type="submit" name="answer" value="complete">Complete</button>
<button class="plain" type="submit" name="answer" value="fail">Fail</button>
</div>
</form>`,
	});
}

function everyInterval({ recurring }: Price): string {
	const count = recurring?.interval_count ?? 1;
	const interval = recurring?.interval ?? "month";
	return count === 1 ? `per ${interval}` : `every ${count} ${interval}s`;
}
