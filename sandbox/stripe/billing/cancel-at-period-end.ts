import type { Subscription } from "../state/tables.ts";
import { itemOf } from "./subscription-item.ts";

export function setCancelAtPeriodEnd(subscription: Subscription, wanted: boolean, at: number): void {
	setCancelAt(subscription, wanted ? itemOf(subscription).current_period_end : null, at);
	subscription.cancel_at_period_end = wanted;
}

/** A day of its own to end at; null takes it back. */
export function setCancelAt(subscription: Subscription, when: number | null, at: number): void {
	subscription.cancel_at_period_end = false;
	subscription.cancel_at = when;
	subscription.canceled_at = when === null ? null : at;
	subscription.cancellation_details = {
		comment: subscription.cancellation_details?.comment ?? null,
		feedback: subscription.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason: when === null ? null : "cancellation_requested",
	};
}
