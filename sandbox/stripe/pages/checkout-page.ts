import { afterAnchor } from "../billing/calendar.ts";
import { type Account, find, timeOf } from "../state/account.ts";
import type { Checkout, Price } from "../state/tables.ts";
import { type CardFormState, cardForm } from "./card-form.ts";
import { day, html, money, page } from "./page.ts";

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
