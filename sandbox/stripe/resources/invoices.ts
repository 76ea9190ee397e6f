import { z } from "zod";
import { subscriptionOf } from "../billing/after-collection.ts";
import { cardError } from "../billing/change-subscription.ts";
import { collectInvoice, markPaid, methodFor } from "../billing/collect-invoice.ts";
import { voidInvoice } from "../billing/open-invoice.ts";
import { invalid } from "../http/api-error.ts";
import { listPage } from "../http/list-page.ts";
import { expandable, flag, inRange, moments, paged, text } from "../http/params.ts";
import { type Route, route } from "../http/route.ts";
import { all, find, timeOf } from "../state/account.ts";
import { invoicePreview, previewInvoice } from "./preview-invoice.ts";

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
