import type { Customer, Invoice, PaymentMethod } from "../state/tables.ts";
import { type CardFormState, cardForm } from "./card-form.ts";
import { day, html, money, page } from "./page.ts";

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
