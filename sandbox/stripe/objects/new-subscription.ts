import type { Price, Subscription, SubscriptionItem } from "../state/tables.ts";
import { newId } from "../state/tables.ts";
import { planOf } from "./new-price.ts";

interface SubscriptionOptions {
	customer: string;
	price: Price;
	period: { start: number; end: number };
	paymentMethod: string | null;
	metadata: Record<string, string>;
	description: string | null;
	testClock: string | null;
}

function newItem(subscription: string, { price, period }: SubscriptionOptions): SubscriptionItem {
	return {
		id: newId("si", 14),
		object: "subscription_item",
		billing_thresholds: null,
		created: period.start,
		current_period_end: period.end,
		current_period_start: period.start,
		current_trial: null,
		discounts: [],
		metadata: {},
		plan: planOf(price),
		price,
		quantity: 1,
		subscription,
		tax_rates: [],
	};
}

export function newSubscription(options: SubscriptionOptions): Subscription {
	const { customer, price, period } = options;
	const id = newId("sub");
	return {
		id,
		object: "subscription",
		application: null,
		application_fee_percent: null,
		automatic_tax: { disabled_reason: null, enabled: false, liability: null },
		billing_cycle_anchor: period.start,
		billing_cycle_anchor_config: null,
		billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
		billing_schedules: [],
		billing_thresholds: null,
		cancel_at: null,
		cancel_at_period_end: false,
		canceled_at: null,
		cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
		collection_method: "charge_automatically",
		created: period.start,
		currency: price.currency,
		customer,
		customer_account: null,
		days_until_due: null,
		default_payment_method: options.paymentMethod,
		default_source: null,
		default_tax_rates: [],
		description: options.description,
		discounts: [],
		ended_at: null,
		invoice_settings: {
			account_tax_ids: null,
			custom_fields: null,
			description: null,
			footer: null,
			issuer: { type: "self" },
		},
		items: {
			object: "list",
			data: [newItem(id, options)],
			has_more: false,
			url: `/v1/subscription_items?subscription=${id}`,
		},
		latest_invoice: null,
		livemode: false,
		managed_payments: { enabled: false },
		metadata: options.metadata,
		next_pending_invoice_item_invoice: null,
		on_behalf_of: null,
		pause_collection: null,
		payment_settings: {
			payment_method_options: null,
			payment_method_types: null,
			save_default_payment_method: "off",
		},
		pending_invoice_item_interval: null,
		pending_setup_intent: null,
		pending_update: null,
		schedule: null,
		start_date: period.start,
		status: "active",
		test_clock: options.testClock,
		transfer_data: null,
		trial_end: null,
		trial_settings: {
			end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
		},
		trial_start: null,
	};
}
