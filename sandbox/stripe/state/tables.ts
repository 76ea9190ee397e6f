import { randomBytes } from "node:crypto";
import type Stripe from "stripe";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A random id of Stripe's kind, for example `sub_` and 24 letters and digits. */
export function newId(prefix: string, length = 24): string {
	let id = `${prefix}_`;
	for (const byte of randomBytes(length)) id += LETTERS[byte % LETTERS.length];
	return id;
}

/** Every kind of object that is kept, by its `object` word. */
export interface Kinds {
	product: Wire<Stripe.Product>;
	price: Wire<Stripe.Price>;
	coupon: Wire<Stripe.Coupon>;
	customer: Wire<Stripe.Customer>;
	payment_method: Wire<Stripe.PaymentMethod>;
	"checkout.session": Wire<Stripe.Checkout.Session>;
	subscription: Wire<Stripe.Subscription>;
	discount: Wire<Stripe.Discount>;
	invoice: Wire<Stripe.Invoice>;
	invoice_payment: Wire<Stripe.InvoicePayment>;
	payment_intent: Wire<Stripe.PaymentIntent>;
	charge: Wire<Stripe.Charge>;
	refund: Wire<Stripe.Refund>;
	dispute: Wire<Stripe.Dispute>;
	subscription_schedule: Wire<Stripe.SubscriptionSchedule>;
	"billing_portal.session": Wire<Stripe.BillingPortal.Session>;
	"test_helpers.test_clock": Wire<Stripe.TestHelpers.TestClock>;
	event: StoredEvent;
}
export type Kind = keyof Kinds;
export type AnyObject = Kinds[Kind];

interface StoredEvent {
	id: string;
	object: "event";
	api_version: string;
	created: number;
	data: { object: object; previous_attributes?: Record<string, unknown> };
	livemode: false;
	pending_webhooks: number;
	request: { id: string | null; idempotency_key: string | null };
	type: Stripe.Event.Type;
}

export type Tables = { [K in Kind]: Record<string, Kinds[K]> };
export type Price = Kinds["price"];
export type Coupon = Kinds["coupon"];
export type Customer = Kinds["customer"];
export type Subscription = Kinds["subscription"];
export type SubscriptionItem = Subscription["items"]["data"][number];
export type Invoice = Kinds["invoice"];
export type InvoiceLine = Invoice["lines"]["data"][number];
export type Checkout = Kinds["checkout.session"];
export type PaymentMethod = Kinds["payment_method"];
export type Schedule = Kinds["subscription_schedule"];
export type SchedulePhase = Schedule["phases"][number];
export type TestClock = Kinds["test_helpers.test_clock"];

export function emptyTables(): Tables {
	return {
		product: {},
		price: {},
		coupon: {},
		customer: {},
		payment_method: {},
		"checkout.session": {},
		subscription: {},
		discount: {},
		invoice: {},
		invoice_payment: {},
		payment_intent: {},
		charge: {},
		refund: {},
		dispute: {},
		subscription_schedule: {},
		"billing_portal.session": {},
		"test_helpers.test_clock": {},
		event: {},
	};
}

type Scalar = string | number | boolean | null | undefined;

/**
 * A Stripe object as it goes over the wire with nothing expanded: ids where the SDK's type allows an id or an object,
 * decimal numbers as text.
 */
type Wire<T> = string extends T
	? Extract<T, Scalar>
	: T extends Scalar
		? T
		: T extends Stripe.Decimal
			? string
			: T extends (infer Item)[]
				? Wire<Item>[]
				: { [Key in keyof T]: Wire<T[Key]> };
