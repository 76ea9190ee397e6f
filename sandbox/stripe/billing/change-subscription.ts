import type Stripe from "stripe";
import { emit, emitChange } from "../events/events.ts";
import { ApiError } from "../http/api-error.ts";
import {
	type Account,
	all,
	find,
	type Invoice,
	lookUp,
	type Schedule,
	type SchedulePhase,
	type Subscription,
} from "../state/account.ts";
import { type Collected, collectInvoice, expectOutcome, methodFor } from "./collect-invoice.ts";
import { giveDiscount } from "./discounts.ts";
import { netOfLines, openInvoice, voidInvoice } from "./open-invoice.ts";
import {
	itemOf,
	type PlanChange,
	PRORATION_BEHAVIORS,
	planChange,
	priceOf,
	sameInterval,
	setPeriod,
	setPrice,
} from "./subscription-plan.ts";

/** Hours an update waits for its payment. */
const PENDING_SECONDS = 23 * 3_600;

export type PaymentBehavior = "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete";

interface Options {
	change: PlanChange;
	behavior: PaymentBehavior;
	prorationDate: number;
	/** The rest of the update, done together with the plan. */
	metadata: Record<string, string> | null;
	cancelAtPeriodEnd: boolean | null;
	also: () => void;
}

/** Moves a subscription to another price and collects what that costs now. */
export function changeSubscription(
	account: Account,
	subscription: Subscription,
	{ change, behavior, prorationDate, metadata, cancelAtPeriodEnd, also }: Options,
	at: number,
): void {
	const customer = find(account, "customer", subscription.customer);
	const waiting = account.state.pendingLines[subscription.id] ?? [];
	const lines = change.now.length > 0 ? [...waiting, ...change.now] : [];
	const due = Math.max(0, netOfLines(lines) + customer.balance);
	const method = methodFor(account, customer, subscription);
	const outcome: Collected = due > 0 ? expectOutcome(account, method, false) : { kind: "paid" };
	if (outcome.kind !== "paid" && behavior === "error_if_incomplete") throw cardError(outcome);

	const open = (): Invoice => {
		delete account.state.pendingLines[subscription.id];
		const period = { start: itemOf(subscription).current_period_start, end: at };
		const reason = "subscription_update";
		return openInvoice(account, { subscription, lines, reason, period, prorationDate }, at);
	};
	if (outcome.kind !== "paid" && behavior === "pending_if_incomplete") {
		const invoice = open();
		const { price, period, anchor } = change;
		account.state.pendingChanges[subscription.id] = {
			invoice: invoice.id,
			price: price.id,
			cycle: anchor === subscription.billing_cycle_anchor ? null : { period, anchor },
			metadata,
			cancelAtPeriodEnd,
		};
		const wanted = structuredClone(itemOf(subscription));
		setPrice(wanted, price);
		setPeriod(wanted, period);
		emitChange(account, "customer.subscription.updated", subscription, at, () => {
			subscription.pending_update = {
				billing_cycle_anchor: anchor === subscription.billing_cycle_anchor ? null : anchor,
				cancel_at_period_end: cancelAtPeriodEnd,
				discount: null,
				discounts: null,
				expires_at: at + PENDING_SECONDS,
				metadata,
				subscription_items: [wanted],
				trial_end: null,
				trial_from_plan: null,
			};
		});
		collectInvoice(account, invoice, { method, by: "automatic" }, at);
		return;
	}
	const invoice = lines.length > 0 ? open() : null;
	applyChange(account, subscription, change, also, at);
	if (change.later.length > 0) {
		account.state.pendingLines[subscription.id] = [...waiting, ...change.later];
	}
	if (invoice) collectInvoice(account, invoice, { method, by: "automatic" }, at);
}

export function cardError(outcome: Exclude<Collected, { kind: "paid" }>): ApiError {
	const waits = outcome.kind === "authenticate";
	return new ApiError(402, {
		type: "card_error",
		code: waits ? "authentication_required" : outcome.code,
		decline_code: waits ? "authentication_required" : outcome.decline,
		message: outcome.message,
		...(outcome.method && { payment_method: outcome.method }),
	});
}

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

/** Ends it now and for good. Open invoices stay open, and nobody collects them any more. */
export function cancelSubscription(
	account: Account,
	subscription: Subscription,
	reason: Stripe.Subscription.CancellationDetails.Reason,
	at: number,
): void {
	const pending = account.state.pendingChanges[subscription.id];
	delete account.state.pendingChanges[subscription.id];
	delete account.state.pendingLines[subscription.id];
	subscription.pending_update = null;
	if (pending) voidInvoice(account, pending.invoice, at);
	for (const invoice of all(account, "invoice")) {
		if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue;
		if (invoice.status !== "open" && invoice.status !== "draft") continue;
		invoice.auto_advance = false;
		invoice.next_payment_attempt = null;
	}
	const schedule = lookUp(account, "subscription_schedule", subscription.schedule);
	if (schedule) {
		emitChange(account, "subscription_schedule.canceled", schedule, at, () => {
			schedule.status = "canceled";
			schedule.canceled_at = at;
			schedule.current_phase = null;
		});
	}
	subscription.schedule = null;
	subscription.status = "canceled";
	subscription.ended_at = at;
	subscription.canceled_at ??= at;
	subscription.cancellation_details = {
		comment: subscription.cancellation_details?.comment ?? null,
		feedback: subscription.cancellation_details?.feedback ?? null,
		feedback_option: null,
		reason,
	};
	account.changed = true;
	emit(account, "customer.subscription.deleted", subscription, at);
}

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
