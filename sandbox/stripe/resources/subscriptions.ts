import { z } from "zod";
import { cancelSubscription, cardError } from "../billing/change-subscription.ts";
import { collectInvoice, expectOutcome, methodFor } from "../billing/collect-invoice.ts";
import { usableCoupon } from "../billing/discounts.ts";
import { openInvoice } from "../billing/open-invoice.ts";
import { startSubscription } from "../billing/pay-checkout.ts";
import {
	afterAnchor,
	isLive,
	itemOf,
	periodLine,
	priceOf,
	setPeriod,
	unusedLine,
} from "../billing/subscription-plan.ts";
import { emit, emitChange } from "../events/events.ts";
import { ApiError, invalid } from "../http/api-error.ts";
import {
	type Call,
	expandable,
	inRange,
	integer,
	listPage,
	metadata,
	moments,
	paged,
	type Route,
	route,
	text,
} from "../http/route.ts";
import { all, find, type Subscription, timeOf } from "../state/account.ts";
import { subscriptionUpdate, updateSubscription } from "./update-subscription.ts";

const STATUSES = [
	"active",
	"all",
	"canceled",
	"ended",
	"incomplete",
	"incomplete_expired",
	"past_due",
	"paused",
	"trialing",
	"unpaid",
] as const;

const create = z.strictObject({
	...expandable,
	customer: text,
	items: z.array(z.strictObject({ price: text, quantity: integer.optional() })).length(1),
	default_payment_method: text.optional(),
	description: text.max(500).optional(),
	discounts: z
		.array(z.strictObject({ coupon: text }))
		.max(1)
		.optional(),
	metadata: metadata.optional(),
	payment_behavior: z.literal("error_if_incomplete").optional(),
});
const list = z.strictObject({
	...paged,
	created: moments.optional(),
	customer: text.optional(),
	price: text.optional(),
	status: z.enum(STATUSES).optional(),
	test_clock: text.optional(),
});
const cancel = z.strictObject({
	...expandable,
	cancellation_details: z.strictObject({ comment: text.optional(), feedback: text.optional() }).optional(),
	invoice_now: z.literal("false").optional(),
	prorate: z.literal("false").optional(),
});

export const subscriptionRoutes: Route[] = [
	route("POST", "/subscriptions", create, ({ account, params }) => {
		const customer = find(account, "customer", params.customer, "customer");
		const at = timeOf(account, customer);
		const price = find(account, "price", params.items[0]?.price ?? "", "items[0][price]");
		const coupons = (params.discounts ?? []).map(({ coupon }, index) =>
			usableCoupon(account, coupon, `discounts[${index}][coupon]`, at),
		);
		const named = params.default_payment_method;
		const method =
			named === undefined
				? methodFor(account, customer, null)
				: find(account, "payment_method", named, "default_payment_method");
		const outcome = expectOutcome(account, method, false);
		if (outcome.kind !== "paid") throw cardError(outcome);
		return startSubscription(
			account,
			{
				customer,
				price,
				coupons: coupons.map(({ id }) => id),
				method,
				by: "automatic",
				metadata: params.metadata ?? {},
				description: params.description ?? null,
				checkout: null,
			},
			at,
		);
	}),
	route("GET", "/subscriptions/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "subscription", id),
	),
	route("POST", "/subscriptions/:id", subscriptionUpdate, updateSubscription),
	route("DELETE", "/subscriptions/:id", cancel, ({ account, id, params }) => {
		const subscription = find(account, "subscription", id);
		if (subscription.status === "canceled") {
			throw new ApiError(404, {
				type: "invalid_request_error",
				code: "resource_missing",
				message: `No such subscription: '${id}'`,
				param: "id",
			});
		}
		const details = params.cancellation_details;
		if (details) Object.assign(subscription.cancellation_details ?? {}, details);
		cancelSubscription(
			account,
			subscription,
			"cancellation_requested",
			timeOf(account, subscription.customer),
		);
		return subscription;
	}),
	route("GET", "/subscriptions", list, ({ account, params }) => {
		const found = all(account, "subscription").filter(
			(subscription) =>
				(params.customer ?? subscription.customer) === subscription.customer &&
				(params.price ?? itemOf(subscription).price.id) === itemOf(subscription).price.id &&
				(params.test_clock ?? subscription.test_clock) === subscription.test_clock &&
				hasStatus(subscription, params.status) &&
				inRange(subscription.created, params.created),
		);
		return listPage("/v1/subscriptions", found, params);
	}),
];

function hasStatus({ status }: Subscription, wanted: (typeof STATUSES)[number] | undefined): boolean {
	if (wanted === undefined) return status !== "canceled" && status !== "incomplete_expired";
	if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
	return wanted === "all" || status === wanted;
}

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
