import type { Schedule, SchedulePhase, Subscription } from "../state/tables.ts";
import { newId } from "../state/tables.ts";

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
