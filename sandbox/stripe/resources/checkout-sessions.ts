import { z } from "zod";
import { couponAmount, usableCoupon } from "../billing/discounts.ts";
import { expireCheckout } from "../billing/pay-checkout.ts";
import { invalid } from "../http/api-error.ts";
import {
	expandable,
	flag,
	inRange,
	integer,
	listPage,
	metadata,
	moments,
	paged,
	type Route,
	route,
	text,
	url,
} from "../http/route.ts";
import { all, type Checkout, find, insert, newId, timeOf } from "../state/account.ts";

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

interface CheckoutOptions {
	url: string;
	customer: string | null;
	customerEmail: string | null;
	clientReferenceId: string | null;
	metadata: Record<string, string>;
	coupons: readonly string[];
	allowPromotionCodes: boolean | null;
	successUrl: string;
	cancelUrl: string | null;
	expiresAt: number;
	currency: string;
	subtotal: number;
	discount: number;
	locale: string | null;
}

function newCheckout(options: CheckoutOptions, at: number): Checkout {
	const id = newId("cs_test", 58);
	return {
		id,
		object: "checkout.session",
		adaptive_pricing: { enabled: false },
		after_expiration: null,
		allow_promotion_codes: options.allowPromotionCodes,
		allowed_payment_method_types: null,
		amount_subtotal: options.subtotal,
		amount_total: options.subtotal - options.discount,
		automatic_tax: { enabled: false, liability: null, provider: null, status: null },
		billing_address_collection: null,
		cancel_url: options.cancelUrl,
		client_reference_id: options.clientReferenceId,
		client_secret: null,
		collected_information: null,
		consent: null,
		consent_collection: null,
		created: at,
		currency: options.currency,
		currency_conversion: null,
		custom_fields: [],
		custom_text: {
			after_submit: null,
			shipping_address: null,
			submit: null,
			terms_of_service_acceptance: null,
		},
		customer: options.customer,
		customer_account: null,
		customer_creation: options.customer === null ? "always" : null,
		customer_details: null,
		customer_email: options.customerEmail,
		discounts: options.coupons.map((coupon) => ({ coupon, promotion_code: null })),
		expires_at: options.expiresAt,
		integration_identifier: null,
		invoice: null,
		invoice_creation: null,
		livemode: false,
		locale: options.locale,
		managed_payments: { enabled: false },
		metadata: options.metadata,
		mode: "subscription",
		origin_context: null,
		payment_intent: null,
		payment_link: null,
		payment_method_collection: "always",
		payment_method_configuration_details: null,
		payment_method_options: {},
		payment_method_types: ["card"],
		payment_status: "unpaid",
		permissions: null,
		phone_number_collection: { enabled: false },
		recovered_from: null,
		saved_payment_method_options: {
			allow_redisplay_filters: ["always"],
			payment_method_remove: "disabled",
			payment_method_save: null,
		},
		setup_intent: null,
		shipping_address_collection: null,
		shipping_cost: null,
		shipping_options: [],
		status: "open",
		submit_type: null,
		subscription: null,
		success_url: options.successUrl,
		total_details: { amount_discount: options.discount, amount_shipping: 0, amount_tax: 0 },
		ui_mode: "hosted_page",
		url: `${options.url}/c/${id}`,
		wallet_options: null,
	};
}
