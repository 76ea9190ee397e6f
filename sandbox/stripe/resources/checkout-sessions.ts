import { z } from "zod";
import { couponAmount, usableCoupon } from "../billing/discounts.ts";
import { expireCheckout } from "../billing/pay-checkout.ts";
import { invalid } from "../http/api-error.ts";
import { listPage } from "../http/list-page.ts";
import { expandable, flag, inRange, integer, metadata, moments, paged, text, url } from "../http/params.ts";
import { type Route, route } from "../http/route.ts";
import { newCheckout } from "../objects/new-checkout.ts";
import { all, find, insert, timeOf } from "../state/account.ts";

const MINUTE = 60;
const HOUR = 3_600;

const create = z.strictObject({
	...expandable,
	mode: z.literal("subscription"),
	line_items: z
		.array(z.strictObject({ price: text, quantity: integer.refine((count) => count === 1, "integer") }))
		.length(1),
	success_url: text.refine((value) => URL.canParse(value.replaceAll("{CHECKOUT_SESSION_ID}", "x")), "url"),
	cancel_url: url.optional(),
	allow_promotion_codes: flag.optional(),
	client_reference_id: text.max(200).optional(),
	customer: text.optional(),
	customer_email: z.email().optional(),
	discounts: z
		.array(z.strictObject({ coupon: text }))
		.max(1)
		.optional(),
	expires_at: integer.optional(),
	locale: z.string().max(10).optional(),
	metadata: metadata.optional(),
	payment_method_collection: z.literal("always").optional(),
	payment_method_types: z.array(z.literal("card")).optional(),
	subscription_data: z
		.strictObject({ description: text.max(500).optional(), metadata: metadata.optional() })
		.optional(),
	ui_mode: z.literal("hosted_page").optional(),
});
const list = z.strictObject({
	...paged,
	created: moments.optional(),
	customer: text.optional(),
	status: z.enum(["open", "complete", "expired"]).optional(),
	subscription: text.optional(),
});

export const checkoutRoutes: Route[] = [
	route("POST", "/checkout/sessions", create, ({ account, params }) => {
		if (params.discounts && params.allow_promotion_codes !== undefined) {
			throw invalid("You may only specify one of these parameters: allow_promotion_codes, discounts.");
		}
		if (params.customer !== undefined && params.customer_email !== undefined) {
			throw invalid("You may only specify one of these parameters: customer, customer_email.");
		}
		const customer =
			params.customer === undefined ? null : find(account, "customer", params.customer, "customer");
		const at = timeOf(account, customer);
		const expiresAt = params.expires_at ?? at + 24 * HOUR;
		if (expiresAt < at + 30 * MINUTE || expiresAt > at + 24 * HOUR) {
			throw invalid(
				"The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.",
				"expires_at",
			);
		}
		const [line] = params.line_items;
		const price = find(account, "price", line?.price ?? "", "line_items[0][price]");
		if (!price.active) throw invalid("The price specified is inactive.", "line_items[0][price]");
		const coupons = (params.discounts ?? []).map(({ coupon }, index) =>
			usableCoupon(account, coupon, `discounts[${index}][coupon]`, at),
		);
		const checkout = insert(
			account,
			"checkout.session",
			newCheckout(
				{
					url: account.url(),
					customer: customer?.id ?? null,
					customerEmail: params.customer_email ?? null,
					clientReferenceId: params.client_reference_id ?? null,
					metadata: params.metadata ?? {},
					coupons: coupons.map(({ id }) => id),
					allowPromotionCodes: params.allow_promotion_codes ?? null,
					successUrl: params.success_url,
					cancelUrl: params.cancel_url ?? null,
					expiresAt,
					currency: price.currency,
					subtotal: price.unit_amount ?? 0,
					discount: coupons.reduce((sum, coupon) => sum + couponAmount(account, coupon, price), 0),
					locale: params.locale ?? null,
				},
				at,
			),
		);
		account.state.orders[checkout.id] = {
			price: price.id,
			metadata: params.subscription_data?.metadata ?? {},
			description: params.subscription_data?.description ?? null,
		};
		return checkout;
	}),
	route("GET", "/checkout/sessions/:id", z.strictObject(expandable), ({ account, id }) =>
		find(account, "checkout.session", id),
	),
	route("POST", "/checkout/sessions/:id/expire", z.strictObject(expandable), ({ account, id }) => {
		const checkout = find(account, "checkout.session", id);
		if (checkout.status !== "open") {
			throw invalid(
				`Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
			);
		}
		expireCheckout(account, checkout, timeOf(account, checkout.customer));
		return checkout;
	}),
	route("GET", "/checkout/sessions", list, ({ account, params }) => {
		const found = all(account, "checkout.session").filter(
			(checkout) =>
				(params.customer ?? checkout.customer) === checkout.customer &&
				(params.status ?? checkout.status) === checkout.status &&
				(params.subscription ?? checkout.subscription) === checkout.subscription &&
				inRange(checkout.created, params.created),
		);
		return listPage("/v1/checkout/sessions", found, params);
	}),
];
