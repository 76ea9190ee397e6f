import { emit } from "../events/events.ts";
import { attachMethod, newCustomer, newPaymentMethod } from "../objects/new-customer.ts";
import { newSubscription } from "../objects/new-subscription.ts";
import {
	type Account,
	type Checkout,
	type Customer,
	find,
	insert,
	lookUp,
	type PaymentMethod,
	type Price,
	type Subscription,
	timeOf,
} from "../state/account.ts";
import { type EnteredCard, outcomeOf, sentenceOf } from "./cards.ts";
import { collectInvoice } from "./collect-invoice.ts";
import { couponIsValid, giveDiscount } from "./discounts.ts";
import { openInvoice } from "./open-invoice.ts";
import { afterAnchor, itemOf, periodLine, setPrice } from "./subscription-plan.ts";

export type CheckoutPayment =
	| { kind: "paid"; url: string }
	| { kind: "authenticate" }
	| { kind: "declined"; message: string }
	| { kind: "closed" };

/** One press of the pay button. Paid twice is paid once: the second press finds it closed. */
export function payCheckout(
	account: Account,
	checkout: Checkout,
	{ card, authenticated }: { card: EnteredCard; authenticated: boolean },
): CheckoutPayment {
	const at = timeOf(account, checkout.customer);
	if (checkout.status !== "open" || checkout.expires_at <= at) return { kind: "closed" };
	const coupons = couponsOf(checkout);
	const gone = coupons.some((id) => {
		const coupon = lookUp(account, "coupon", id);
		return !coupon || account.state.deletedCoupons[id] || !couponIsValid(coupon, at);
	});
	if (gone) {
		return { kind: "declined", message: "This discount is no longer available. Go back and start again." };
	}
	const outcome = outcomeOf(card.card, true);
	if (outcome.kind === "declined") return { kind: "declined", message: sentenceOf(outcome.decline) };
	if (outcome.kind === "authenticate" && !authenticated) return { kind: "authenticate" };
	complete(account, checkout, card, at);
	return { kind: "paid", url: successUrlOf(checkout) };
}

function complete(account: Account, checkout: Checkout, card: EnteredCard, at: number): void {
	const customer = customerOf(account, checkout, card, at);
	const method = newPaymentMethod({ ...card, email: customer.email }, at);
	insert(account, "payment_method", method);
	account.state.cards[method.id] = card.card;
	attachMethod(account, method, customer, at);
	const order = account.state.orders[checkout.id];
	const subscription = startSubscription(
		account,
		{
			customer,
			price: find(account, "price", order?.price ?? ""),
			coupons: couponsOf(checkout),
			method,
			by: "authenticated",
			metadata: order?.metadata ?? {},
			description: order?.description ?? null,
			checkout: checkout.id,
		},
		at,
	);
	const invoice = lookUp(account, "invoice", subscription.latest_invoice);
	checkout.status = "complete";
	checkout.payment_status = (invoice?.amount_due ?? 0) > 0 ? "paid" : "no_payment_required";
	checkout.url = null;
	checkout.customer = customer.id;
	checkout.customer_details = {
		address: null,
		business_name: null,
		email: customer.email,
		individual_name: null,
		name: card.name,
		phone: null,
		tax_exempt: "none",
		tax_ids: [],
	};
	checkout.subscription = subscription.id;
	checkout.invoice = subscription.latest_invoice;
	account.changed = true;
	emit(account, "checkout.session.completed", checkout, at);
}

function customerOf(account: Account, checkout: Checkout, card: EnteredCard, at: number): Customer {
	const known = lookUp(account, "customer", checkout.customer);
	if (known) return known;
	const email = checkout.customer_email ?? undefined;
	const customer = insert(account, "customer", newCustomer({ email, name: card.name ?? undefined }, at));
	emit(account, "customer.created", customer, at);
	return customer;
}

function couponsOf(checkout: Checkout): string[] {
	return (checkout.discounts ?? []).flatMap(({ coupon }) => (coupon === null ? [] : [coupon]));
}

export function successUrlOf(checkout: Checkout): string {
	return (checkout.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", checkout.id);
}

export function expireCheckout(account: Account, checkout: Checkout, at: number): void {
	checkout.status = "expired";
	checkout.url = null;
	account.changed = true;
	emit(account, "checkout.session.expired", checkout, at);
}

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
