import { planOf } from "../objects/new-price.ts";
import { type Account, find } from "../state/account.ts";
import type { Price, Subscription, SubscriptionItem } from "../state/tables.ts";

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
