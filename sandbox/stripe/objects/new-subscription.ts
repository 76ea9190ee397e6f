import type { Price, Schedule, SchedulePhase, Subscription, SubscriptionItem } from "../state/account.ts";
import { newId } from "../state/account.ts";
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

interface PhaseOptions {
	start: number;
	end: number;
	price: string;
	currency: string;
	discounts: { coupon: string | null; discount: string | null }[];
	metadata: Record<string, string>;
	prorationBehavior: "always_invoice" | "create_prorations" | "none";
	restarts: boolean;
}

export function newPhase(options: PhaseOptions): SchedulePhase {
	return {
		add_invoice_items: [],
		application_fee_percent: null,
		billing_cycle_anchor: options.restarts ? "phase_start" : null,
		billing_thresholds: null,
		collection_method: null,
		currency: options.currency,
		default_payment_method: null,
		default_tax_rates: [],
		description: null,
		discounts: options.discounts.map((discount) => ({ ...discount, promotion_code: null })),
		end_date: options.end,
		invoice_settings: null,
		items: [
			{
				billing_thresholds: null,
				discounts: [],
				metadata: {},
				plan: options.price,
				price: options.price,
				quantity: 1,
				tax_rates: [],
			},
		],
		metadata: options.metadata,
		on_behalf_of: null,
		proration_behavior: options.prorationBehavior,
		start_date: options.start,
		transfer_data: null,
		trial_end: null,
	};
}

/** A schedule that does what the subscription does already. */
export function newSchedule(subscription: Subscription, phase: SchedulePhase, at: number): Schedule {
	return {
		id: newId("sub_sched"),
		object: "subscription_schedule",
		application: null,
		billing_mode: structuredClone(subscription.billing_mode),
		canceled_at: null,
		completed_at: null,
		created: at,
		current_phase: { end_date: phase.end_date, start_date: phase.start_date },
		customer: subscription.customer,
		customer_account: null,
		default_settings: {
			application_fee_percent: null,
			automatic_tax: { disabled_reason: null, enabled: false, liability: null },
			billing_cycle_anchor: "automatic",
			billing_thresholds: null,
			collection_method: "charge_automatically",
			default_payment_method: subscription.default_payment_method,
			description: null,
			invoice_settings: {
				account_tax_ids: null,
				custom_fields: null,
				days_until_due: null,
				description: null,
				footer: null,
				issuer: { type: "self" },
			},
			on_behalf_of: null,
			transfer_data: null,
		},
		end_behavior: subscription.cancel_at_period_end ? "cancel" : "release",
		livemode: false,
		metadata: {},
		pause_schedules: [],
		phases: [phase],
		released_at: null,
		released_subscription: null,
		status: "active",
		subscription: subscription.id,
		test_clock: subscription.test_clock,
	};
}
