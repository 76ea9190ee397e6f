import { planOf } from "../objects/new-price.ts";
import {
	type Account,
	find,
	type Price,
	type Subscription,
	type SubscriptionItem,
} from "../state/account.ts";

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
