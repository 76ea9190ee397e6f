import { emitChange } from "../events/emit.ts";
import { type Account, lookUp } from "../state/account.ts";
import type { Subscription } from "../state/tables.ts";
import type { PlanChange } from "./plan-change.ts";
import { currentPhaseOf } from "./schedule-phases.ts";
import { itemOf, setPeriod, setPrice } from "./subscription-item.ts";

/** Puts the subscription on the new price and cycle. The current phase of its schedule follows. */
export function applyChange(
	account: Account,
	subscription: Subscription,
	change: Pick<PlanChange, "price" | "period" | "anchor">,
	also: () => void,
	at: number,
): void {
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		const item = itemOf(subscription);
		setPrice(item, change.price);
		setPeriod(item, change.period);
		subscription.billing_cycle_anchor = change.anchor;
		if (subscription.cancel_at_period_end) subscription.cancel_at = change.period.end;
		also();
	});
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	const [planned] = (schedule && currentPhaseOf(schedule)?.items) ?? [];
	if (!schedule || !planned) return;
	emitChange(account, "subscription_schedule.updated", schedule, at, () => {
		planned.price = change.price.id;
		planned.plan = change.price.id;
	});
}
