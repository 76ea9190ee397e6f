import { z } from "zod";
import { afterAnchor } from "../billing/calendar.ts";
import { collectInvoice, methodFor } from "../billing/collect-invoice.ts";
import { openInvoice } from "../billing/open-invoice.ts";
import { periodLine, unusedLine } from "../billing/plan-change.ts";
import { isLive, itemOf, priceOf, setPeriod } from "../billing/subscription-item.ts";
import { emit, emitChange } from "../events/emit.ts";
import { invalid } from "../http/api-error.ts";
import { expandable } from "../http/params.ts";
import { type Call, type Route, route } from "../http/route.ts";
import { find, timeOf } from "../state/account.ts";

const pause = z.strictObject({
	...expandable,
	bill_for: z
		.strictObject({ unused_time_from: z.strictObject({ type: z.enum(["now", "none"]) }).optional() })
		.optional(),
	invoicing_behavior: z.literal("pending_invoice_item").optional(),
	type: z.literal("subscription").optional(),
});
const resume = z.strictObject({
	...expandable,
	billing_cycle_anchor: z.strictObject({ type: z.literal("now") }).optional(),
	payment_behavior: z.literal("resume_on_payment_attempt").optional(),
});

export const pauseRoutes: Route[] = [
	route("POST", "/subscriptions/:id/pause", pause, pauseSubscription),
	route("POST", "/subscriptions/:id/resume", resume, resumeSubscription),
];

/** No invoices and no new periods; the unused time is credited on the invoice of the resumption. */
function pauseSubscription({ account, id, params }: Call<z.output<typeof pause>>): object {
	const subscription = find(account, "subscription", id);
	if (!isLive(subscription))
		throw invalid(`This subscription is ${subscription.status} and cannot be paused.`);
	if (subscription.schedule !== null) throw invalid("A subscription with a schedule cannot be paused.");
	const at = timeOf(account, subscription.customer);
	if (params.bill_for?.unused_time_from?.type !== "none") {
		const waiting = account.state.pendingLines[id] ?? [];
		account.state.pendingLines[id] = [...waiting, unusedLine(account, subscription, at)];
	}
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.status = "paused";
		subscription.status_details = {
			paused: { subscription: { type: "pause_requested" }, transitioned_at: at, type: "subscription" },
		};
	});
	emit(account, "customer.subscription.paused", subscription, at);
	return subscription;
}

/** A new cycle starts now and is charged at once. */
function resumeSubscription({ account, id }: Call<z.output<typeof resume>>): object {
	const subscription = find(account, "subscription", id);
	if (subscription.status !== "paused") throw invalid("The subscription is not paused.");
	const at = timeOf(account, subscription.customer);
	const price = priceOf(account, subscription);
	const customer = find(account, "customer", subscription.customer);
	const last = { start: itemOf(subscription).current_period_start, end: at };
	const period = { start: at, end: afterAnchor(at, price, 1) };
	const lines = [...(account.state.pendingLines[id] ?? []), periodLine(account, subscription, price, period)];
	delete account.state.pendingLines[id];
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.status = "active";
		delete subscription.status_details;
		subscription.billing_cycle_anchor = at;
		setPeriod(itemOf(subscription), period);
	});
	const reason = "subscription_update";
	const invoice = openInvoice(account, { subscription, lines, reason, period: last }, at);
	const method = methodFor(account, customer, subscription);
	collectInvoice(account, invoice, { method, by: "automatic" }, at);
	emit(account, "customer.subscription.resumed", subscription, at);
	return subscription;
}
