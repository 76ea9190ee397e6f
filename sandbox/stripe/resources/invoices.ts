import { z } from "zod";
import { subscriptionOf } from "../billing/after-collection.ts";
import { cardError } from "../billing/change-subscription.ts";
import { collectInvoice, markPaid, methodFor } from "../billing/collect-invoice.ts";
import { newInvoice, voidInvoice } from "../billing/open-invoice.ts";
import { upcomingInvoice } from "../billing/settle.ts";
import { isLive, itemOf, PRORATION_BEHAVIORS, planChange } from "../billing/subscription-plan.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import {
	type Call,
	expandable,
	flag,
	inRange,
	integer,
	listPage,
	moments,
	paged,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { all, find, timeOf } from "../state/account.ts";
import { itemChange, priceAfter, prorationDateOf } from "./update-subscription.ts";

const invoicePreview = z.strictObject({
	...expandable,
	customer: text.optional(),
	subscription: text,
	subscription_details: z
		.strictObject({
			billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
			cancel_at_period_end: flag.optional(),
			items: itemChange.optional(),
			proration_behavior: z.enum(PRORATION_BEHAVIORS).optional(),
			proration_date: integer.optional(),
		})
		.optional(),
});

/** POST /v1/invoices/create_preview: the invoice an update would write, or the next renewal. Nothing is kept. */
function previewInvoice({ account, params }: Call<z.output<typeof invoicePreview>>): object {
	const subscription = find(account, "subscription", params.subscription, "subscription");
	if (params.customer !== undefined && params.customer !== subscription.customer) {
		throw invalid("The subscription does not belong to the customer.", "subscription");
	}
	if (!isLive(subscription)) throw noUpcoming();
	const customer = find(account, "customer", subscription.customer);
	const now = timeOf(account, customer);
	const details = params.subscription_details ?? {};
	const price = priceAfter(account, subscription, details.items, "subscription_details[items]");
	const at = prorationDateOf(subscription, details, now);
	const behavior = details.proration_behavior ?? "create_prorations";
	const restart = details.billing_cycle_anchor === "now";
	const change = planChange(account, subscription, { price, behavior, at, now, restart });
	if (change.now.length > 0) {
		const lines = [...(account.state.pendingLines[subscription.id] ?? []), ...change.now];
		const invoice = newInvoice(
			account,
			{ customer, subscription, lines, reason: "upcoming", preview: true, prorationDate: at },
			now,
		);
		invoice.period_start = itemOf(subscription).current_period_start;
		return invoice;
	}
	const ends = details.cancel_at_period_end ?? subscription.cancel_at_period_end;
	const wanted = details.items ? { price, later: change.later } : null;
	const renewing = ends
		? null
		: upcomingInvoice(account, { ...subscription, cancel_at_period_end: false }, wanted, now);
	if (!renewing) throw noUpcoming();
	return renewing;
}

function noUpcoming(): ApiError {
	return new ApiError(404, {
		type: "invalid_request_error",
		code: "invoice_upcoming_none",
		message: "No upcoming invoices for customer",
	});
}

const list = z.strictObject({
	...paged,
	created: moments.optional(),
	customer: text.optional(),
	status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
	subscription: text.optional(),
});
const pay = z.strictObject({
	...expandable,
	off_session: flag.optional(),
	paid_out_of_band: flag.optional(),
	payment_method: text.optional(),
});

export const invoiceRoutes: Route[] = [
	route("POST", "/invoices/create_preview", invoicePreview, previewInvoice),
	route("GET", "/invoices/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "invoice", id),
	),
	route("GET", "/invoices/:id/lines", z.strictObject(paged), ({ account, id, params }) =>
		listPage(`/v1/invoices/${id}/lines`, find(account, "invoice", id).lines.data.toReversed(), params),
	),
	route("POST", "/invoices/:id/pay", pay, ({ account, id, params }) => {
		const invoice = find(account, "invoice", id);
		if (invoice.status === "paid")
			throw invalid("Invoice is already paid", undefined, "invoice_already_paid");
		if (invoice.status !== "open") throw invalid(`This invoice is ${invoice.status} and cannot be paid.`);
		const at = timeOf(account, invoice.customer);
		if (params.paid_out_of_band) {
			markPaid(account, invoice, at);
			return invoice;
		}
		const customer = find(account, "customer", invoice.customer ?? "");
		const method =
			params.payment_method === undefined
				? methodFor(account, customer, subscriptionOf(account, invoice))
				: find(account, "payment_method", params.payment_method, "payment_method");
		const outcome = collectInvoice(account, invoice, { method, by: "asked" }, at);
		// Unlike other refusals the failed try itself has happened and stays noted.
		if (outcome.kind !== "paid") throw cardError(outcome);
		return invoice;
	}),
	route("POST", "/invoices/:id/void", z.strictObject(expandable), ({ account, id }) => {
		const invoice = find(account, "invoice", id);
		if (invoice.status !== "open") throw invalid(`This invoice is ${invoice.status} and cannot be voided.`);
		voidInvoice(account, id, timeOf(account, invoice.customer));
		return invoice;
	}),
	route("GET", "/invoices", list, ({ account, params }) => {
		const found = all(account, "invoice").filter(
			(invoice) =>
				(params.customer ?? invoice.customer) === invoice.customer &&
				(params.status ?? invoice.status) === invoice.status &&
				(params.subscription === undefined || subscriptionOf(account, invoice)?.id === params.subscription) &&
				inRange(invoice.created, params.created),
		);
		return listPage("/v1/invoices", found, params);
	}),
	route(
		"GET",
		"/invoice_payments",
		z.strictObject({
			...paged,
			invoice: text.optional(),
			status: z.enum(["canceled", "open", "paid"]).optional(),
		}),
		({ account, params }) => {
			const found = all(account, "invoice_payment").filter(
				(payment) =>
					(params.invoice ?? payment.invoice) === payment.invoice &&
					(params.status ?? payment.status) === payment.status,
			);
			return listPage("/v1/invoice_payments", found, params);
		},
	),
	route("GET", "/invoice_payments/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "invoice_payment", id),
	),
];
