import { emitChange } from "../events/emit.ts";
import { type Account, find, lookUp } from "../state/account.ts";
import type { Schedule, SchedulePhase, Subscription } from "../state/tables.ts";
import { sameInterval } from "./calendar.ts";
import { cancelSubscription } from "./cancel-subscription.ts";
import { changeSubscription } from "./change-subscription.ts";
import { giveDiscount } from "./discounts.ts";
import { PRORATION_BEHAVIORS, planChange } from "./plan-change.ts";
import { itemOf, priceOf, setPrice } from "./subscription-item.ts";

/** The current phase is over: the next one begins, or the schedule lets go. */
export function advanceSchedule(account: Account, schedule: Schedule, at: number): void {
	const subscription = find(account, "subscription", schedule.subscription ?? "");
	const next = nextPhaseOf(schedule);
	if (!next) {
		if (schedule.end_behavior === "cancel") {
			cancelSubscription(account, subscription, "cancellation_requested", at);
		} else releaseSchedule(account, schedule, at);
		return;
	}
	enterPhase(account, subscription, next, at);
	emitChange(account, "subscription_schedule.updated", schedule, at, () => {
		schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
	});
}

function enterPhase(account: Account, subscription: Subscription, phase: SchedulePhase, at: number): void {
	usePhaseDiscounts(account, subscription, phase, at);
	const price = find(account, "price", phase.items[0]?.price ?? "");
	const item = itemOf(subscription);
	if (at < item.current_period_end) {
		const behavior =
			PRORATION_BEHAVIORS.find((known) => known === phase.proration_behavior) ?? "create_prorations";
		const restart = phase.billing_cycle_anchor === "phase_start";
		const change = planChange(account, subscription, { price, behavior, at, now: at, restart });
		const options = { metadata: null, cancelAtPeriodEnd: null, also: () => undefined, prorationDate: at };
		changeSubscription(account, subscription, { change, behavior: "allow_incomplete", ...options }, at);
		return;
	}
	// The period is over: the renewal that follows charges the new price, and nothing is left to prorate.
	const old = priceOf(account, subscription);
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		setPrice(item, price);
		if (!sameInterval(old, price)) subscription.billing_cycle_anchor = at;
	});
}

/** A phase says which discounts hold in it; those it does not name end. */
export function usePhaseDiscounts(
	account: Account,
	subscription: Subscription,
	phase: SchedulePhase,
	at: number,
): void {
	const kept = phase.discounts.flatMap(({ discount, coupon }) => {
		if (discount !== null && lookUp(account, "discount", discount)) return [discount];
		return coupon === null ? [] : [giveDiscount(account, subscription, { coupon, checkout: null }, at)];
	});
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.discounts = kept;
	});
}

/** The subscription goes on as it is, without the schedule. */
export function releaseSchedule(account: Account, schedule: Schedule, at: number): void {
	const subscription = lookUp(account, "subscription", schedule.subscription);
	emitChange(account, "subscription_schedule.released", schedule, at, () => {
		schedule.status = "released";
		schedule.released_at = at;
		schedule.released_subscription = schedule.subscription;
		schedule.subscription = null;
		schedule.current_phase = null;
	});
	if (!subscription) return;
	emitChange(account, "customer.subscription.updated", subscription, at, () => {
		subscription.schedule = null;
	});
}

export function phaseEndsAt(schedule: Schedule): number | null {
	return schedule.status === "active" ? (currentPhaseOf(schedule)?.end_date ?? null) : null;
}

export function currentPhaseOf(schedule: Schedule): SchedulePhase | null {
	const start = schedule.current_phase?.start_date;
	return schedule.phases.find((phase) => phase.start_date === start) ?? null;
}

export function nextPhaseOf(schedule: Schedule): SchedulePhase | null {
	const current = currentPhaseOf(schedule);
	return current ? (schedule.phases[schedule.phases.indexOf(current) + 1] ?? null) : null;
}
