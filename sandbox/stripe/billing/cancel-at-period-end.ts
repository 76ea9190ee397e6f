import type { Subscription } from "../state/tables.ts";
import { itemOf } from "./subscription-item.ts";

export function setCancelAtPeriodEnd(subscription: Subscription, wanted: boolean, at: number): void {
	subscription.cancel_at_period_end = wanted;
	subscription.cancel_at = wanted ? itemOf(subscription).current_period_end : null;
	subscription.canceled_at = wanted ? at : null;
	subscription.cancellation_details = {
		comment: subscription.cancellation_details?.comment ?? null,
		feedback: subscription.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason: wanted ? "cancellation_requested" : null,
	};
}
