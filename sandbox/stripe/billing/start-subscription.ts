import { emit } from "../events/emit.ts";
import { newSubscription } from "../objects/new-subscription.ts";
import { type Account, insert } from "../state/account.ts";
import type { Customer, PaymentMethod, Price, Subscription } from "../state/tables.ts";
import { afterAnchor } from "./calendar.ts";
import { collectInvoice } from "./collect-invoice.ts";
import { giveDiscount } from "./discounts.ts";
import { openInvoice } from "./open-invoice.ts";
import { periodLine } from "./plan-change.ts";
import { itemOf, setPrice } from "./subscription-item.ts";

interface Options {
	customer: Customer;
	price: Price;
	coupons: readonly string[];
	method: PaymentMethod | null;
	/** The person has answered the bank, or the bank will not ask. */
	by: "authenticated" | "automatic";
	metadata: Record<string, string>;
	description: string | null;
	checkout: string | null;
}

/** A subscription with its first invoice paid. The caller has made sure that the payment goes through. */
export function startSubscription(account: Account, options: Options, at: number): Subscription {
	const { customer, price, method, metadata, description, checkout } = options;
	const period = { start: at, end: afterAnchor(at, price, 1) };
	const subscription = insert(
		account,
		"subscription",
		newSubscription({
			customer: customer.id,
			price,
			period,
			paymentMethod: method?.id ?? null,
			metadata,
			description,
			testClock: customer.test_clock ?? null,
		}),
	);
	setPrice(itemOf(subscription), price);
	subscription.discounts = options.coupons.map((coupon) =>
		giveDiscount(account, subscription, { coupon, checkout }, at),
	);
	const lines = [periodLine(account, subscription, price, period)];
	const invoice = openInvoice(
		account,
		{ subscription, lines, reason: "subscription_create", period: { start: at, end: at } },
		at,
	);
	emit(account, "customer.subscription.created", subscription, at);
	collectInvoice(account, invoice, { method, by: options.by }, at);
	return subscription;
}
