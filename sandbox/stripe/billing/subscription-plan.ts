import { planOf } from "../objects/new-price.ts";
import {
	type Account,
	find,
	type Price,
	type Subscription,
	type SubscriptionItem,
} from "../state/account.ts";
import { discountOn, netPrice } from "./discounts.ts";
import type { ChargeLine } from "./open-invoice.ts";

/** Every subscription here has exactly one. */
export function itemOf(subscription: Subscription): SubscriptionItem {
	const [item] = subscription.items.data;
	if (!item) throw new Error(`${subscription.id} has no item`);
	return item;
}

/** The price as it stands now, not as it was copied. */
export function priceOf(account: Account, subscription: Subscription): Price {
	return find(account, "price", itemOf(subscription).price.id);
}

export function setPrice(item: SubscriptionItem, price: Price): void {
	item.price = price;
	item.plan = planOf(price);
}

export function setPeriod(item: SubscriptionItem, period: { start: number; end: number }): void {
	item.current_period_start = period.start;
	item.current_period_end = period.end;
}

/** Renews, or waits for its money. */
export function isLive({ status }: Subscription): boolean {
	return status === "active" || status === "past_due";
}

const DAY = 86_400;

/**
 * The moment `count` intervals after the anchor, in seconds. Months are counted from the anchor, not from the last
 * period, so that the 31st comes back after February.
 */
export function afterAnchor(anchor: number, price: Price, count: number): number {
	const interval = price.recurring?.interval ?? "month";
	const steps = count * (price.recurring?.interval_count ?? 1);
	if (interval === "day") return anchor + steps * DAY;
	if (interval === "week") return anchor + steps * 7 * DAY;
	const date = new Date(anchor * 1_000);
	const day = date.getUTCDate();
	date.setUTCDate(1);
	date.setUTCMonth(date.getUTCMonth() + steps * (interval === "year" ? 12 : 1));
	const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
	date.setUTCDate(Math.min(day, lastDay));
	return Math.floor(date.getTime() / 1_000);
}

/** The period of the anchor's cycle that holds the moment. */
export function periodAt(anchor: number, price: Price, at: number): { start: number; end: number } {
	// A year is at least 365 days, so that the guess is never past the moment by more than one step.
	const length = afterAnchor(anchor, price, 1) - anchor;
	let count = Math.max(0, Math.floor((at - anchor) / length) - 1);
	while (afterAnchor(anchor, price, count + 1) <= at) count++;
	while (count > 0 && afterAnchor(anchor, price, count) > at) count--;
	return { start: afterAnchor(anchor, price, count), end: afterAnchor(anchor, price, count + 1) };
}

export function sameInterval(one: Price, other: Price): boolean {
	return (
		one.recurring?.interval === other.recurring?.interval &&
		one.recurring?.interval_count === other.recurring?.interval_count
	);
}

export const PRORATION_BEHAVIORS = ["always_invoice", "create_prorations", "none"] as const;
type ProrationBehavior = (typeof PRORATION_BEHAVIORS)[number];

export interface PlanChange {
	price: Price;
	period: { start: number; end: number };
	anchor: number;
	/** Charged at once. */
	now: ChargeLine[];
	/** Wait for the next invoice. */
	later: ChargeLine[];
}

interface ChangeOptions {
	price: Price;
	behavior: ProrationBehavior;
	/** Within the current period: from here on the old price is not used any more. */
	at: number;
	/** Where a new cycle starts. */
	now: number;
	/** The cycle starts anew even where the interval stays. */
	restart: boolean;
}

/**
 * What another price means at a moment. The unused time of the old price is credited and the time left at the new
 * one charged, both net of discounts and by the second. The same interval keeps the cycle; another one starts it anew
 * and charges a whole period. The preview and the charge both come from here.
 */
export function planChange(account: Account, subscription: Subscription, options: ChangeOptions): PlanChange {
	const { price, behavior, at } = options;
	const item = itemOf(subscription);
	const old = priceOf(account, subscription);
	const period = { start: item.current_period_start, end: item.current_period_end };
	const kept = { price, period, anchor: subscription.billing_cycle_anchor };
	const restarts = options.restart || !sameInterval(old, price);
	if (old.id === price.id && !restarts) return { ...kept, now: [], later: [] };

	const credit = behavior === "none" ? [] : [unusedLine(account, subscription, at)];
	if (restarts) {
		const fresh = { start: options.now, end: afterAnchor(options.now, price, 1) };
		return {
			price,
			period: fresh,
			anchor: options.now,
			now: [...credit, periodLine(account, subscription, price, fresh)],
			later: [],
		};
	}
	const lines = behavior === "none" ? [] : [...credit, proratedLine(account, subscription, price, at)];
	return behavior === "always_invoice"
		? { ...kept, now: lines, later: [] }
		: { ...kept, now: [], later: lines };
}

/** What was paid for the time from here on, as a credit. */
export function unusedLine(account: Account, subscription: Subscription, at: number): ChargeLine {
	const old = priceOf(account, subscription);
	const line = proratedLine(account, subscription, old, at);
	return { ...line, amount: -line.amount, description: `Unused time on ${nameOf(account, old)}` };
}

function proratedLine(account: Account, subscription: Subscription, price: Price, at: number): ChargeLine {
	const { current_period_start: start, current_period_end: end } = itemOf(subscription);
	return {
		price: price.id,
		description: `Remaining time on ${nameOf(account, price)}`,
		amount: Math.round((netPrice(account, subscription, price) * (end - at)) / (end - start)),
		discount: null,
		proration: true,
		period: { start: at, end },
	};
}

/** A whole period at the price, with the discount that applies to it. */
export function periodLine(
	account: Account,
	subscription: Subscription,
	price: Price,
	period: { start: number; end: number },
): ChargeLine {
	return {
		price: price.id,
		description: `1 × ${nameOf(account, price)}`,
		amount: price.unit_amount ?? 0,
		discount: discountOn(account, subscription, price),
		proration: false,
		period,
	};
}

function nameOf(account: Account, price: Price): string {
	return find(account, "product", price.product).name;
}
