import { z } from "zod";
import { PRORATION_BEHAVIORS, planChange } from "../billing/plan-change.ts";
import { upcomingInvoice } from "../billing/renew-subscription.ts";
import { isLive, itemOf } from "../billing/subscription-item.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import { expandable, flag, integer, text } from "../http/params.ts";
import type { Call } from "../http/route.ts";
import { newInvoice } from "../objects/new-invoice.ts";
import { find, timeOf } from "../state/account.ts";
import { itemChange, priceAfter, prorationDateOf } from "./update-subscription.ts";

export const invoicePreview = z.strictObject({
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
export function previewInvoice({ account, params }: Call<z.output<typeof invoicePreview>>): object {
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
