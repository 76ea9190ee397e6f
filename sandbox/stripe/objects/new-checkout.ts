import type { Checkout } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

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

export function newCheckout(options: CheckoutOptions, at: number): Checkout {
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
