import { z } from "zod";
import {
	changeSubscription,
	type PaymentBehavior,
	setCancelAt,
	setCancelAtPeriodEnd,
} from "../billing/change-subscription.ts";
import { giveDiscount, usableCoupon } from "../billing/discounts.ts";
import {
	isLive,
	itemOf,
	type PlanChange,
	PRORATION_BEHAVIORS,
	planChange,
	priceOf,
} from "../billing/subscription-plan.ts";
import { emitChange } from "../events/events.ts";
import { invalid } from "../http/api-error.ts";
import {
	type Call,
	emptiable,
	expandable,
	flag,
	integer,
	mergeMetadata,
	metadata,
	text,
} from "../http/route.ts";
import { type Account, find, lookUp, type Price, type Subscription, timeOf } from "../state/account.ts";

export const itemChange = z
	.array(
		z.strictObject({
			id: text.optional(),
			price: text.optional(),
			quantity: integer.refine((count) => count === 1, "integer").optional(),
		}),
	)
	.length(1);

export const subscriptionUpdate = z.strictObject({
	...expandable,
	billing_cycle_anchor: z.enum(["now", "unchanged"]).optional(),
	cancel_at: emptiable(integer).optional(),
	cancel_at_period_end: flag.optional(),
	cancellation_details: z
		.strictObject({ comment: emptiable(text).optional(), feedback: emptiable(text).optional() })
		.optional(),
	default_payment_method: text.optional(),
	description: emptiable(text.max(500)).optional(),
	discounts: emptiable(
		z.array(z.union([z.strictObject({ coupon: text }), z.strictObject({ discount: text })])).max(1),
	).optional(),
	items: itemChange.optional(),
	metadata: emptiable(metadata).optional(),
	off_session: flag.optional(),
	pause_collection: emptiable(
		z.strictObject({
			behavior: z.enum(["keep_as_draft", "mark_uncollectible", "void"]),
			resumes_at: integer.optional(),
		}),
	).optional(),
	payment_behavior: z.enum(["allow_incomplete", "error_if_incomplete", "pending_if_incomplete"]).optional(),
	proration_behavior: z.enum(PRORATION_BEHAVIORS).optional(),
	proration_date: integer.optional(),
});
type Update = z.output<typeof subscriptionUpdate>;

/** What may go with an update that waits for its payment. */
const PENDING_MAY = new Set([
	"billing_cycle_anchor",
	"cancel_at_period_end",
	"expand",
	"items",
	"metadata",
	"off_session",
	"payment_behavior",
	"proration_behavior",
	"proration_date",
]);

/** POST /v1/subscriptions/:id. Everything is checked before anything is changed. */
export function updateSubscription({ account, id, params }: Call<Update>): object {
	const subscription = find(account, "subscription", id);
	const at = timeOf(account, subscription.customer);
	checkUpdate(account, subscription, params);
	const price = priceAfter(account, subscription, params.items, "items");
	const prorationDate = prorationDateOf(subscription, params, at);
	const coupons = (params.discounts ?? []).flatMap((discount, index) =>
		"coupon" in discount
			? [usableFor(account, subscription, discount.coupon, `discounts[${index}][coupon]`, at)]
			: [],
	);
	const others = () => applyOthers(account, subscription, params, at);
	const change: PlanChange = planChange(account, subscription, {
		price,
		behavior: params.proration_behavior ?? "create_prorations",
		at: prorationDate,
		now: at,
		restart: params.billing_cycle_anchor === "now",
	});
	if (price.id === priceOf(account, subscription).id && change.now.length === 0) {
		const given = coupons.map((coupon) =>
			giveDiscount(account, subscription, { coupon, checkout: null }, at),
		);
		emitChange(account, "customer.subscription.updated", subscription, at, () => {
			others();
			useDiscounts(subscription, params, given);
		});
		return subscription;
	}
	if (params.discounts !== undefined) {
		throw invalid("Change the discounts and the price in calls of their own.", "discounts");
	}
	const options = {
		change,
		behavior: (params.payment_behavior ?? "allow_incomplete") satisfies PaymentBehavior,
		prorationDate,
		metadata: params.metadata === undefined ? null : mergeMetadata(subscription.metadata, params.metadata),
		cancelAtPeriodEnd: params.cancel_at_period_end ?? null,
		also: others,
	};
	changeSubscription(account, subscription, options, at);
	return subscription;
}

function checkUpdate(account: Account, subscription: Subscription, params: Update): void {
	if (subscription.status === "canceled") {
		throw invalid(
			"A canceled subscription can only update its cancellation_details and metadata.",
			undefined,
			"subscription_canceled",
		);
	}
	if (params.items && !isLive(subscription)) {
		throw invalid(`The items of a subscription that is ${subscription.status} cannot be changed.`, "items");
	}
	const schedule = subscription.schedule;
	if (schedule !== null && (params.cancel_at_period_end !== undefined || params.cancel_at !== undefined)) {
		throw invalid(
			`The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
			"cancel_at_period_end",
		);
	}
	if (params.cancel_at && params.cancel_at_period_end) {
		throw invalid("You may only specify one of these parameters: cancel_at, cancel_at_period_end.");
	}
	if (params.cancel_at && params.cancel_at <= timeOf(account, subscription.customer)) {
		throw invalid("The timestamp of cancel_at must be in the future.", "cancel_at");
	}
	if (params.payment_behavior === "pending_if_incomplete") {
		const other = Object.keys(params).find((key) => !PENDING_MAY.has(key));
		if (other !== undefined) {
			throw invalid(`\`${other}\` cannot be passed with payment_behavior=pending_if_incomplete.`, other);
		}
	}
	if (params.default_payment_method !== undefined) {
		const method = find(account, "payment_method", params.default_payment_method, "default_payment_method");
		if (method.customer !== subscription.customer) {
			throw invalid(
				"The customer does not have a payment method with this id.",
				"default_payment_method",
				"resource_missing",
			);
		}
	}
	for (const discount of params.discounts ?? []) {
		if ("discount" in discount && !subscription.discounts.includes(discount.discount)) {
			throw invalid(`No such discount: '${discount.discount}'`, "discounts[0][discount]", "resource_missing");
		}
	}
}

/** The price the subscription would have. Throws for an item or price that is not there. */
export function priceAfter(
	account: Account,
	subscription: Subscription,
	items: z.output<typeof itemChange> | undefined,
	param: string,
): Price {
	const [wanted] = items ?? [];
	if (!wanted) return priceOf(account, subscription);
	if (wanted.id !== itemOf(subscription).id) {
		throw invalid(
			`No such subscription item: '${wanted.id ?? ""}'. Name the item that is changed.`,
			`${param}[0][id]`,
			"resource_missing",
		);
	}
	if (wanted.price === undefined) return priceOf(account, subscription);
	const price = find(account, "price", wanted.price, `${param}[0][price]`);
	if (!price.active) throw invalid("The price specified is inactive.", `${param}[0][price]`);
	if (price.currency !== subscription.currency) {
		throw invalid("The price specified is in another currency.", `${param}[0][price]`);
	}
	return price;
}

/** Within the current period, and not together with prorations switched off. */
export function prorationDateOf(
	subscription: Subscription,
	params: { proration_date?: number | undefined; proration_behavior?: string | undefined },
	at: number,
): number {
	const date = params.proration_date;
	if (date === undefined) return at;
	if (params.proration_behavior === "none") {
		throw invalid("proration_date cannot be passed with proration_behavior=none.", "proration_date");
	}
	const { current_period_start: start, current_period_end: end } = itemOf(subscription);
	if (date < start || date > end) {
		throw invalid("The proration date is outside of the current period.", "proration_date");
	}
	return date;
}

function usableFor(
	account: Account,
	subscription: Subscription,
	coupon: string,
	param: string,
	at: number,
): string {
	const has = subscription.discounts.some((id) => lookUp(account, "discount", id)?.source.coupon === coupon);
	return has ? coupon : usableCoupon(account, coupon, param, at).id;
}

function useDiscounts(subscription: Subscription, { discounts }: Update, given: string[]): void {
	if (discounts === undefined) return;
	const kept = (discounts ?? []).flatMap((discount) => ("discount" in discount ? [discount.discount] : []));
	subscription.discounts = [...kept, ...given];
}

function applyOthers(account: Account, subscription: Subscription, params: Update, at: number): void {
	subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
	if (params.default_payment_method !== undefined) {
		subscription.default_payment_method = params.default_payment_method;
	}
	if (params.description !== undefined) subscription.description = params.description;
	if (params.cancel_at_period_end !== undefined) {
		if (params.cancel_at_period_end !== subscription.cancel_at_period_end) {
			setCancelAtPeriodEnd(subscription, params.cancel_at_period_end, at);
		}
	}
	if (params.cancel_at !== undefined) setCancelAt(subscription, params.cancel_at, at);
	if (params.pause_collection !== undefined) {
		subscription.pause_collection = params.pause_collection && {
			behavior: params.pause_collection.behavior,
			resumes_at: params.pause_collection.resumes_at ?? null,
		};
	}
	if (params.cancellation_details && subscription.cancellation_details) {
		const { comment, feedback } = params.cancellation_details;
		if (comment !== undefined) subscription.cancellation_details.comment = comment;
		if (feedback !== undefined) subscription.cancellation_details.feedback = feedback;
	}
	account.changed = true;
}
